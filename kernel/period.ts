import { addDays, businessDayBounds, type Day, type Span, weekdayOf } from './time.ts'

export const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

export type Period = (typeof periods)[number]

export type PeriodSpan = Span & {
  readonly firstDay: Day
  /** The last day that belongs to it. */
  readonly lastDay: Day
}

/**
 * The period that holds a business day, in days and in moments. Weeks run from Monday to Sunday (ISO 8601), half
 * months from the 1st to the 15th and from the 16th to the end.
 */
export function periodOf(period: Period, day: Day, zone: string): PeriodSpan {
  const { firstDay, lastDay } = periodDays(period, day)
  const { start } = businessDayBounds(firstDay, zone)
  const { end } = businessDayBounds(lastDay, zone)
  return { firstDay, lastDay, start, end }
}

function periodDays(period: Period, day: Day): { firstDay: Day; lastDay: Day } {
  switch (period) {
    case 'daily':
      return { firstDay: day, lastDay: day }
    case 'weekly': {
      const firstDay = addDays(day, 1 - weekdayOf(day))
      return { firstDay, lastDay: addDays(firstDay, 6) }
    }
    case 'semimonthly':
      return inFirstHalf(day)
        ? { firstDay: dateOfMonth(day, '01'), lastDay: dateOfMonth(day, '15') }
        : { firstDay: dateOfMonth(day, '16'), lastDay: lastOfMonth(day) }
    case 'monthly':
      return { firstDay: dateOfMonth(day, '01'), lastDay: lastOfMonth(day) }
  }
}

function inFirstHalf(day: Day): boolean {
  return Number(day.slice(8)) <= 15
}

function dateOfMonth(day: Day, date: '01' | '15' | '16'): Day {
  return `${day.slice(0, 8)}${date}` as Day
}

function lastOfMonth(day: Day): Day {
  // Thirty-one days after the first is always in the next month.
  return addDays(dateOfMonth(addDays(dateOfMonth(day, '01'), 31), '01'), -1)
}
