import type { GrantId } from '../../wallet/wallet.ts'
import { weightIn, type PlayedIn, type Weights } from './weights.ts'

/**
 * What a grant asks to be played. Sums are in ten-thousandths of the smallest unit, so that a weight in basis points
 * never leaves a fraction: nothing is rounded, and nothing is lost between two bets.
 */
export type Requirement = {
  readonly grant: GrantId
  readonly asks: bigint
  readonly done: bigint
  readonly weights: Weights
  readonly activatedAt: Date
  /** Bets that were placed from then on do not count; null for never. */
  readonly endsAt: Date | null
}

/** What one settlement of a bet brought one grant; a correction brings less than nothing. */
export type Allocation = {
  readonly grant: GrantId
  /** What of the valid bet was spent on this grant, in the smallest unit. */
  readonly valid: bigint
  readonly weight: number
  /** What it counted, in ten-thousandths. */
  readonly counted: bigint
}

export type SettledBet = PlayedIn & {
  readonly stakedAt: Date
  /** The signed change of its valid bet. */
  readonly change: bigint
  /** Its valid bet before this change. */
  readonly validBefore: bigint
  /** What this bet has brought so far, in the order in which it did. */
  readonly allocated: readonly Allocation[]
}

/**
 * Counts a settled bet for requirements: for one at a time, the longest active first, and what the first does not need
 * goes on to the next, so that each unit that was played counts once. A correction that takes away takes what counted for
 * nobody first, then what came last.
 */
export function pour(bet: SettledBet, requirements: readonly Requirement[]): Allocation[] {
  if (bet.change < 0n) return takeBack(bet, -bet.change)
  let left = bet.change
  const poured: Allocation[] = []
  for (const requirement of inOrder(requirements)) {
    const weight = weightIn(requirement.weights, bet)
    const open = requirement.asks - requirement.done
    if (left === 0n || open <= 0n || weight === 0 || !isWithin(bet, requirement)) continue
    const needed = divideUp(open, BigInt(weight))
    const valid = needed < left ? needed : left
    const full = valid * BigInt(weight)
    poured.push({
      grant: requirement.grant,
      valid,
      weight,
      counted: full < open ? full : open,
    })
    left -= valid
  }
  return poured
}

function inOrder(requirements: readonly Requirement[]): Requirement[] {
  return requirements.toSorted(
    (a, b) => a.activatedAt.getTime() - b.activatedAt.getTime() || (a.grant < b.grant ? -1 : 1),
  )
}

/** By the moment of the stake: what was placed before a grant was there, or after its end, is not for it. */
function isWithin({ stakedAt }: SettledBet, { activatedAt, endsAt }: Requirement): boolean {
  return stakedAt >= activatedAt && (endsAt === null || stakedAt < endsAt)
}

function takeBack({ validBefore, allocated }: SettledBet, amount: bigint): Allocation[] {
  const standing = standingOf(allocated)
  const spent = standing.reduce((sum, { valid }) => sum + valid, 0n)
  const free = validBefore - spent
  let left = amount > free ? amount - free : 0n
  const taken: Allocation[] = []
  for (const { grant, valid, weight, counted } of standing.toReversed()) {
    if (left === 0n) break
    const part = valid < left ? valid : left
    const stays = (valid - part) * BigInt(weight)
    taken.push({ grant, valid: -part, weight, counted: stays < counted ? stays - counted : 0n })
    left -= part
  }
  return taken
}

/** What a bet has brought each grant, all its settlements together, in the order of their first. */
function standingOf(allocated: readonly Allocation[]): Allocation[] {
  const standing = new Map<GrantId, Allocation>()
  for (const one of allocated) {
    const before = standing.get(one.grant)
    standing.set(one.grant, {
      ...one,
      valid: (before?.valid ?? 0n) + one.valid,
      counted: (before?.counted ?? 0n) + one.counted,
    })
  }
  return [...standing.values()].filter(({ valid }) => valid > 0n)
}

const divideUp = (sum: bigint, by: bigint) => (sum + by - 1n) / by
