import type { LevelTerms, ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import { addDays, type Day } from '@baize/kernel/time'

export type Progress = { readonly validBet: bigint; readonly deposits: bigint }

type Levels = ProgrammesDocument['levels']

export function sumOf(terms: LevelTerms['validBet'], currency: Currency): bigint | undefined {
  const sum = terms[currency]
  return sum === undefined ? undefined : BigInt(sum)
}

/** The highest level of which both bounds, and those of all below it, are reached. A currency without bounds has none. */
export function levelFor(levels: Levels, currency: Currency, progress: Progress): number {
  let reached = 0
  for (const [level, terms] of levels.entries()) {
    if (level === 0) continue
    const bet = sumOf(terms.validBet, currency)
    const paidIn = sumOf(terms.deposits, currency)
    if (bet === undefined || paidIn === undefined) break
    if (progress.validBet < bet || progress.deposits < paidIn) break
    reached = level
  }
  return reached
}

/** The levels above one, up to another, each of which gives something of its own. */
export function stepsUp(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step + 1)
}

export type Keeping = {
  readonly keepFrom: Day
  /** Without this day. */
  readonly keepUntil: Day
  /** The period is over and too little was played in it. */
  readonly isWarned: boolean
}

export type KeepRules = { readonly keepDays: number; readonly warnDays: number }

/** A period that begins on a day. */
export function periodFrom(day: Day, { keepDays }: KeepRules): Keeping {
  return { keepFrom: day, keepUntil: addDays(day, keepDays), isWarned: false }
}

/** The day from which on a level is lost, when it is not kept. */
export function lastCall({ keepUntil }: Keeping, { warnDays }: KeepRules): Day {
  return addDays(keepUntil, warnDays)
}

/**
 * What becomes of a level on a day: it goes on, a period that was kept is followed by the next, one that was not by a
 * warning and some more days, and those by the level below. What is played in these days counts for the period.
 */
export function judgeKeep(
  keeping: Keeping,
  rules: KeepRules,
  { today, asks, played }: { readonly today: Day; readonly asks: bigint; readonly played: bigint },
): 'wait' | 'kept' | 'warn' | 'down' {
  if (today < keeping.keepUntil) return 'wait'
  if (played >= asks) return 'kept'
  if (today >= lastCall(keeping, rules) && keeping.isWarned) return 'down'
  return keeping.isWarned ? 'wait' : 'warn'
}
