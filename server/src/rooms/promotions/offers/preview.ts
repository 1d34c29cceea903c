import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Currency } from '@baize/kernel/money'
import { convert } from '../grants/grants.ts'
import { examplesOf, giftFor, type Gift } from './amounts.ts'

/** What an offer would cost, from many plays of one taking each. */
export type CostPreview = {
  readonly deposit: bigint
  readonly gives: bigint
  readonly asks: bigint
  readonly runs: number
  /** Of those, how many met what is asked, in basis points. */
  readonly met: number
  /** What became cash of one taking, on average. */
  readonly released: bigint
  /** How many the budget is enough for, at this deposit. */
  readonly receivers: number
  /** What the whole budget comes to in cash. */
  readonly likely: bigint
}

/**
 * What a bet of a slot pays, in hundredths of the stake, and how often of ten thousand: 96 % come back. It is the game
 * that members play most while they play a bonus through; others cost less.
 */
const pays: readonly (readonly [number, number])[] = [
  [0, 6_894],
  [50, 1_300],
  [200, 1_200],
  [500, 450],
  [1_500, 100],
  [5_000, 56],
]
const runsOfOne = 1_000
/** A hundred bets of the gift: as people play. */
const betsOfGift = 100n
const mostBets = 20_000

/** Plays an offer through many times by its own rules. The chance is drawn from a fixed beginning: the same rules cost the same. */
export function previewOf(document: OfferDocument, currency: Currency): CostPreview | undefined {
  const examples = examplesOf(document, currency)
  const deposit = examples[Math.floor(examples.length / 2)] ?? 0n
  const gift = giftFor(document, currency, deposit)
  if (gift === undefined) return undefined
  const chance = createChance(20_261_118)
  let met = 0
  let released = 0n
  for (let run = 0; run < runsOfOne; run += 1) {
    const cash = document.mode === 'gate' ? playGate(gift, chance) : playPocket(gift, chance)
    if (cash > 0n) met += 1
    released += cash
  }
  const each = released / BigInt(runsOfOne)
  const receivers = BigInt(document.budget[currency] ?? '0') / gift.amount
  return {
    deposit,
    gives: gift.amount,
    asks: gift.asks / 10_000n,
    runs: runsOfOne,
    met: Math.round((met * 10_000) / runsOfOne),
    released: each,
    receivers: Number(receivers),
    likely: each * receivers,
  }
}

/** Bonus money alone, until what is asked is met or it is gone. */
function playPocket({ amount, asks, terms }: Gift, chance: Chance): bigint {
  const stake = stakeOf(amount, terms.maxBet)
  let pocket = amount
  let played = 0n
  const asked = asks / 10_000n
  for (let bets = 0; played < asked && bets < mostBets; bets += 1) {
    if (pocket < stake) return 0n
    pocket += chance.pay(stake) - stake
    played += stake
  }
  return convert(pocket, { ...terms, granted: amount }).toCash
}

/** Cash with a lock: what is left when it opens is the member's, and so is the loss on the way. */
function playGate({ amount, asks }: Gift, chance: Chance): bigint {
  const stake = stakeOf(amount, null)
  let left = amount
  const asked = asks / 10_000n
  let played = 0n
  for (let bets = 0; played < asked && bets < mostBets; bets += 1) {
    if (left < stake) return 0n
    left += chance.pay(stake) - stake
    played += stake
  }
  return left
}

function stakeOf(amount: bigint, most: bigint | null): bigint {
  const usual = amount / betsOfGift > 0n ? amount / betsOfGift : 1n
  return most !== null && most < usual ? most : usual
}

type Chance = { pay(stake: bigint): bigint }

/** For a preview alone: it draws nobody's money. */
function createChance(beginning: number): Chance {
  let state = beginning >>> 0
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 10_000
  }
  return {
    pay(stake) {
      let place = next()
      for (const [hundredths, often] of pays) {
        if (place < often) return (stake * BigInt(hundredths)) / 100n
        place -= often
      }
      return 0n
    },
  }
}
