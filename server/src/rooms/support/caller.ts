import type { Call } from '../../platform/http/call.ts'

/** The member behind a call whose endpoint admits only members. */
export function memberOf({ actor }: Call): string {
  if (!actor) throw new Error('A call of members was let through without a session.')
  return actor.id
}

/** How many a page holds when nobody says. */
export const usualPage = 50

/** A cursor that nobody gave out is no cursor. */
export function readCursor(cursor = ''): bigint | undefined {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
}

/** The first of what was found, which is one more than asked for where a further page follows, and its cursor. */
export function pageOf<Row extends { readonly number: bigint }>(
  found: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? String(last.number) : null }
}
