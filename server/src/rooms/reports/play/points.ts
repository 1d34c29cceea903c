import type { Day, Span } from '@baize/kernel/time'
import type { BetSums } from '../sums.ts'
import { hoursOf, type Hour } from './hours.ts'
import { addUp, ggrOf, meanOf, type Played } from './played.ts'
import { usualDaysPlayed } from './usual.ts'

function pointOf(day: Day, { start, end }: Span, sums: BetSums, usual: bigint | null) {
  return {
    day,
    at: start.toISOString(),
    until: end.toISOString(),
    ggr: String(ggrOf(sums)),
    valid: String(sums.validBet),
    usual: usual === null ? null : String(usual),
  }
}

export function dayPoints(played: Played) {
  return played.spanDays.map((day) => {
    const usual = usualDaysPlayed(played, day)
    const mean = usual === undefined ? null : ggrOf(meanOf(usual.map(played.sumsOf)))
    return pointOf(day, played.boundsOf(day), played.sumsOf(day), mean)
  })
}

/** The hours of one day, each beside the same hour of the usual days that have it. */
export function hourPoints(played: Played, day: Day) {
  const hoursOn = (one: Day) => hoursOf(played.boundsOf(one), played.zone)
  const sumIn = (one: Day, { start, end }: Span) =>
    addUp(
      played
        .quartersOf(one)
        .filter(({ at }) => at >= start && at < end)
        .map(({ sums }) => sums),
    )
  const usual = usualDaysPlayed(played, day)?.map((one) => ({ one, hours: hoursOn(one) }))
  const usualIn = (hour: number): bigint | null => {
    const same = (usual ?? []).flatMap(({ one, hours }) => {
      const fit: Hour | undefined = hours.find((each) => each.hour === hour)
      return fit === undefined ? [] : [sumIn(one, fit)]
    })
    return same.length === 0 ? null : ggrOf(meanOf(same))
  }
  return hoursOn(day).map((hour) => pointOf(day, hour, sumIn(day, hour), usualIn(hour.hour)))
}
