import { periodOf, type Period } from '@baize/kernel/period'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { ContractKind, ContractPeriod } from './terms.ts'

/** A span of time that is settled at once. What counts in it begins earlier where it is a part of a day that is counted on. */
export type SettlementWindow = {
  readonly from: Date
  readonly to: Date
  /** From when on its sums are counted: its own beginning, or that of the day for a real-time salary. */
  readonly countFrom: Date
  /** The day in which it begins. */
  readonly day: Day
  /** Whether what is counted on ends with it, so that carry passes from here. */
  readonly closes: boolean
}

/** Of what windows are made. */
export type Paced = { readonly kind: ContractKind; readonly period: ContractPeriod }

const stepMs = { hourly: 3_600_000, realtime: 300_000 } as const

/**
 * The window of a contract that holds a moment, for a contract that holds from `begins` up to `ends`: where it begins
 * within a period, its first window is the rest of that period. Hours and five minutes are cut from the beginning of the
 * brand's day; where a clock change leaves a shorter piece at its end, that is the last one.
 */
export function windowAt(
  { kind, period }: Paced,
  at: Date,
  zone: string,
  span: { readonly begins: Date; readonly ends: Date | null },
): SettlementWindow {
  const day = businessDay(at, zone)
  if (kind === 'hourly' || kind === 'realtime') return stepAt(kind, at, zone)
  const whole = periodOf(period as Period, day, zone)
  const from = later(whole.start, span.begins)
  const to = span.ends === null || span.ends > whole.end ? whole.end : span.ends
  return { from, to, countFrom: from, day: businessDay(from, zone), closes: true }
}

function stepAt(kind: 'hourly' | 'realtime', at: Date, zone: string): SettlementWindow {
  const day = businessDay(at, zone)
  const { start, end } = businessDayBounds(day, zone)
  const step = stepMs[kind]
  const from = start.getTime() + Math.floor((at.getTime() - start.getTime()) / step) * step
  const to = Math.min(from + step, end.getTime())
  return {
    from: new Date(from),
    to: new Date(to),
    countFrom: kind === 'realtime' ? start : new Date(from),
    day,
    closes: kind === 'hourly' || to === end.getTime(),
  }
}

/**
 * When terms that are accepted now begin to hold: when the running window of the present contract is over or, without
 * one, the running period. Salaries change with the brand's day, so that no day has two of them.
 */
export function nextBoundary({ kind, period }: Paced, now: Date, zone: string): Date {
  const day = businessDay(now, zone)
  if (kind !== 'dividend') return businessDayBounds(addDays(day, 1), zone).start
  return periodOf(period as Period, day, zone).end
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
