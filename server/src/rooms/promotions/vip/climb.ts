import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { addDays, type Day } from '@baize/kernel/time'
import { levelFor, periodFrom, stepsUp, sumOf, type KeepRules } from './levels.ts'
import type { Due, Standing, Step } from './store.ts'

export type Climbed = {
  readonly standing: Standing
  readonly steps: readonly Step[]
  readonly dues: readonly Due[]
}

/** Adds what was played or paid in, and goes up as many levels as it reaches. Less than before never goes down. */
export function climb(
  standing: Standing,
  change: { readonly validBet: bigint; readonly deposits: bigint; readonly at: Date },
  { levels, ...rules }: Pick<ProgrammesDocument, 'levels'> & KeepRules,
  { version, today }: { readonly version: number; readonly today: Day },
): Climbed {
  const { member, currency, level } = standing
  const validBet = standing.validBet + change.validBet
  const deposits = standing.deposits + change.deposits
  const reached = levelFor(levels, currency, { validBet, deposits })
  if (reached <= level)
    return { standing: { ...standing, validBet, deposits }, steps: [], dues: [] }
  const { at } = change
  const up = stepsUp(level, reached)
  return {
    standing: {
      ...standing,
      validBet,
      deposits,
      level: reached,
      since: at,
      // What was played to reach it is not what keeps it.
      ...periodFrom(addDays(today, 1), rules),
    },
    steps: up.map((to) => ({ member, at, from: to - 1, to, cause: 'reached' })),
    dues: up.flatMap((to) => {
      const amount = sumOf(levels[to]?.levelUp ?? {}, currency) ?? 0n
      return amount > 0n ? [{ member, level: to, currency, amount, version, at }] : []
    }),
  }
}

/** The level that somebody had at a moment. */
export function levelAt(standing: Standing, steps: readonly Step[], at: Date): number {
  if (at >= standing.since) return standing.level
  const before = steps.findLast((step) => step.at <= at)
  return before?.to ?? steps[0]?.from ?? standing.level
}
