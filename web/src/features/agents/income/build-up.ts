import type { SettledWindow } from '@baize/contract/agents/settlements'

export type Run = Pick<SettledWindow, 'id' | 'from' | 'to' | 'amount' | 'tier' | 'rate' | 'basis'>

export type Step = Run & {
  /** What the day came to with it. */
  readonly total: bigint
  /** Whether it reached a higher tier than all runs before it. */
  readonly isHigher: boolean
}

/** What a day came to after each of its runs, the first one first. */
export function buildUp(runs: readonly Run[]): Step[] {
  let total = 0n
  let highest: number | undefined
  return runs
    .toSorted((a, b) => a.to.localeCompare(b.to))
    .map((run) => {
      total += BigInt(run.amount)
      const isHigher = highest !== undefined && run.tier > highest
      highest = Math.max(highest ?? 0, run.tier)
      return { ...run, total, isHigher }
    })
}

const runMs = 5 * 60_000

/** How many runs of a day are still to come at a moment. */
export const runsToCome = (of: number, start: Date, at: Date) =>
  Math.max(0, of - Math.max(0, Math.floor((at.getTime() - start.getTime()) / runMs)))
