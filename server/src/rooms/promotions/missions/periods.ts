import type { MissionPeriod } from '@baize/contract/promotions/missions'
import {
  addDays,
  businessDay,
  businessDayBounds,
  weekdayOf,
  type Day,
  type Span,
} from '@baize/kernel/time'

/** A period of a mission: what it is called, and from when to when it is. */
export type Period = Span & { readonly label: string }

type Window = { readonly opensAt: Date; readonly closesAt: Date }

const firstOfMonth = (day: Day) => `${day.slice(0, 7)}-01` as Day
const lastReach = 32
const dayMs = 86_400_000
/** As many days as a card has. */
export const cardDays = 31

/** The period that a moment belongs to, in the brand's zone; of a mission that has one only, its whole time. */
export function periodAt(
  kind: MissionPeriod,
  { at, zone, window }: { readonly at: Date; readonly zone: string; readonly window: Window },
): Period {
  if (kind === 'once') return { label: 'once', start: window.opensAt, end: window.closesAt }
  const day = businessDay(at, zone)
  if (kind === 'daily') return { label: day, ...businessDayBounds(day, zone) }
  if (kind === 'weekly') {
    const monday = addDays(day, 1 - weekdayOf(day))
    return span(monday, monday, addDays(monday, 7), zone)
  }
  const first = firstOfMonth(day)
  return span(first.slice(0, 7), first, firstOfMonth(addDays(first, lastReach)), zone)
}

function span(label: string, from: Day, to: Day, zone: string): Period {
  return {
    label,
    start: businessDayBounds(from, zone).start,
    end: businessDayBounds(to, zone).start,
  }
}

/** The period that a mission is in now; its first before it begins, and its last when it is over. */
export function presentPeriod(
  mission: Window & { readonly plan: { readonly period: MissionPeriod } },
  { at, zone }: { readonly at: Date; readonly zone: string },
): Period {
  const { opensAt, closesAt, plan } = mission
  const last = new Date(closesAt.getTime() - 1)
  const within = at < opensAt ? opensAt : at < closesAt ? at : last
  return periodAt(plan.period, { at: within, zone, window: mission })
}

/** The period with this label; nothing for a label that is none. */
export function periodOf(
  kind: MissionPeriod,
  {
    label,
    zone,
    window,
  }: { readonly label: string; readonly zone: string; readonly window: Window },
): Period | undefined {
  if (kind === 'once') {
    return label === 'once' ? { label, start: window.opensAt, end: window.closesAt } : undefined
  }
  const day = (label.length === 7 ? `${label}-01` : label) as Day
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    return undefined
  const at = businessDayBounds(day, zone).start
  const found = periodAt(kind, { at, zone, window })
  return found.label === label ? found : undefined
}

/** When counting for a period ends: with it, or with the mission. */
export function endIn({ end }: Span, { closesAt }: Pick<Window, 'closesAt'>): Date {
  return end < closesAt ? end : closesAt
}

/** How many periods a mission has from its beginning to its end. */
export function countPeriods(kind: MissionPeriod, window: Window, zone: string): number {
  let number = 0
  for (let at = window.opensAt; at < window.closesAt; number += 1) {
    at = periodAt(kind, { at, zone, window }).end
  }
  return number
}

/** As much of a period as is within the time of a mission. */
export function clip({ start, end }: Span, { opensAt, closesAt }: Window): Span {
  return { start: start > opensAt ? start : opensAt, end: end < closesAt ? end : closesAt }
}

/** How many days a member has in each whole period of a mission at least; where none is whole, in the longest. */
export function daysAtHand(kind: MissionPeriod, window: Window, zone: string): number {
  const whole: number[] = []
  const cut: number[] = []
  for (let at = window.opensAt; at < window.closesAt;) {
    const period = periodAt(kind, { at, zone, window })
    const { start, end } = clip(period, window)
    const first = businessDay(start, zone)
    const last = businessDay(new Date(end.getTime() - 1), zone)
    const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
    const isWhole = period.start >= window.opensAt && period.end <= window.closesAt
    ;(isWhole ? whole : cut).push(days)
    at = period.end
  }
  return whole.length > 0 ? Math.min(...whole) : Math.max(0, ...cut)
}

/** The days of a period, up to as many as a card has room for. */
export function daysOf({ start, end }: Span, zone: string): Day[] {
  const days: Day[] = []
  for (
    let day = businessDay(start, zone);
    businessDayBounds(day, zone).start < end && days.length < cardDays;
  ) {
    days.push(day)
    day = addDays(day, 1)
  }
  return days
}

/** How many days in a row up to this one, from one on. */
export function runOf(day: Day, signed: ReadonlySet<Day>, from: Day): number {
  let run = 0
  for (let at = day; at >= from && signed.has(at); at = addDays(at, -1)) run += 1
  return run
}
