import type { Game, Rtp } from '../game.ts'
import { nameOf, type Card } from './shoe.ts'
import { activeHand, listMoves, openTable } from './table.ts'
import type { BlackjackMove, Hand, Table } from './table.ts'
import { bestTotal, isNatural, totalOf } from './total.ts'

export type Outcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** Cards with what they count: `As`, `Td`. */
export type ShownCards = {
  readonly cards: readonly string[]
  readonly total: number
  readonly isSoft: boolean
}

export type ShownHand = ShownCards & {
  /** How many times the stake lies on it. */
  readonly bets: 1 | 2
  /** Null until the round is over. */
  readonly outcome: Outcome | null
}

export type BlackjackShown = {
  readonly phase: Table['phase']
  /** The open card alone until the round is over. */
  readonly dealer: ShownCards
  readonly hands: readonly ShownHand[]
  /** The hand whose turn it is; null when none waits. */
  readonly active: number | null
  readonly insurance: 'none' | 'won' | 'lost'
  /** What may be done now. */
  readonly moves: readonly BlackjackMove[]
}

const known: ReadonlySet<unknown> = new Set<BlackjackMove>([
  'insure',
  'decline',
  'hit',
  'stand',
  'double',
  'split',
])

/** Half a stake insures, and ace with ten pays three halves, so that a stake which two divides leaves nothing to round. */
const stakeUnit = 2n

/**
 * What the basic strategy loses is told in parts of the first stake, as houses do; of all that is staked, with what is
 * doubled and split, it is a smaller part. Both are counted in `proof/count-return.ts`.
 */
const ofFirstStake: Rtp = { declaredBps: 9_954, fromBps: 9_954, toBps: 9_955 }
const ofAllStaked: Rtp = { declaredBps: 9_959, fromBps: 9_959, toBps: 9_960 }

function showCards(cards: readonly Card[]): ShownCards {
  return { cards: cards.map(nameOf), ...totalOf(cards) }
}

function outcomeOf({ hands, dealer }: Table, { cards }: Hand): Outcome {
  const { total } = totalOf(cards)
  if (total > bestTotal) return 'bust'
  const house = totalOf(dealer).total
  // Ace and ten of a hand that was split are 21 and no more.
  const isOwn = hands.length === 1 && isNatural(cards)
  if (isOwn !== isNatural(dealer)) return isOwn ? 'blackjack' : 'lost'
  if (house > bestTotal || total > house) return 'won'
  return total === house ? 'push' : 'lost'
}

/** In halves of what lies on the hand, its bet included. */
const paidHalves: Readonly<Record<Outcome, bigint>> = {
  blackjack: 5n,
  won: 4n,
  push: 2n,
  lost: 0n,
  bust: 0n,
}

function show(table: Table): BlackjackShown {
  const { phase, dealer, hands, isInsured } = table
  const isOver = phase === 'over'
  const active = activeHand(table)
  const insured = isOver && isNatural(dealer) ? 'won' : 'lost'
  return {
    phase,
    dealer: showCards(isOver ? dealer : dealer.slice(0, 1)),
    hands: hands.map((hand) => ({
      ...showCards(hand.cards),
      bets: hand.bets,
      outcome: isOver ? outcomeOf(table, hand) : null,
    })),
    active: active < 0 ? null : active,
    insurance: isInsured ? insured : 'none',
    moves: listMoves(table),
  }
}

function stakedIn({ hands, isInsured }: Table, stake: bigint): bigint {
  const bets = hands.reduce((sum, hand) => sum + hand.bets, 0)
  return stake * BigInt(bets) + (isInsured ? stake / 2n : 0n)
}

function payoutOf(table: Table, stake: bigint): bigint {
  if (table.phase !== 'over') return 0n
  const halves = table.hands.reduce(
    (sum, hand) => sum + paidHalves[outcomeOf(table, hand)] * BigInt(hand.bets),
    // Two to one on half a stake.
    table.isInsured && isNatural(table.dealer) ? 3n : 0n,
  )
  return (stake * halves) / 2n
}

/**
 * Blackjack for one player against six decks that are shuffled anew for each round. The dealer looks for ace and ten
 * under an ace or a ten, and stands on every 17. Ace and ten pay three to two. Two cards may be doubled, also after a
 * split; two of the same value may be split once, and split aces get one card each. Insurance is half the stake, under an
 * ace, and pays two to one. There is no surrender. What comes back is declared for the strategy of `strategy.ts`.
 */
export const blackjack: Game<null, BlackjackMove, BlackjackShown> = {
  id: 'blackjack',
  engine: 'table',
  rtp: ofFirstStake,
  returns: [
    { of: 'basic strategy, of the first stake', rtp: ofFirstStake },
    { of: 'basic strategy, of all that is staked', rtp: ofAllStaked },
  ],
  mostTimes: 3,
  stakeUnit,
  steps: { abandon: ({ shown: { phase } }) => (phase === 'insurance' ? 'decline' : 'stand') },
  parseChoice: (input) => (input === null || input === undefined ? null : undefined),
  parseMove: (input) => (known.has(input) ? (input as BlackjackMove) : undefined),
  play(stake, _choice, moves, chance) {
    if (stake <= 0n || stake % stakeUnit !== 0n) {
      throw new RangeError(`A stake of blackjack is a multiple of ${stakeUnit}, not ${stake}.`)
    }
    const { see, move } = openTable(chance)
    if (!moves.every(move)) return undefined
    const table = see()
    return {
      shown: show(table),
      isOver: table.phase === 'over',
      staked: stakedIn(table, stake),
      payout: payoutOf(table, stake),
    }
  },
}
