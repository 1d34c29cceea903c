import { addDays, weekdayOf, type Day, type Span } from '@baize/kernel/time'

const quarterMs = 900_000
const slotMs = 300_000

/** How many weeks back the usual is looked for. */
export const usualWeeks = 8

const floorTo = (at: Date, ms: number) => new Date(Math.floor(at.getTime() / ms) * ms)

/** The beginning of the quarter hour that holds a moment. */
export function quarterOf(at: Date): Date {
  return floorTo(at, quarterMs)
}

/** The beginning of the five minutes that hold a moment. */
export function slotOf(at: Date): Date {
  return floorTo(at, slotMs)
}

/** The first of the three slots, the one that runs among them, that lie within the last fifteen minutes. */
export function firstRecentSlot(now: Date): Date {
  return new Date(slotOf(now).getTime() - 2 * slotMs)
}

// A formatter costs far more to make than to use.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The minute of the day that the zone's clocks show. */
export function minuteOf(at: Date, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
  clocks.set(zone, clock)
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  return hour * 60 + minute
}

export type Hour = Span & {
  /** As the clocks show it, 0 to 23. */
  readonly hour: number
}

/**
 * The hours of a day as its clocks show them. Where clocks are set forward one is missing, where they are set back one
 * comes twice, and each of the two is an hour of its own.
 */
export function hoursOf({ start, end }: Span, zone: string): Hour[] {
  const hours: { start: Date; end: Date; hour: number }[] = []
  let shown = Number.POSITIVE_INFINITY
  for (let at = start; at < end; at = new Date(at.getTime() + quarterMs)) {
    const minute = minuteOf(at, zone)
    const hour = Math.floor(minute / 60)
    const last = hours.at(-1)
    const next = new Date(Math.min(at.getTime() + quarterMs, end.getTime()))
    if (last === undefined || last.hour !== hour || minute < shown) {
      hours.push({ start: at, end: next, hour })
    } else {
      last.end = next
    }
    shown = minute
  }
  return hours
}

/** The same weekday of the weeks before, the latest first; of the weeks before `before` where that is earlier. */
export function usualDaysOf(day: Day, before: Day = day): Day[] {
  const back = (weekdayOf(before) - weekdayOf(day) + 7) % 7 || 7
  const latest = addDays(before, -back)
  return Array.from({ length: usualWeeks }, (_, week) => addDays(latest, -7 * week))
}
