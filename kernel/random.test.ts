import { describe, expect, it } from 'vitest'
import {
  pick,
  type RandomBytes,
  randomBigInt,
  randomInt,
  randomToken,
  shuffle,
  systemRandomBytes,
} from './random.ts'
import { seededBytes } from './testing/seeded-bytes.ts'

/** Pearson's statistic of counts that should all be equal: about `counts - 1` when they are, growing when not. */
function chiSquare(counts: number[], draws: number): number {
  const expected = draws / counts.length
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
}

function count(outcomes: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: outcomes }, () => 0)
  for (let index = 0; index < draws; index += 1) {
    const outcome = draw()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

/** Gives every value of so many bytes once, in order, then throws. */
function everyValue(size: number): RandomBytes {
  let next = 0
  return (asked) => {
    if (asked !== size) throw new Error(`${asked} bytes were asked for`)
    if (next === 256 ** size) throw new Error('used up')
    const value = next++
    return Uint8Array.from(
      { length: size },
      (_, index) => (value >> (8 * (size - 1 - index))) & 255,
    )
  }
}

function countAll(max: number, size: number, draw: (bytes: RandomBytes) => number): number[] {
  const bytes = everyValue(size)
  const counts = Array.from({ length: max }, () => 0)
  try {
    for (;;) {
      const outcome = draw(bytes)
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'used up') throw error
  }
  return counts
}

const byModulo = (bytes: RandomBytes, max: number) => (bytes(1)[0] ?? 0) % max

describe('randomInt', () => {
  it('[K30] every outcome comes from equally many draws, for each maximum that one byte serves', () => {
    for (let max = 2; max <= 256; max += 1) {
      const counts = countAll(max, 1, (bytes) => randomInt(bytes, max))
      expect(new Set(counts)).toEqual(new Set([Math.floor(256 / max)]))
    }
  })

  it.each([257, 1000, 40_000, 65_535, 65_536])('[K30] and of two bytes, for %i', (max) => {
    const each = new Set([Math.floor(65_536 / max)])
    expect(new Set(countAll(max, 2, (bytes) => randomInt(bytes, max)))).toEqual(each)
    const big = countAll(max, 2, (bytes) => Number(randomBigInt(bytes, BigInt(max))))
    expect(new Set(big)).toEqual(each)
  })

  it('[K30] the counts of a large sample are even, and the same measure condemns a bare modulo', () => {
    // For 99 degrees of freedom one fair sample in a million exceeds 181.
    const bytes = seededBytes(2)
    const fair = count(100, 100_000, () => randomInt(bytes, 100))
    expect(chiSquare(fair, 100_000)).toBeLessThan(181)
    expect(chiSquare(fair, 100_000)).toBeGreaterThan(40)
    const unfair = count(100, 100_000, () => byModulo(bytes, 100))
    expect(chiSquare(unfair, 100_000)).toBeGreaterThan(1000)
  })

  it('[K30] the system source is even too', () => {
    // One run in a hundred million exceeds this bound: a failure is news, not noise.
    const fair = count(100, 50_000, () => randomInt(systemRandomBytes, 100))
    expect(chiSquare(fair, 50_000)).toBeLessThan(200)
  })

  it('[K30] it reaches both ends of the largest range and stays inside', () => {
    const max = 2 ** 48
    expect(randomInt((size) => new Uint8Array(size).fill(255), max)).toBe(max - 1)
    expect(randomInt((size) => new Uint8Array(size), max)).toBe(0)
    const bytes = seededBytes(7)
    const drawn = Array.from({ length: 1000 }, () => randomInt(bytes, 2 ** 47 + 1))
    expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value <= 2 ** 47)).toBe(
      true,
    )
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 46)
  })

  it('[K30] one possible outcome needs no bytes', () => {
    const none: RandomBytes = (size) => {
      if (size > 0) throw new Error('bytes were asked for')
      return new Uint8Array(0)
    }
    expect(randomInt(none, 1)).toBe(0)
    expect(randomBigInt(none, 1n)).toBe(0n)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1, Infinity])(
    '[K30] a maximum of %s throws',
    (max) => {
      expect(() => randomInt(systemRandomBytes, max)).toThrow(RangeError)
    },
  )

  it('[K30] a bigint goes beyond 2^48', () => {
    const max = 10n ** 30n
    const bytes = seededBytes(3)
    const drawn = Array.from({ length: 500 }, () => randomBigInt(bytes, max))
    expect(drawn.every((value) => value >= 0n && value < max)).toBe(true)
    expect(drawn.some((value) => value > max / 2n)).toBe(true)
    expect(() => randomBigInt(bytes, 0n)).toThrow(RangeError)
  })
})

describe('shuffle and pick', () => {
  it('[K31] every order of four is equally likely', () => {
    const bytes = seededBytes(2)
    const orders = new Map<string, number>()
    for (let index = 0; index < 24_000; index += 1) {
      const order = shuffle(bytes, ['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    // For 23 degrees of freedom one fair sample in a million exceeds 71.
    expect(chiSquare([...orders.values()], 24_000)).toBeLessThan(71)
  })

  it('[K31] the given list stays as it was', () => {
    const items = Object.freeze([1, 2, 3])
    expect(new Set(shuffle(seededBytes(1), items))).toEqual(new Set([1, 2, 3]))
    expect(items).toEqual([1, 2, 3])
    expect(shuffle(seededBytes(1), [])).toEqual([])
  })

  it('[K30] a pick is one of the items, and a pick from nothing throws', () => {
    const bytes = seededBytes(2)
    const counts = count(3, 3000, () => pick(bytes, [0, 1, 2]))
    expect(chiSquare(counts, 3000)).toBeLessThan(27.6)
    expect(() => pick(bytes, [])).toThrow(RangeError)
  })
})

describe('bytes and tokens', () => {
  it('[K30] the system source fills requests beyond one call of Web Crypto', () => {
    const bytes = systemRandomBytes(200_000)
    expect(bytes.length).toBe(200_000)
    for (const start of [0, 65_536, 131_072, 199_900]) {
      expect(bytes.subarray(start, start + 100).some((byte) => byte !== 0)).toBe(true)
    }
  })

  it('[K30] bytes that were handed out belong to the caller alone and never come again', () => {
    const taken = Array.from({ length: 2000 }, () => systemRandomBytes(16))
    const texts = taken.map((bytes) => bytes.join())
    expect(new Set(texts).size).toBe(2000)
    for (const bytes of taken) bytes.fill(0)
    expect(systemRandomBytes(16).some((byte) => byte !== 0)).toBe(true)
    expect([0, 1, 63, 64, 65].map((count) => systemRandomBytes(count).length)).toEqual([
      0, 1, 63, 64, 65,
    ])
  })

  it('[K32] a token is base64url of its bytes', () => {
    for (let size = 0; size <= 40; size += 1) {
      const bytes = seededBytes(size)(size)
      const token = randomToken(() => bytes, size)
      expect(token).toBe(Buffer.from(bytes).toString('base64url'))
    }
    expect(randomToken(() => Uint8Array.of(251, 255, 191))).toBe('-_-_')
  })

  it('[K32] a token has 32 bytes unless told otherwise', () => {
    expect(randomToken(systemRandomBytes)).toHaveLength(43)
  })

  it('seeded bytes repeat for their seed and differ between seeds', () => {
    expect(seededBytes(2)(64)).toEqual(seededBytes(2)(64))
    expect(seededBytes(2)(64)).not.toEqual(seededBytes(3)(64))
    const bytes = seededBytes(9)
    const counts = count(256, 256_000, () => bytes(1)[0] ?? 0)
    expect(chiSquare(counts, 256_000)).toBeLessThan(370)
  })
})
