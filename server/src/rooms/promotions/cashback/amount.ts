import type { RunReason } from '../runs/runs.ts'

export type Loss = {
  readonly cashStake: bigint
  readonly cashPayout: bigint
  /** What was given within the window: bonuses that became cash, rebate, and gifts. */
  readonly received: bigint
}

export type CashbackRules = {
  /** In hundredths of a percent. */
  readonly rate: number
  readonly minLoss: bigint
  /** Null for no bound. */
  readonly cap: bigint | null
}

export type Cashback = {
  readonly loss: bigint
  readonly beforeCap: bigint
  readonly amount: bigint
  readonly reason: RunReason | null
}

/** A share of the cash that was lost, less what was given; rounded down, and never more than the most. */
export function computeCashback(
  { cashStake, cashPayout, received }: Loss,
  { rate, minLoss, cap }: CashbackRules,
): Cashback {
  const loss = cashStake - cashPayout - received
  if (loss <= 0n) return { loss, beforeCap: 0n, amount: 0n, reason: 'no_loss' }
  const beforeCap = (loss * BigInt(rate)) / 10_000n
  if (rate === 0) return { loss, beforeCap, amount: 0n, reason: 'no_rate' }
  if (loss < minLoss || beforeCap === 0n)
    return { loss, beforeCap, amount: 0n, reason: 'too_little' }
  const amount = cap !== null && beforeCap > cap ? cap : beforeCap
  return { loss, beforeCap, amount, reason: amount > 0n ? null : 'too_little' }
}
