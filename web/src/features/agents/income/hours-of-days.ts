import type { SettledWindow } from '@baize/contract/agents/settlements'
import { daysOf } from '@baize/kernel/day-span'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { DayRange } from '@baize/ui/forms/date-presets.ts'

export type HoursOfDay<Window> = {
  readonly day: Day
  /** By the hour that the clock shows at its beginning; where clocks are set back the later of two is shown. */
  readonly hours: ReadonlyMap<number, Window>
}

const mostDays = 7

/** The last seven days of a range; a week is what one can look over. */
export function lastWeekOf({ firstDay, lastDay }: DayRange): DayRange {
  const first = addDays(lastDay, 1 - mostDays)
  return { firstDay: first > firstDay ? first : firstDay, lastDay }
}

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })

/** The day and the hour that the brand's clocks show at a moment. */
export const hourOf = (at: Date, zone: string) => ({
  day: businessDay(at, zone),
  hour: Number(clockOf(zone).format(at)),
})

/** Windows of an hour each, put into the days and hours of the brand's clocks. */
export function hoursOfDays<Window extends Pick<SettledWindow, 'from'>>(
  windows: readonly Window[],
  range: DayRange,
  zone: string,
): HoursOfDay<Window>[] {
  const clock = clockOf(zone)
  const byDay = new Map<Day, Map<number, Window>>(daysOf(range).map((day) => [day, new Map()]))
  const oldestFirst = windows.toSorted((a, b) => a.from.localeCompare(b.from))
  for (const window of oldestFirst) {
    const at = new Date(window.from)
    byDay.get(businessDay(at, zone))?.set(Number(clock.format(at)), window)
  }
  return [...byDay].map(([day, hours]) => ({ day, hours }))
}
