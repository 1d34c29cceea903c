import { readSpan } from '../../../shared/read-span.ts'
import type { Search } from '../../../shared/forms/use-search.ts'
import type { EntryFilter } from '../api.ts'

/** What the entries are asked for, as the address has it. */
export function readEntryFilter(search: Search, now: Date, zone: string): EntryFilter {
  const { reason } = search
  return { ...(reason && { reason }), ...readSpan(search, now, zone) }
}
