import type { BlackjackShown } from './blackjack.ts'
import type { BlackjackMove } from './table.ts'

/**
 * The basic strategy for the rules of this table, by what the hand counts and the dealer's open card. `H` hit, `S`
 * stand, `D` double or else hit, `E` double or else stand, `P` split. Insurance is never taken.
 */
const upCards = '23456789TA'

/** From 5 on; what is below is a pair of twos that was not split, and is hit as well. */
const hard: Readonly<Record<number, string>> = {
  // 2345 6789 TA
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
}

/** An ace that counts eleven, and what is with it. */
const soft: Readonly<Record<number, string>> = {
  // 2345 6789 TA
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
  19: 'SSSSSSSSSS',
}

/** By the value of one of the two; `.` where the pair is played as what it counts. */
const pairs: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  5: '..........',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
  10: '..........',
}

export type StrategyHand = {
  readonly total: number
  readonly isSoft: boolean
  /** The value of one of two alike that may be split; 0 when they may not. */
  readonly pairOf: number
  readonly canDouble: boolean
  /** The value of the dealer's open card: one for an ace, ten for pictures. */
  readonly up: number
}

/** What the table says to a hand that waits. */
export function playByTable(hand: StrategyHand): Exclude<BlackjackMove, 'insure' | 'decline'> {
  const { total, isSoft, pairOf, canDouble, up } = hand
  const column = up === 1 ? upCards.length - 1 : up - 2
  if (pairs[pairOf]?.[column] === 'P') return 'split'
  const rows = isSoft ? soft : hard
  // Two aces that may not be split count twelve, and are hit as thirteen is.
  const row = isSoft ? Math.min(Math.max(total, 13), 19) : Math.min(Math.max(total, 8), 17)
  const says = rows[row]?.[column]
  if (says === 'D') return canDouble ? 'double' : 'hit'
  if (says === 'E') return canDouble ? 'double' : 'stand'
  return says === 'S' ? 'stand' : 'hit'
}

/** The move of the strategy where a round stands. */
export function basicMove({ phase, dealer, hands, active, moves }: BlackjackShown): BlackjackMove {
  if (phase === 'insurance') return 'decline'
  const hand = hands[active ?? 0]
  if (hand === undefined) throw new RangeError('There is no hand to play.')
  const { total, isSoft, cards } = hand
  return playByTable({
    total,
    isSoft,
    pairOf: moves.includes('split') ? valueOfName(cards[0] ?? '') : 0,
    canDouble: moves.includes('double'),
    up: valueOfName(dealer.cards[0] ?? ''),
  })
}

function valueOfName(card: string): number {
  const rank = card[0] ?? ''
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}
