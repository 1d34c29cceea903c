import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Bet, Game, Json } from './game.ts'

/** More spots than any table has; a longer list is not even read. */
export const mostBets = 200

const sumPattern = /^[1-9][0-9]{0,14}$/

/** The bets of a choice: whole sums above nothing, each on a spot of this table, no spot twice. */
export function parseBets(
  input: unknown,
  isSpot: (spot: string) => boolean,
): readonly Bet[] | undefined {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostBets) return undefined
  const bets: readonly (Bet | undefined)[] = input.map((one: unknown) => parseBet(one, isSpot))
  if (!isWhole(bets)) return undefined
  return new Set(bets.map(({ spot }) => spot)).size === bets.length ? bets : undefined
}

function parseBet(input: unknown, isSpot: (spot: string) => boolean): Bet | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { spot, stake, ...more } = input as Record<string, unknown>
  if (typeof spot !== 'string' || typeof stake !== 'string') return undefined
  if (!isSpot(spot) || !sumPattern.test(stake) || Object.keys(more).length > 0) return undefined
  return { spot, stake }
}

function isWhole(bets: readonly (Bet | undefined)[]): bets is readonly Bet[] {
  return bets.every((bet) => bet !== undefined)
}

export function sumOfBets(bets: readonly Bet[]): bigint {
  return bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
}

/** How many chips lie on a spot. */
export type Chips = { readonly spot: string; readonly chips: number }

/**
 * Chips laid on a table on which bets may lie already: what comes onto a spot that is taken is added to it, so that no
 * spot is named twice.
 */
export function layChips(lying: readonly Bet[], chips: readonly Chips[], chip: bigint): Bet[] {
  const sums = new Map(lying.map(({ spot, stake }) => [spot, BigInt(stake)]))
  for (const { spot, chips: count } of chips) {
    sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(count) * chip)
  }
  return [...sums].map(([spot, stake]) => ({ spot, stake: String(stake) }))
}

export type BetsRefusal = 'invalid_choice' | 'stake_too_low' | 'stake_too_high'

type Asked = {
  readonly stake: bigint
  /** The least on a spot, and the most on one that pays least. */
  readonly min: bigint
  readonly max: bigint
}

/** Whether the bets of a choice are the stake of the round, and each within the bounds of its spot; a game of one stake has none. */
export function judgeBets(
  { bets }: Pick<Game, 'bets'>,
  choice: Json,
  { stake, min, max }: Asked,
): Result<bigint, BetsRefusal> {
  if (bets === undefined) return ok(stake)
  if (bets.stakeOf(choice) !== stake) return refuse('invalid_choice')
  for (const { spot, stake: text } of bets.of(choice)) {
    const most = bets.spotLimit(spot, max)
    if (BigInt(text) < min) return refuse('stake_too_low', { spot, min: String(min) })
    if (BigInt(text) > most) return refuse('stake_too_high', { spot, max: String(most) })
  }
  return ok(stake)
}
