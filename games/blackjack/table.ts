import type { Chance } from '@baize/kernel/chance'
import { openShoe, valueOf, type Card } from './shoe.ts'
import { bestTotal, isNatural, totalOf } from './total.ts'

export type BlackjackMove = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split'

export type Hand = {
  readonly cards: readonly Card[]
  /** How many times the stake lies on it. */
  readonly bets: 1 | 2
  /** It gets no further card. */
  readonly isDone: boolean
}

export type Table = {
  readonly phase: 'insurance' | 'hands' | 'over'
  /** The second is hidden until it is over. */
  readonly dealer: readonly Card[]
  readonly hands: readonly Hand[]
  readonly isInsured: boolean
}

const dealerStandsAt = 17

/** A game at the table: what is dealt, and what moves make of it. */
export function openTable(chance: Chance): TableInPlay {
  const draw = openShoe(chance)
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()]
  const dealt: Table = {
    phase: 'insurance',
    dealer: [up, hole],
    hands: [{ cards: [first, second], bets: 1, isDone: false }],
    isInsured: false,
  }
  let table = valueOf(up) === 1 ? dealt : look(dealt)

  return {
    see: () => table,
    move(move) {
      if (!listMoves(table).includes(move)) return false
      table =
        table.phase === 'insurance'
          ? look({ ...table, isInsured: move === 'insure' })
          : finishIfDone({ ...table, hands: playHand(table.hands, move, draw) }, draw)
      return true
    },
  }
}

export type TableInPlay = {
  see(): Table
  /** Whether the move was allowed; what is not, changes nothing. */
  move(move: BlackjackMove): boolean
}

/** The dealer looks at the hidden card: whoever has ace and ten, the round ends with it. */
function look(table: Table): Table {
  const isOver = isNatural(table.dealer) || table.hands.some(({ cards }) => isNatural(cards))
  return { ...table, phase: isOver ? 'over' : 'hands' }
}

/** The hand whose turn it is; below zero when none waits. */
export function activeHand({ phase, hands }: Table): number {
  return phase === 'hands' ? hands.findIndex(({ isDone }) => !isDone) : -1
}

/** What may be done now. */
export function listMoves(table: Table): readonly BlackjackMove[] {
  if (table.phase === 'insurance') return ['insure', 'decline']
  const hand = table.hands[activeHand(table)]
  if (hand === undefined) return []
  const isFirst = hand.cards.length === 2
  const [one, other] = hand.cards.map(valueOf)
  return [
    'hit',
    'stand',
    ...(isFirst ? (['double'] as const) : []),
    ...(isFirst && table.hands.length === 1 && one === other ? (['split'] as const) : []),
  ]
}

function playHand(hands: readonly Hand[], move: BlackjackMove, draw: () => Card): readonly Hand[] {
  const at = hands.findIndex(({ isDone }) => !isDone)
  const hand = hands[at] as Hand
  if (move === 'split') return splitHand(hand, draw)
  return hands.with(at, afterMove(hand, move, draw))
}

function afterMove(hand: Hand, move: BlackjackMove, draw: () => Card): Hand {
  if (move === 'stand') return { ...hand, isDone: true }
  const cards = [...hand.cards, draw()]
  if (move === 'double') return { cards, bets: 2, isDone: true }
  return { ...hand, cards, isDone: totalOf(cards).total >= bestTotal }
}

/** Each card becomes a hand and gets a second one, the first hand first. Aces get no more than that. */
function splitHand({ cards }: Hand, draw: () => Card): readonly Hand[] {
  return cards.map((card) => {
    const pair = [card, draw()]
    const isDone = valueOf(card) === 1 || totalOf(pair).total === bestTotal
    return { cards: pair, bets: 1, isDone }
  })
}

/** When no hand waits, the dealer draws to 17, unless every hand is bust. */
function finishIfDone(table: Table, draw: () => Card): Table {
  if (table.hands.some(({ isDone }) => !isDone)) return table
  const dealer = [...table.dealer]
  if (table.hands.some(({ cards }) => totalOf(cards).total <= bestTotal)) {
    while (totalOf(dealer).total < dealerStandsAt) dealer.push(draw())
  }
  return { ...table, phase: 'over', dealer }
}
