import { ok, refuse, type Result } from './result.ts'
import { addDays, businessDay, businessDayBounds, isDay, type Day } from './time.ts'

/** Days of the brand's calendar, both included, and the moments that bound them. */
export type DaySpan = {
  readonly firstDay: Day
  readonly lastDay: Day
  readonly from: Date
  readonly until: Date
}

export type WantedSpan = {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A year and a day, so that the same date a year ago can be reached in one look. */
export const mostDays = 366
const usualDays = 7

type Calendar = { readonly now: Date; readonly zone: string }

/** The last seven days where none are named. What is no day, turned around, too long or still to come is refused. */
export function readSpan(
  { from, to }: WantedSpan,
  { now, zone }: Calendar,
): Result<DaySpan, 'invalid_period'> {
  const today = businessDay(now, zone)
  const last = to ?? today
  if (!isDay(last) || !isReachable(last)) return refuse('invalid_period')
  const first = from ?? addDays(last, 1 - usualDays)
  if (!isDay(first) || !isReachable(first) || first > last || first > today) {
    return refuse('invalid_period')
  }
  if (addDays(first, mostDays) <= last) return refuse('invalid_period')
  return ok({
    firstDay: first,
    lastDay: last,
    from: businessDayBounds(first, zone).start,
    until: businessDayBounds(last, zone).end,
  })
}

/** Years that no calendar of a business names would only strain the arithmetic of days. */
function isReachable(day: Day): boolean {
  return day >= '2000-01-01' && day <= '2999-12-31'
}

/** Every day of a span, the first one first. */
export function daysOf({ firstDay, lastDay }: Pick<DaySpan, 'firstDay' | 'lastDay'>): Day[] {
  const days: Day[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}
