import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { BlackjackShown, Outcome, ShownHand } from '@baize/games/blackjack/blackjack'
import type { BlackjackMove } from '@baize/games/blackjack/table'

export function blackjackShownOf(shown: unknown): BlackjackShown | undefined {
  const found = shown as Partial<BlackjackShown> | null
  return Array.isArray(found?.hands) && Array.isArray(found.moves)
    ? (found as BlackjackShown)
    : undefined
}

/** A round that was interrupted, if it is one of this game. */
export function resumable(round: ArcadeRound | null): ArcadeRound | undefined {
  return round !== null && round.state === 'open' && blackjackShownOf(round.shown)
    ? round
    : undefined
}

/** What a move costs beside the first stake, as the rules count it. */
export function costOf(move: BlackjackMove, stake: bigint): bigint {
  if (move === 'insure') return stake / 2n
  return move === 'double' || move === 'split' ? stake : 0n
}

/** In halves of what lies on the hand, its bet included. */
const paidHalves: Readonly<Record<Outcome, bigint>> = {
  blackjack: 5n,
  won: 4n,
  push: 2n,
  lost: 0n,
  bust: 0n,
}

/** What a hand of a round that is over got. */
export function returnedOn({ bets, outcome }: ShownHand, stake: bigint): bigint {
  return outcome === null ? 0n : (stake * BigInt(bets) * paidHalves[outcome]) / 2n
}

/** What insurance got. */
export function returnedOnInsurance({ insurance }: BlackjackShown, stake: bigint): bigint {
  return insurance === 'won' ? (stake * 3n) / 2n : 0n
}

const keys: Readonly<Record<string, readonly BlackjackMove[]>> = {
  h: ['hit'],
  s: ['stand'],
  d: ['double'],
  p: ['split'],
  y: ['insure'],
  n: ['decline'],
}

/** The move of a key, where it is allowed. */
export function moveOfKey(key: string, moves: readonly BlackjackMove[]): BlackjackMove | undefined {
  return keys[key.toLowerCase()]?.find((move) => moves.includes(move))
}

/** Which of the cards that came with the last answer a card is, so that they are dealt one after the other. */
export function turnOf(
  { hands }: BlackjackShown,
  movesMade: number,
  place: { readonly hand: number | 'dealer'; readonly card: number },
): number {
  const { hand, card } = place
  if (movesMade === 0) return hand === 'dealer' ? 2 * card + 1 : 2 * card
  if (hand === 'dealer') return card + 1
  // After a split both hands got their second card.
  return hands.length > 1 && card === 1 ? hand : 0
}

const dealMs = 260

/** How long it takes until all cards of an answer lie. */
export function dealtAfterMs(shown: BlackjackShown, movesMade: number): number {
  const last = movesMade === 0 ? 4 : shown.phase === 'over' ? shown.dealer.cards.length : 0
  return last * dealMs + 360
}
