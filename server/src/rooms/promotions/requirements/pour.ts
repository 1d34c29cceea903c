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
  const taken = new Map<GrantId, Allocation>()
  for (const part of takeLast(standing, amount > free ? amount - free : 0n)) {
    const { valid = 0n, counted = 0n } = taken.get(part.grant) ?? {}
    taken.set(part.grant, {
      ...part,
      valid: valid - part.valid,
      counted: counted - part.counted,
    })
  }
  return [...taken.values()]
}

/** What a bet has brought and still brings, in the order in which it did: what was taken back was what came last then. */
function standingOf(allocated: readonly Allocation[]): Allocation[] {
  const standing: Allocation[] = []
  for (const one of allocated) {
    if (one.valid > 0n) standing.push(one)
    else takeLast(standing, -one.valid)
  }
  return standing
}

/** Takes so much of the valid bet from the end, and answers what that was. */
function takeLast(standing: Allocation[], amount: bigint): Allocation[] {
  const taken: Allocation[] = []
  let left = amount
  while (left > 0n) {
    const last = standing.pop()
    if (last === undefined) break
    const valid = last.valid < left ? last.valid : left
    const stays = (last.valid - valid) * BigInt(last.weight)
    const kept = stays < last.counted ? stays : last.counted
    if (valid < last.valid) standing.push({ ...last, valid: last.valid - valid, counted: kept })
    taken.push({ ...last, valid, counted: last.counted - kept })
    left -= valid
  }
  return taken
}

const divideUp = (sum: bigint, by: bigint) => (sum + by - 1n) / by
