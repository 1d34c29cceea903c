import { gather } from './gather.ts'

const gathering = { most: 500, lanes: 1, lingerMs: 100 }

/**
 * Notes that something was seen, for times that are kept to the minute. Nobody waits for it: a write on the way of every
 * call would cost more than the call. One that is lost is made by the next call, so a failure is no news.
 */
export function createTouch(write: (ids: readonly string[]) => Promise<unknown>) {
  const waiting = new Set<string>()
  const touch = gather(async (ids: readonly string[]) => {
    await write(ids)
    return ids
  }, gathering)
  return (id: string): void => {
    if (waiting.has(id)) return
    waiting.add(id)
    void touch(id)
      .catch(() => {})
      .finally(() => waiting.delete(id))
  }
}
