import type { Day } from '@baize/kernel/time'
import type { BetSums } from '../sums.ts'
import { minuteOf, quarterOf } from './hours.ts'
import { addUp, meanOf, showTotals, type Played } from './played.ts'

/** With fewer days than this there is no usual: one day is an accident. */
const fewestDays = 2

/** Those of a day's usual days on which anything was played; nothing when they are too few. */
export function usualDaysPlayed({ usualDays, sumsOf }: Played, day: Day): Day[] | undefined {
  const days = usualDays(day).filter((one) => sumsOf(one).bets > 0)
  return days.length < fewestDays ? undefined : days
}

/** What a day that still runs came to up to a minute of its clocks. */
function sumUntil({ quartersOf, zone }: Played, day: Day, minute: number): BetSums {
  const quarters = quartersOf(day).filter(({ at }) => minuteOf(at, zone) < minute)
  return addUp(quarters.map(({ sums }) => sums))
}

/**
 * The span beside its usual. A day that still runs is compared up to the last whole quarter of an hour on both sides;
 * days that have not begun are on neither.
 */
export function compare(played: Played, now: Date, today: Day) {
  const begun = played.spanDays.filter((day) => day <= today)
  const usualDays = begun.map((day) => usualDaysPlayed(played, day))
  const known = usualDays.filter((days) => days !== undefined)
  if (known.length < begun.length) return null
  const runs = begun.at(-1) === today
  const cut = quarterOf(now)
  const minute = minuteOf(cut, played.zone)
  const sumOf = (day: Day, of: Day) =>
    of === today ? sumUntil(played, day, minute) : played.sumsOf(day)
  const means = begun.map((of, place) => meanOf((known[place] ?? []).map((day) => sumOf(day, of))))
  return {
    totals: showTotals(addUp(means)),
    soFar: showTotals(addUp(begun.map((day) => sumOf(day, day)))),
    until: runs ? cut.toISOString() : null,
    weeks: Math.max(...known.map(({ length }) => length)),
  }
}
