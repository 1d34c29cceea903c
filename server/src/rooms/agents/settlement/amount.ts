import { divide } from '@baize/kernel/rounding'
import {
  tierReached,
  wholeRate,
  type Basis,
  type Terms,
  type Tier,
} from '../contracts/contracts.ts'

/** What a team came to in a window. */
export type CountedSums = {
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
  readonly bonus: bigint
  readonly rebate: bigint
  readonly active: number
}

/** Why an amount is what it is: every number that went into it, so that it can be told and computed again. */
export type Reasons = {
  readonly validBet: bigint
  readonly loss: bigint
  readonly active: number
  /** Members who would be active and are left out; nothing where it was not kept yet. */
  readonly leftOut?: number
  /** Who they are, the highest of them, as it was when this was settled. */
  readonly leftOutMembers?: readonly string[]
  /** What the terms count, of this window. */
  readonly basis: bigint
  /** What earlier windows left below zero. */
  readonly carriedIn: bigint
  /** Basis and carry, not below zero. */
  readonly counted: bigint
  /** The tier that was reached, from 1; nought for none. */
  readonly tier: number
  readonly rate: number
  /** What the tier after it asks; null when it was the last. */
  readonly next: Tier | null
  readonly beforeCap: bigint
  readonly cap: bigint | null
  /** What the earlier windows of the day came to, where the day is counted on. */
  readonly before: bigint
}

export type Amount = {
  readonly amount: bigint
  readonly carriedOut: bigint
  readonly reasons: Reasons
}

/** What the house kept of a team's stakes; below zero where the team won. */
export function lossOf({ stake, payout }: Pick<CountedSums, 'stake' | 'payout'>): bigint {
  return stake - payout
}

export function basisOf(basis: Basis, sums: CountedSums): bigint {
  switch (basis) {
    case 'validBet':
      return sums.validBet
    case 'loss':
      return lossOf(sums)
    case 'ngr':
      return lossOf(sums) - sums.bonus - sums.rebate
  }
}

/**
 * What terms come to for a window. `before` is what the earlier windows of a day that is counted on came to, so that all
 * of them together are the rule of the day, exactly; then the amount may be below zero. Fractions of the smallest unit
 * stay with the payer.
 */
export function computeAmount(
  terms: Pick<Terms, 'kind' | 'basis' | 'tiers' | 'cap' | 'carry'>,
  sums: CountedSums,
  carriedIn: bigint,
  before = 0n,
): Amount {
  const loss = lossOf(sums)
  const { validBet, active } = sums
  const basis = basisOf(terms.basis, sums)
  const balance = carriedIn + basis
  const counted = balance > 0n ? balance : 0n
  const index = tierReached(terms.tiers, { validBet, loss, active })
  const rate = terms.tiers[index]?.rate ?? 0
  const beforeCap = divide(counted * BigInt(rate), BigInt(wholeRate), 'down')
  const whole = terms.cap !== null && beforeCap > terms.cap ? terms.cap : beforeCap
  return {
    amount: whole - before,
    carriedOut: carryOut(terms, basis, balance),
    reasons: {
      validBet,
      loss,
      active,
      basis,
      carriedIn,
      counted,
      tier: index + 1,
      rate,
      next: terms.tiers[index + 1] ?? null,
      beforeCap,
      cap: terms.cap,
      before,
    },
  }
}

/**
 * What is left below zero for the next window. Salaries are below zero only by corrections of what was paid for, and
 * always carry that; `previous` forgets what came in, and hands on what this window itself was below zero.
 */
function carryOut(
  { kind, carry }: Pick<Terms, 'kind' | 'carry'>,
  basis: bigint,
  balance: bigint,
): bigint {
  if (kind !== 'dividend' || carry === 'permanent') return balance < 0n ? balance : 0n
  if (carry === 'previous') return basis < 0n ? basis : 0n
  return 0n
}
