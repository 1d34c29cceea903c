import { calls } from 'virtual:contract'
import type { KnownHead } from '@baize/games/audit-list'
import type { ListedEntry, PublicList } from '@baize/games/listed'
import { call } from '../api.ts'

/** So far it is followed; whoever wants more has the command line. */
const mostPages = 20

/**
 * The public list from the entry before a promise on, and as far as it goes. Nothing where nobody told the place of the
 * promise, and where the list cannot be had: then nothing is known, for or against.
 */
export async function followList(
  position: number | undefined,
  heads: readonly KnownHead[] = [],
): Promise<PublicList | undefined> {
  if (position === undefined || position < 1) return undefined
  const entries: ListedEntry[] = []
  let cursor = String(Math.max(position - 2, 0))
  for (let page = 0; page < mostPages; page += 1) {
    const part = await askFrom(cursor)
    if (part === undefined) return page === 0 ? undefined : { entries, heads }
    entries.push(...part.list)
    if (part.next === '') break
    cursor = part.next
  }
  return { entries, heads }
}

const askFrom = (cursor: string) =>
  call(calls.listCommitments, { cursor, limit: 100 }).catch(() => undefined)
