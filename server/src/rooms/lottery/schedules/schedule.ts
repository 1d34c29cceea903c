import { addDays, businessDay, businessDayBounds, momentAt, weekdayOf } from '@baize/kernel/time'
import type { Day } from '@baize/kernel/time'

/** When a lottery draws, by the clocks of a zone; and how long before, and until when, a ticket is taken. */
export type Schedule = {
  /** Every so many minutes between two times of the day, or at times of the day; in minutes after midnight. */
  readonly draws:
    | { readonly every: number; readonly from: number; readonly until: number }
    | { readonly at: readonly number[] }
  /** On which days: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[]
  /** Days without a draw. */
  readonly holidays: readonly Day[]
  /** How many seconds before the draw no ticket is taken any more. */
  readonly closesBefore: number
  /** How many seconds before the draw the first one is. */
  readonly opensBefore: number
}

/** A draw that is to come, as the schedule has it. */
export type Slot = {
  /** The day and which draw of it: `20261118-0007`. */
  readonly number: string
  readonly day: Day
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

export type ScheduleFault = 'draws' | 'weekdays' | 'closes' | 'opens'

const dayMinutes = 1_440
/** So that what is on its way, and clocks that are not as right as the database's, have an end before the draw. */
export const leastClosing = 5

/** What makes no sense of a schedule, before anything is made of it. */
export function findScheduleFault(schedule: Schedule): ScheduleFault | undefined {
  const { draws, weekdays, closesBefore, opensBefore } = schedule
  if (!areDrawsSound(draws)) return 'draws'
  const days = weekdays.filter((day) => Number.isInteger(day) && day >= 1 && day <= 7)
  if (weekdays.length === 0 || days.length < new Set(weekdays).size) return 'weekdays'
  if (!Number.isInteger(closesBefore) || closesBefore < leastClosing) return 'closes'
  if (!Number.isInteger(opensBefore) || opensBefore <= closesBefore) return 'opens'
  return undefined
}

function areDrawsSound(draws: Schedule['draws']): boolean {
  if ('at' in draws) {
    const isMinute = (at: number) => Number.isInteger(at) && at >= 0 && at < dayMinutes
    return draws.at.length > 0 && draws.at.every(isMinute)
  }
  const { every, from, until } = draws
  const isWhole = [every, from, until].every(Number.isInteger)
  return isWhole && every >= 1 && from >= 0 && from < until && until <= dayMinutes
}

/** The draws of one day of the calendar, in their order; none on a holiday or another day of the week. */
export function slotsOf(schedule: Schedule, day: Day, zone: string): Slot[] {
  const { weekdays, holidays, closesBefore, opensBefore } = schedule
  if (!weekdays.includes(weekdayOf(day)) || holidays.includes(day)) return []
  return momentsOf(schedule.draws, day, zone).map((at, index) => ({
    number: `${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`,
    day,
    opensAt: new Date(at - opensBefore * 1_000),
    closesAt: new Date(at - closesBefore * 1_000),
    drawsAt: new Date(at),
  }))
}

/**
 * Draws every few minutes keep their distance while clocks change: such a day has more or fewer of them. A draw at a time
 * of the day is there once: where clocks skip that time, at the moment at which they do.
 */
function momentsOf(draws: Schedule['draws'], day: Day, zone: string): number[] {
  if ('at' in draws) {
    const moments = draws.at.map((minute) => momentAt(day, minute, zone).getTime())
    return [...new Set(moments)].toSorted((a, b) => a - b)
  }
  const start = momentAt(day, draws.from, zone).getTime()
  const end =
    draws.until === dayMinutes
      ? businessDayBounds(day, zone).end.getTime()
      : momentAt(day, draws.until, zone).getTime() + 1
  const stepMs = draws.every * 60_000
  const count = Math.ceil((end - start) / stepMs)
  return Array.from({ length: Math.max(count, 0) }, (_, index) => start + index * stepMs)
}

/** The draws whose sale ends between two moments: after the first, up to the second. */
export function slotsBetween(schedule: Schedule, from: Date, until: Date, zone: string): Slot[] {
  const found: Slot[] = []
  const last = addDays(businessDay(until, zone), 1)
  for (let day = businessDay(from, zone); day <= last; day = addDays(day, 1)) {
    found.push(...slotsOf(schedule, day, zone))
  }
  return found.filter(({ closesAt }) => closesAt > from && closesAt <= until)
}
