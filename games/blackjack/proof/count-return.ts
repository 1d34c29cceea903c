import { playByTable, type StrategyHand } from '../strategy.ts'

/**
 * What the written strategy returns, counted over every order of the six decks. It shares the strategy's table with the
 * game and nothing else: no card is dealt here. Sums of fractions are kept in doubles, whose error is below 1e-12.
 *
 * Cards that are not seen yet are alike in chance, whoever takes them and when. So the player's cards may be drawn before
 * the dealer's hidden one; and of two split hands, each played without looking at the other, both have the same
 * expectation, that of one such hand with both cards of the pair out of the shoe.
 */
export type Counted = {
  /** In first stakes, as all here. */
  readonly paid: number
  /** All that is staked, with what was doubled and split. */
  readonly staked: number
}

/** What is done with a hand that waits. */
export type Choose = (hand: StrategyHand) => ReturnType<typeof playByTable>

/** Aces first; a ten is any of four ranks. */
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const perShoe = (value: number) => (value === 10 ? 96 : 24)
const natural = 21

/** Cards of each value, by value; place 0 holds how many they are together. */
type Cards = Int32Array

function take(cards: Cards, value: number, count = 1): void {
  cards[value] = (cards[value] ?? 0) - count
  cards[0] = (cards[0] ?? 0) - count
}

function totalOf(points: number, hasAce: boolean): number {
  return hasAce && points <= 11 ? points + 10 : points
}

/** A set of cards with which the dealer ends, in how many orders they come to it, and what it counts then. */
type Ending = {
  readonly drawn: readonly (readonly [value: number, count: number])[]
  readonly size: number
  readonly orders: number
  readonly total: number
}

/** All ways in which the dealer can end from an open card, but for ace with ten, by the sets of cards. */
function listEndings(up: number): Ending[] {
  const found = new Map<string, Ending>()
  const drawn = new Int32Array(11)
  function draw(points: number, hasAce: boolean, size: number): void {
    const total = totalOf(points, hasAce)
    if (total >= 17) {
      if (size === 1 && total === natural) return
      const key = drawn.join()
      const orders = (found.get(key)?.orders ?? 0) + 1
      const counts = values
        .map((value) => [value, drawn[value] ?? 0] as const)
        .filter(([, count]) => count > 0)
      found.set(key, { drawn: counts, size, orders, total })
      return
    }
    for (const value of values) {
      take(drawn, value, -1)
      draw(points + value, hasAce || value === 1, size + 1)
      take(drawn, value)
    }
  }
  draw(up, up === 1, 0)
  return [...found.values()]
}

/** How often the dealer ends with each total, ace with ten apart, from what is left of the shoe. */
type Ends = readonly number[]

const mostAlike = 22

function countEnds(endings: readonly Ending[], left: Cards): Ends {
  // In how many ways so many of a value are drawn one after the other, and of one over that for all cards.
  const ways = values.map((value) => fallFrom(left[value] ?? 0))
  const all = fallFrom(left[0] ?? 0)
  const byTotal = Array<number>(27).fill(0)
  for (const { drawn, size, orders, total } of endings) {
    let chance = orders / (all[size] ?? 1)
    for (const [value, count] of drawn) chance *= ways[value - 1]?.[count] ?? 0
    byTotal[total] = (byTotal[total] ?? 0) + chance
  }
  return byTotal
}

function fallFrom(count: number): Float64Array {
  const falls = new Float64Array(mostAlike).fill(1)
  for (let taken = 1; taken < mostAlike; taken += 1) {
    falls[taken] = (falls[taken - 1] ?? 0) * (count - taken + 1)
  }
  return falls
}

/** Two shoes have the same key only when they have the same cards: no value is drawn more than 21 times. */
function keyOf(left: Cards): number {
  let key = 0
  for (const value of values) key = key * mostAlike + (perShoe(value) - (left[value] ?? 0))
  return key
}

type Hand = { readonly points: number; readonly hasAce: boolean; readonly size: number }

const withCard = ({ points, hasAce, size }: Hand, value: number): Hand => ({
  points: points + value,
  hasAce: hasAce || value === 1,
  size: size + 1,
})

/** What hands are paid, and what lies on them, where the dealer has no ace with ten; both weighted by the chance of that. */
type Worth = { readonly paid: number; readonly bets: number }

/** Everything against one open card. How the dealer ends is kept, whatever strategy is counted. */
export function createCount(up: number): (choose: Choose) => Counted {
  const endings = listEndings(up)
  const left = Int32Array.from([312, ...values.map(perShoe)])
  take(left, up)
  const knownEnds = new Map<number, Ends>()
  const knownHands = new Map<string, Worth>()
  let choose: Choose = playByTable

  function ends(): Ends {
    const key = keyOf(left)
    const known = knownEnds.get(key) ?? countEnds(endings, left)
    knownEnds.set(key, known)
    return known
  }

  /** That the hidden card makes ace with ten. */
  function chanceOfNatural(): number {
    const missing = up === 1 ? 10 : up === 10 ? 1 : undefined
    return missing === undefined ? 0 : (left[missing] ?? 0) / (left[0] ?? 0)
  }

  function stand({ points, hasAce }: Hand, bets: number): Worth {
    const total = totalOf(points, hasAce)
    const lying = bets * (1 - chanceOfNatural())
    if (total > natural) return { paid: 0, bets: lying }
    let paid = 0
    ends().forEach((chance, house) => {
      if (house > natural || house < total) paid += 2 * chance
      else if (house === total) paid += chance
    })
    return { paid: bets * paid, bets: lying }
  }

  /** One card more, and what is done then, over all cards. */
  function draw(hand: Hand, then: (hand: Hand) => Worth): Worth {
    let [paid, bets] = [0, 0]
    for (const value of values) {
      const [count, all] = [left[value] ?? 0, left[0] ?? 0]
      if (count === 0) continue
      take(left, value)
      const worth = then(withCard(hand, value))
      take(left, value, -1)
      paid += (worth.paid * count) / all
      bets += (worth.bets * count) / all
    }
    return { paid, bets }
  }

  function play(hand: Hand, pairOf = 0): Worth {
    const { points, hasAce, size } = hand
    const total = totalOf(points, hasAce)
    if (total >= natural) return stand(hand, 1)
    // What is left of the shoe says which cards the hand has, but not whether they were split.
    const key = `${keyOf(left)} ${points} ${size === 2} ${pairOf}`
    const known = knownHands.get(key)
    if (known !== undefined) return known
    const isSoft = total > points
    const move = choose({ total, isSoft, pairOf, canDouble: size === 2, up })
    const worth =
      move === 'split'
        ? split(pairOf)
        : move === 'stand'
          ? stand(hand, 1)
          : draw(hand, move === 'double' ? (next) => stand(next, 2) : (next) => play(next))
    knownHands.set(key, worth)
    return worth
  }

  /** Both cards of the pair are out of the shoe already. */
  function split(value: number): Worth {
    const hand = { points: value, hasAce: value === 1, size: 1 }
    const one = draw(hand, value === 1 ? (next) => stand(next, 1) : (next) => play(next))
    return { paid: 2 * one.paid, bets: 2 * one.bets }
  }

  /** The first two cards: what comes of them, the dealer's ace with ten included. */
  function begin(first: number, second: number): Counted {
    const dealerHas = chanceOfNatural()
    const hand = withCard({ points: first, hasAce: first === 1, size: 1 }, second)
    if (totalOf(hand.points, hand.hasAce) === natural) {
      return { paid: 2.5 * (1 - dealerHas) + dealerHas, staked: 1 }
    }
    const { paid, bets } = play(hand, first === second ? first : 0)
    return { paid, staked: bets + dealerHas }
  }

  return (by) => {
    choose = by
    knownHands.clear()
    let [paid, staked] = [0, 0]
    for (const first of values) {
      const chanceOfFirst = (left[first] ?? 0) / (left[0] ?? 0)
      take(left, first)
      for (const second of values) {
        const chance = chanceOfFirst * ((left[second] ?? 0) / (left[0] ?? 0))
        take(left, second)
        const counted = begin(first, second)
        take(left, second, -1)
        paid += chance * counted.paid
        staked += chance * counted.staked
      }
      take(left, first, -1)
    }
    return { paid, staked }
  }
}

/** The whole game by the written strategy. */
export function countReturn(): Counted {
  let [paid, staked] = [0, 0]
  for (const up of values) {
    const counted = createCount(up)(playByTable)
    const chance = perShoe(up) / 312
    paid += chance * counted.paid
    staked += chance * counted.staked
  }
  return { paid, staked }
}
