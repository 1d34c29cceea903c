import { describe, expect, it } from 'vitest'
import { group, high, low, scatter, wild } from '../faces/build-face.ts'
import type { Model } from '../model.ts'
import type { Frame } from '../shown.ts'
import { listedChance } from '../testing/listed-chance.ts'
import { smallFace } from '../testing/small-face.ts'
import { createMachine } from './machine.ts'
import { playRound } from './round.ts'

function play(model: Model, numbers: readonly number[]) {
  const frames: Frame[] = []
  const chance = listedChance(numbers)
  const total = playRound(createMachine(model), chance, frames)
  return { total, frames, used: chance.used() }
}

/** One row of three reels: stop 0 shows `a`, 1 `b`, 2 a scatter. */
const spinning: Model = {
  face: smallFace({
    reels: 3,
    rows: 1,
    lines: [[0, 0, 0]],
    symbols: [high(3, 10), low(3, 5), scatter(3, 4)],
    features: [{ kind: 'free_spins', awards: [[3, 2]], multiplier: 3, most: 3 }],
  }),
  reels: { draws: 'strip', base: ['abc', 'abc', 'abc'] },
}

describe('free spins', () => {
  it('[SL9] scatters pay once and award free spins, whose wins are multiplied', () => {
    const { total, frames } = play(spinning, [2, 2, 2, 0, 0, 0, 0, 1, 0])
    expect(frames.map(({ phase, pays, left, awarded }) => [phase, pays, left, awarded])).toEqual([
      ['base', 4, 2, 2],
      ['free', 30, 1, 0],
      ['free', 0, 0, 0],
    ])
    expect(total).toBe(34)
  })

  it('[SL10] free spins award more only up to the bound of a round', () => {
    const scatters = Array<number>(12).fill(2)
    const { frames, used } = play(spinning, [...scatters, 0, 0, 0])
    expect(frames.map(({ left, awarded }) => [left, awarded])).toEqual([
      [2, 2],
      [2, 1],
      [1, 0],
      [0, 0],
    ])
    expect(used).toBe(12)
  })
})

describe('cascades', () => {
  /** Two columns of three; letters of the bag are drawn by place: a, b, c (wild). */
  const falling: Model = {
    face: smallFace({
      engine: 'cluster',
      reels: 2,
      rows: 3,
      lines: [],
      symbols: [group('high', 10, 20, 30, 40, 50, 60, 70, 80), low(), wild()],
      features: [{ kind: 'cascades', multipliers: [1, 2] }],
    }),
    reels: { draws: 'bag', base: ['abc', 'abc'] },
  }

  it('[SL11] what won falls away, what stood above it falls, and the multiplier grows', () => {
    // b over a a beside a a a; then the same again with b at the bottom; then b alone.
    const { total, frames } = play(falling, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    expect(frames.map(({ phase, multiplier, pays }) => [phase, multiplier, pays])).toEqual([
      ['base', 1, 10],
      ['cascade', 2, 20],
      ['cascade', 2, 0],
    ])
    expect(frames[1]?.grid[0]?.[2]).toBe(1)
    expect(total).toBe(30)
  })

  it('[SL1] a chain that was cut off after sixty falls leaves nothing behind for the next round', () => {
    const machine = createMachine(falling)
    expect(playRound(machine, { below: () => 0 })).toBeGreaterThan(1_000)
    const numbers = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
    expect(playRound(machine, listedChance(numbers))).toBe(30)
  })
})

describe('hold-and-win', () => {
  /** One reel of four; a letter of the strip is a coin at 1. One cell in two gets a coin; coins are worth 3 or 7. */
  const holding: Model = {
    face: smallFace({
      reels: 1,
      rows: 4,
      lines: [],
      symbols: [high(), { role: 'coin', pays: [] }],
      features: [{ kind: 'hold_and_win', coins: 2, respins: 2 }],
    }),
    reels: { draws: 'strip', base: ['aabbaa'] },
    hold: {
      oneIn: 2,
      values: [
        [3, 1],
        [7, 1],
      ],
      full: 100,
    },
  }

  it('[SL12] too few coins hold nothing', () => {
    expect(play(holding, [3]).frames).toHaveLength(1)
  })

  it('[SL12] coins stay, a new one starts the respins anew, and all are paid in the end', () => {
    // Stop 1 shows a b b a, worth 3 and 7; a miss, then a hit worth 7, then two misses.
    const { total, frames } = play(holding, [1, 0, 1, 1, 1, 0, 1, 1, 1, 1])
    expect(frames.map(({ phase, left, pays }) => [phase, left, pays])).toEqual([
      ['base', 0, 0],
      ['hold', 1, 0],
      ['hold', 2, 0],
      ['hold', 1, 0],
      ['hold', 0, 17],
    ])
    expect(frames[0]?.coins).toEqual([[0, 3, 7, 0]])
    expect(frames[4]?.coins).toEqual([[7, 3, 7, 0]])
    expect(total).toBe(17)
  })

  it('[SL12] a full grid ends it and pays its prize on top', () => {
    const { total } = play(holding, [1, 0, 0, 0, 0, 0, 0])
    expect(total).toBe(112)
  })
})
