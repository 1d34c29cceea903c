import type { SettledWindow } from '@baize/contract/agents/settlements'

export type Run = Pick<SettledWindow, 'id' | 'from' | 'to' | 'amount' | 'tier'>

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
