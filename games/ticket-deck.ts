import { chanceFrom, drawFrom, type Chance } from '@baize/kernel/chance'
import { chainChance } from '@baize/kernel/fair'
import { sha256, toHex } from '@baize/kernel/sha256'

/** One prize of a deck: what it is in the smallest unit, 0 for none, and on how many slips it stands. */
export type DeckPrize = { readonly amount: bigint; readonly count: number }

export type DeckFault = 'no_slips' | 'too_many_slips' | 'not_falling' | 'no_prize' | 'too_large'

export const mostSlips = 100_000
export const mostPrizes = 1_000
const mostMoney = 9_007_199_254_740_991n

/** Why prizes are no deck: they stand highest first, each amount once, each on a slip at least, and one of them pays. */
export function findDeckFault(prizes: readonly DeckPrize[]): DeckFault | undefined {
  if (prizes.length === 0 || prizes.some(({ count }) => !Number.isInteger(count) || count < 1)) {
    return 'no_slips'
  }
  if (prizes.length > mostPrizes || slipsOf(prizes) > mostSlips) return 'too_many_slips'
  const isFalling = prizes.every(
    ({ amount }, place) =>
      amount >= 0n && (place === 0 || amount < (prizes[place - 1]?.amount ?? 0n)),
  )
  if (!isFalling) return 'not_falling'
  if (prizes[0]?.amount === 0n) return 'no_prize'
  return totalOf(prizes) > mostMoney ? 'too_large' : undefined
}

export function slipsOf(prizes: readonly DeckPrize[]): number {
  return prizes.reduce((sum, { count }) => sum + count, 0)
}

export function totalOf(prizes: readonly DeckPrize[]): bigint {
  return prizes.reduce((sum, { amount, count }) => sum + amount * BigInt(count), 0n)
}

/** What is hashed of a deck: a line `amount count` for each prize, the highest first, joined by line feeds. */
export function deckHash(prizes: readonly DeckPrize[]): string {
  const text = prizes.map(({ amount, count }) => `${amount} ${count}`).join('\n')
  return toHex(sha256(new TextEncoder().encode(text)))
}

/**
 * The slips in the order in which they are given out. Laid out by the list of prizes they are shuffled (Fisher and Yates)
 * with the numbers of the seed and the salt, as those of a shared round.
 */
export function drawDeck(
  prizes: readonly DeckPrize[],
  { seed, salt }: { readonly seed: string; readonly salt: string },
): bigint[] {
  const slips = prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount))
  return drawFrom(chainChance(seed, salt), slips)
}

export type Cut = { readonly total: bigint; readonly slips: number; readonly least: bigint }

/**
 * Cuts a sum into envelopes of different amounts that come to exactly the sum: each takes a part between the least and
 * twice the mean of what is left, so that every one has the same mean; the last takes the rest. Those of one amount are
 * one prize.
 */
export function cutTotal(chance: Chance, { total, slips, least }: Cut): DeckPrize[] {
  if (slips < 1 || least < 1n || total < least * BigInt(slips)) {
    throw new RangeError('So much cannot be cut into so many')
  }
  const counts = new Map<bigint, number>()
  let left = total
  for (let open = slips; open > 0; open -= 1) {
    // What is above the least of each: a share from nothing to twice its mean.
    const spare = left - least * BigInt(open)
    const most = open === 1 ? spare : (2n * spare) / BigInt(open)
    const amount = least + (open === 1 ? spare : drawUpTo(chance, most))
    counts.set(amount, (counts.get(amount) ?? 0) + 1)
    left -= amount
  }
  return [...counts]
    .map(([amount, count]) => ({ amount, count }))
    .toSorted((one, other) => (one.amount > other.amount ? -1 : 1))
}

/** A whole number from 0 to `most`, both included. */
function drawUpTo(chance: Chance, most: bigint): bigint {
  const wide = 2n ** 32n
  if (most < wide) return BigInt(chance.below(Number(most) + 1))
  // Larger than a word: two of them, drawn again while they are above.
  for (;;) {
    const drawn = (BigInt(chance.below(2 ** 21)) << 32n) | BigInt(chance.below(2 ** 32))
    if (drawn <= most) return drawn
  }
}

/** Chance for cutting, where nothing has to be checked later: what was cut is published. */
export function chanceOfBytes(randomBytes: (length: number) => Uint8Array): Chance {
  return chanceFrom(() => {
    const bytes = randomBytes(4)
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  })
}

export type DeckPromise = {
  readonly deck: string
  readonly slips: number
  readonly total: bigint
  readonly beacon: string
  readonly beaconRound: number
}

/** As it stands in the public list, and as its hash covers it. */
export function deckDetail({ deck, slips, total, beacon, beaconRound }: DeckPromise): string {
  return `deck ${deck}, slips ${slips}, total ${total}, salt of beacon ${beacon} round ${beaconRound}`
}

const promised =
  /^deck ([0-9a-f]{64}), slips (\d{1,6}), total (\d{1,16}), salt of beacon ([\w.-]+) round (\d{1,15})$/

export function readDeckPromise(detail: string): DeckPromise | undefined {
  const [, deck, slips, total, beacon, round] = promised.exec(detail) ?? []
  if (deck === undefined || total === undefined || beacon === undefined) return undefined
  return { deck, slips: Number(slips), total: BigInt(total), beacon, beaconRound: Number(round) }
}
