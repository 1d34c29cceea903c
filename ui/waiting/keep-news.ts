import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Makes no news get lost on a page that is just being drawn. The library lets news of a query whose first answer is
 * under way join that answer, which may have been given before there were any; here it is asked for once more then.
 */
export function keepNews(client: QueryClient): QueryClient {
  const invalidate = client.invalidateQueries.bind(client)
  const waiting = new Map<Query, Promise<void>>()

  /** However many news come until the first answer is there, one further question sees them all. */
  function askedOnceMore(query: Query): Promise<void> {
    const known = waiting.get(query)
    if (known) return known
    const asking = Promise.resolve(query.promise)
      .catch(() => {})
      .then(() => {
        waiting.delete(query)
        return invalidate({ queryKey: query.queryKey, exact: true })
      })
    waiting.set(query, asking)
    return asking
  }

  client.invalidateQueries = async (filters, options) => {
    const early = client
      .getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    const further = early.map(askedOnceMore)
    await invalidate(filters, options)
    await Promise.all(further)
  }
  return client
}
