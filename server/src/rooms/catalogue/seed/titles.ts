import { pick, randomInt, type RandomBytes } from '@baize/kernel/random'
import { adjectives } from './adjectives.ts'
import { beings } from './beings.ts'
import { belong, describe, madeOf, numbered, ofThe, type Names, type Noun } from './phrase.ts'
import { stuffs } from './stuffs.ts'
import { takenElsewhere } from './taken-elsewhere.ts'

type Making = (random: RandomBytes, owners: readonly Noun[], heads: readonly Noun[]) => Noun

const luckyNumbers = ['7', '8', '9', '77', '68', '99', '100', '777', '888', '1000']

const goldenTiger: Making = (random, owners) =>
  describe(pick(random, adjectives), pick(random, owners))
const goldenGate: Making = (random, _, heads) =>
  describe(pick(random, adjectives), pick(random, heads))
const tigerGate: Making = (random, owners, heads) =>
  belong(pick(random, owners), pick(random, heads))
const gateOfTheTiger: Making = (random, owners, heads) =>
  ofThe(pick(random, heads), pick(random, owners))
const jadeGate: Making = (random, _, heads) => madeOf(pick(random, stuffs), pick(random, heads))
const goldenTigerGate: Making = (random, owners, heads) =>
  belong(goldenTiger(random, owners, heads), pick(random, heads))
const tiger68: Making = (random, owners) =>
  numbered(pick(random, owners), pick(random, luckyNumbers))

const slotMakings: readonly (readonly [Making, number])[] = [
  [goldenTiger, 2],
  [goldenGate, 2],
  [tigerGate, 2],
  [gateOfTheTiger, 1],
  [jadeGate, 1],
  [goldenTigerGate, 1],
  [tiger68, 1],
]

/** What a table or a scratch card is called must say what it is. */
const headedMakings: readonly (readonly [Making, number])[] = [
  [goldenGate, 1],
  [tigerGate, 1],
  [jadeGate, 1],
  [goldenTigerGate, 1],
]

/** A lagoon is not made of mango, nor a game of cards of salt. */
const ownedMakings: readonly (readonly [Making, number])[] = [
  [goldenGate, 1],
  [tigerGate, 3],
  [goldenTigerGate, 2],
]

export type TitleMaker = {
  /** A title about beings, with or without a head. */
  makeSlot(heads: readonly Noun[]): Names
  /** A title that always ends in one of the heads. */
  makeHeaded(heads: readonly Noun[]): Names
  /** The same about chosen owners. */
  makeOwned(heads: readonly Noun[], owners: readonly Noun[]): Names
  /** Marks a title that was made elsewhere, so that it is not made again. */
  take(names: Names): void
}

/** Makes titles that read alike in every language, none of them twice in any language. */
export function createTitleMaker(random: RandomBytes): TitleMaker {
  const taken = new Set<string>()
  const keysOf = (names: Names) =>
    Object.entries(names).map(([language, name]) => `${language} ${name.toLowerCase()}`)

  function make(
    ways: readonly (readonly [Making, number])[],
    owners: readonly Noun[],
    heads: readonly Noun[],
  ): Names {
    for (;;) {
      const { names } = pickWeighted(random, ways)(random, owners, heads)
      const keys = keysOf(names)
      if (takenElsewhere.has(names.EN.toLowerCase()) || keys.some((key) => taken.has(key))) continue
      for (const key of keys) taken.add(key)
      return names
    }
  }

  return {
    makeSlot: (heads) => make(slotMakings, beings, heads),
    makeHeaded: (heads) => make(headedMakings, beings, heads),
    makeOwned: (heads, owners) => make(ownedMakings, owners, heads),
    take(names) {
      for (const key of keysOf(names)) taken.add(key)
    },
  }
}

/** One of the entries, as likely as its weight is of the whole. */
export function pickWeighted<T>(
  random: RandomBytes,
  entries: readonly (readonly [T, number])[],
): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = randomInt(random, total)
  for (const [value, weight] of entries) {
    if (left < weight) return value
    left -= weight
  }
  throw new Error('The weights do not add up.')
}
