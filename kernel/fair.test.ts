import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chanceFrom, drawFrom } from './chance.ts'
import {
  chainChance,
  commitmentOf,
  fairChance,
  isClientSeed,
  linkBefore,
  makeChain,
} from './fair.ts'

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const seeds = { serverSeed, clientSeed: 'luck', nonce: 7 }

/** The numbers of a round as anyone would compute them with Node alone. */
function wordsOf(key: string, prefix: string, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, cursor) => {
    const block = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(`${prefix}:${cursor}`)
      .digest()
    return Array.from({ length: 8 }, (_, place) => block.readUInt32BE(place * 4))
  }).flat()
}

function take(chance: ReturnType<typeof fairChance>, count: number, bound: number): number[] {
  return Array.from({ length: count }, () => chance.below(bound))
}

describe('fairChance', () => {
  it('[K61] the commitment is SHA-256 of the 32 bytes of the seed, not of its text', () => {
    const expected = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
    expect(commitmentOf(serverSeed)).toBe(expected)
  })

  it('[K61] gives the words of one block after the other', () => {
    expect(take(fairChance(seeds), 20, 2 ** 32)).toEqual(
      wordsOf(serverSeed, 'luck:7', 3).slice(0, 20),
    )
  })

  it('[K61] is keyed by the secret: under the commitment as the key everything is different', () => {
    const guessed = fairChance({ ...seeds, serverSeed: commitmentOf(serverSeed) })
    expect(take(guessed, 8, 2 ** 32)).not.toEqual(take(fairChance(seeds), 8, 2 ** 32))
  })

  it('[K61] is another for another client seed and for another nonce', () => {
    const drawn = [seeds, { ...seeds, clientSeed: 'luck2' }, { ...seeds, nonce: 8 }].map((one) =>
      take(fairChance(one), 8, 2 ** 32).join(),
    )
    expect(new Set(drawn).size).toBe(3)
  })

  it('[K62] refuses what is no seed, no client seed and no nonce', () => {
    expect(() => fairChance({ ...seeds, serverSeed: 'AB' })).toThrow(RangeError)
    expect(() => fairChance({ ...seeds, serverSeed: serverSeed.toUpperCase() })).toThrow(RangeError)
    for (const clientSeed of ['', 'a b', 'é', 'x'.repeat(65)]) {
      expect(isClientSeed(clientSeed)).toBe(false)
      expect(() => fairChance({ ...seeds, clientSeed })).toThrow(RangeError)
    }
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => fairChance({ ...seeds, nonce })).toThrow(RangeError)
    }
  })
})

describe('chanceFrom', () => {
  it('[K63] throws the words of the incomplete last stretch away', () => {
    const given = [2 ** 32 - 1, 2 ** 32 - 2, 10, 5]
    const chance = chanceFrom(() => given.shift() as number)
    // 2^32 is 1 above a multiple of 3, so the largest word alone is thrown away.
    expect([chance.below(3), chance.below(3), chance.below(3)]).toEqual([2, 1, 2])
    expect(given).toEqual([])
  })

  it('[K63] gives words whole below 2^32 and nothing but zero below one', () => {
    const chance = chanceFrom(() => 2 ** 32 - 1)
    expect(chance.below(2 ** 32)).toBe(2 ** 32 - 1)
    expect(chance.below(1)).toBe(0)
  })

  it('[K63] refuses bounds that it cannot serve', () => {
    const chance = chanceFrom(() => 0)
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => chance.below(bound)).toThrow(RangeError)
    }
  })

  it('[K63] every number comes about equally often over many nonces (chi-square at 99.9 %)', () => {
    const counts = Array.from({ length: 37 }, () => 0)
    for (let nonce = 0; nonce < 3000; nonce += 1) {
      for (const number of take(fairChance({ ...seeds, nonce }), 8, 37)) counts[number]! += 1
    }
    const expected = (3000 * 8) / 37
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(67.985)
  })

  it('[K63] a draw without replacement reaches every order equally', () => {
    const seen = new Map<string, number>()
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        const given = [first, second]
        const drawn = drawFrom({ below: () => given.shift() as number }, ['a', 'b', 'c', 'd'], 2)
        seen.set(drawn.join(''), (seen.get(drawn.join('')) ?? 0) + 1)
      }
    }
    expect(seen.size).toBe(12)
    expect(new Set(seen.values())).toEqual(new Set([1]))
  })
})

describe('a chain', () => {
  it('[K64] each link is the fingerprint of the next, and the last is the seed', () => {
    const links = makeChain(serverSeed, 50)
    expect(links).toHaveLength(51)
    expect(links[50]).toBe(serverSeed)
    for (let round = 1; round <= 50; round += 1) {
      expect(commitmentOf(links[round]!)).toBe(links[round - 1])
    }
    expect(linkBefore(links[50]!, 50)).toBe(links[0])
  })

  it('[K64] the numbers of a round are keyed by its link, with the salt in the message', () => {
    expect(take(chainChance(serverSeed, 'salt'), 9, 2 ** 32)).toEqual(
      wordsOf(serverSeed, 'salt', 2).slice(0, 9),
    )
    expect(() => chainChance(serverSeed, 'two words')).toThrow(RangeError)
  })
})
