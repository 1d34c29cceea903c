import { addDays, businessDay, businessDayBounds, type Day, type Span } from '@baize/kernel/time'

/** The past ones are for records; the future ones only where a future exists (promotions, contract periods, limits). */
export const pastPresets = ['today', 'yesterday', 'previous7', 'previous30'] as const
export const futurePresets = ['today', 'next7', 'next30'] as const

export type ReadyPreset = (typeof pastPresets)[number] | (typeof futurePresets)[number]
export type DatePreset = ReadyPreset | 'custom'

/** Both days belong to the range. */
export type DayRange = { firstDay: Day; lastDay: Day }

const offsets: Record<ReadyPreset, { first: number; last: number }> = {
  today: { first: 0, last: 0 },
  yesterday: { first: -1, last: -1 },
  previous7: { first: -6, last: 0 },
  previous30: { first: -29, last: 0 },
  next7: { first: 0, last: 6 },
  next30: { first: 0, last: 29 },
}

/** The days of a preset as a zone's calendar has them. Today counts as one of the seven or thirty. */
export function presetDays(preset: ReadyPreset, now: Date, zone: string): DayRange {
  const today = businessDay(now, zone)
  const { first, last } = offsets[preset]
  return { firstDay: addDays(today, first), lastDay: addDays(today, last) }
}

/** From the midnight that begins the first day up to, but without, the midnight that ends the last. */
export function rangeSpan({ firstDay, lastDay }: DayRange, zone: string): Span {
  return {
    start: businessDayBounds(firstDay, zone).start,
    end: businessDayBounds(lastDay, zone).end,
  }
}

/** The moments of a preset in a zone, midnight to midnight. */
export function presetSpan(preset: ReadyPreset, now: Date, zone: string): Span {
  return rangeSpan(presetDays(preset, now, zone), zone)
}

/** The preset that gives exactly these days today, so that a range from the address bar finds its chip again. */
export function presetOf(
  range: DayRange,
  offered: readonly ReadyPreset[],
  now: Date,
  zone: string,
): DatePreset {
  const same = offered.find((preset) => {
    const days = presetDays(preset, now, zone)
    return days.firstDay === range.firstDay && days.lastDay === range.lastDay
  })
  return same ?? 'custom'
}
