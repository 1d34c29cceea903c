import { readSpan } from '../../shared/read-span.ts'
import type { Search } from '../../shared/forms/use-search.ts'

/** What the log is asked for. */
export type AuditFilter = {
  readonly text?: string
  readonly actor?: string
  readonly action?: string
  readonly from?: string
  readonly to?: string
}

export function readAuditFilter(search: Search, now: Date, zone: string): AuditFilter {
  const { text, person, action } = search
  const span = readSpan(search, now, zone)
  return {
    ...(text && { text }),
    ...(person && { actor: person }),
    ...(action && { action }),
    ...span,
  }
}
