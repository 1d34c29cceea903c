import type { Bar, BarKind } from '../../identity/identity.ts'

export { barOf } from '../../identity/identity.ts'

export type BarRefusal = 'member_timed_out' | 'member_excluded'

export function barredWord(kind: BarKind): BarRefusal {
  return kind === 'exclusion' ? 'member_excluded' : 'member_timed_out'
}

const hourMs = 3_600_000

export const timeOutHours = { least: 24, most: 6 * 7 * 24 } as const
export const exclusionMonths = { least: 6, most: 60 } as const

/** The lengths there are, as a refusal names them. */
export const offeredLengths = {
  hoursLeast: timeOutHours.least,
  hoursMost: timeOutHours.most,
  monthsLeast: exclusionMonths.least,
  monthsMost: exclusionMonths.most,
} as const

/** When a restriction of this length would end; nothing when there is none of this length. */
export function readBar(kind: BarKind, length: number | null, now: Date): Bar | undefined {
  if (kind === 'exclusion') {
    if (length === null) return { kind, until: null }
    return isWithin(length, exclusionMonths) ? { kind, until: addMonths(now, length) } : undefined
  }
  if (length === null || !isWithin(length, timeOutHours)) return undefined
  return { kind, until: new Date(now.getTime() + length * hourMs) }
}

/** Whether this one takes the place of what holds: an exclusion that of a time-out, a longer one that of a shorter. */
export function isStricter(wanted: Bar, holds: Bar | undefined): boolean {
  if (holds === undefined) return true
  if (wanted.kind !== holds.kind) return wanted.kind === 'exclusion'
  return endOf(wanted) > endOf(holds)
}

function endOf({ until }: Bar): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY
}

function isWithin(
  length: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return Number.isInteger(length) && length >= least && length <= most
}

/** From the 31st of a month into a short one it becomes a day of the next: longer, never shorter. */
function addMonths(from: Date, months: number): Date {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + months)
  return until
}
