import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance } from '@baize/kernel/chance'
import { fastChance } from '../fast-chance.ts'
import { findFace, slotFaces } from './faces.ts'
import { findSlot, models, slotModels } from './models.ts'
import { createSlotGame } from './slot-game.ts'
import { findFaults } from './testing/find-faults.ts'

const seeds = integer({ min: 0, max: 2 ** 48 })
const cases = slotModels.map((game) => [game.id, game] as const)

const catalogueIds = `
  lines-5-low lines-5-medium lines-9-low lines-9-medium lines-10-low lines-10-medium lines-10-high
  lines-20-low lines-20-medium lines-20-high lines-25-medium lines-25-high lines-30-medium
  lines-40-low lines-40-high lines-50-medium lines-50-high
  ways-243-low ways-243-medium ways-243-high ways-1024-medium ways-1024-high ways-4096-high
  cluster-low cluster-medium cluster-high jackpot-lines-20 jackpot-ways-243`
  .trim()
  .split(/\s+/)

describe('every slot', () => {
  it('[SL1] is there under the name that the catalogue binds titles to', () => {
    expect(slotModels.map(({ id }) => id)).toEqual(catalogueIds)
    expect(slotFaces.map(({ id }) => id)).toEqual(catalogueIds)
    expect(findSlot('lines-20-medium')?.face).toBe(findFace('lines-20-medium'))
    expect(findSlot('lines-21-medium')).toBeUndefined()
  })

  it('[SL14] takes no choice but none, and no move', () => {
    for (const game of slotModels) {
      expect(game.parseChoice(null)).toBe(null)
      expect(game.parseChoice({ lines: 3 })).toBeUndefined()
      expect(game.parseMove('gamble')).toBeUndefined()
      expect(game.play(game.stakeUnit, null, ['gamble' as never], fastChance(1))).toBeUndefined()
    }
  })

  it('[SL14] plays for whole units of its stake alone', () => {
    for (const game of slotModels) {
      const playFor = (stake: bigint) => () => game.play(stake, null, [], fastChance(1))
      expect(playFor(game.stakeUnit + 1n)).toThrow(RangeError)
      expect(playFor(0n)).toThrow(RangeError)
      expect(playFor(-game.stakeUnit)).toThrow(RangeError)
    }
  })
})

describe.each(cases)('%s', (_, game) => {
  const { face } = game
  const playFor = (stake: bigint, seed: number) => {
    const played = game.play(stake, null, [], fastChance(seed))
    if (played === undefined) throw new Error('A round without moves was refused.')
    return played
  }

  it('[SL2][SL3][SL4][SL10] plays rounds that keep every rule', () => {
    assert(
      property(seeds, (seed) => {
        const played = playFor(game.stakeUnit, seed)
        expect(findFaults(face, played.shown)).toEqual([])
        const most = game.stakeUnit * BigInt(game.mostTimes)
        expect(played.payout >= 0n && played.payout <= most).toBe(true)
        expect(played).toMatchObject({ isOver: true, payout: BigInt(played.shown.pays) })
      }),
      { numRuns: 200 },
    )
  })

  it('[SL1] plays the same for the same chance, and pays in proportion to the stake', () => {
    assert(
      property(seeds, integer({ min: 1, max: 1_000_000 }), (seed, times) => {
        const [one, again] = [playFor(game.stakeUnit, seed), playFor(game.stakeUnit, seed)]
        expect(again).toEqual(one)
        const many = playFor(game.stakeUnit * BigInt(times), seed)
        expect(many.payout).toBe(one.payout * BigInt(times))
        // Only the pool may come with a larger stake where it does not with a smaller one.
        expect(many.shown).toEqual({ ...one.shown, jackpot: many.shown.jackpot })
        expect(many.shown.jackpot || !one.shown.jackpot).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('[SL13] pays without its story what it pays with it, and draws the same', () => {
    const differing: number[] = []
    for (let seed = 0; seed < 1500; seed += 1) {
      const [told, quick] = [countDraws(fastChance(seed)), countDraws(fastChance(seed))]
      const played = game.play(game.stakeUnit, null, [], told)
      const isSame = game.payUnits(quick) === played?.shown.pays && quick.drawn() === told.drawn()
      if (!isSame) differing.push(seed)
    }
    expect(differing).toEqual([])
  })

  it('[SL17] has a paytable that grows with the count, and reels of its own symbols alone', () => {
    for (const { pays } of face.symbols) {
      const units = pays.map(([, each]) => each)
      expect(units).toEqual([...new Set(units)].sort((one, other) => one - other))
    }
    const { reels } = models.find((model) => model.face === face) ?? {}
    const letters = new Set([...(reels?.base ?? []), ...(reels?.free ?? [])].join(''))
    for (const letter of letters) {
      expect(face.symbols[letter.charCodeAt(0) - 97]).toBeDefined()
    }
    for (const line of face.lines) {
      expect(line.length).toBe(face.reels)
      expect(line.every((row, reel) => row < (face.rows[reel] ?? 0))).toBe(true)
    }
    expect(new Set(face.lines.map((line) => line.join(''))).size).toBe(face.lines.length)
  })
})

describe('the cap', () => {
  it('[SL2] cuts what a round pays, tells so, and leaves the frames as they fell', () => {
    const [model] = models
    if (model === undefined) throw new Error('There are no models.')
    const rtp = { declaredBps: 0, fromBps: 0, toBps: 0 }
    const free = createSlotGame(model, rtp)
    const capped = createSlotGame({ ...model, face: { ...model.face, mostTimes: 1 } }, rtp)
    const { units } = model.face
    const cut = Array.from({ length: 300 }, (_, seed) => seed).filter((seed) => {
      const pays = free.payUnits(fastChance(seed))
      const played = capped.play(capped.stakeUnit, null, [], fastChance(seed))
      expect(played?.payout).toBe(BigInt(Math.min(pays, units)))
      expect(played?.shown.capped).toBe(pays > units)
      expect(capped.payUnits(fastChance(seed))).toBe(Math.min(pays, units))
      return pays > units
    })
    expect(cut.length).toBeGreaterThan(10)
  })
})

describe('wilds', () => {
  it('[SL6][SL8] never begin ways, and never begin lines when they multiply', () => {
    for (const { face, reels } of models) {
      const first = [reels.base[0], reels.free?.[0]].join('')
      const bad = face.symbols.filter(
        ({ role, multiplier }, symbol) =>
          role === 'wild' &&
          (face.engine === 'ways' || multiplier !== undefined) &&
          first.includes(String.fromCharCode(97 + symbol)),
      )
      expect([face.id, bad]).toEqual([face.id, []])
    }
  })
})

describe('the pool', () => {
  const game = findSlot('jackpot-lines-20')

  /** The draw for the pool gives this number; all others come from the seed. */
  const withPoolDraw = (number: number): Chance => {
    const rest = fastChance(5)
    let isFirst = true
    return {
      below(bound) {
        if (!isFirst) return rest.below(bound)
        isFirst = false
        expect(bound).toBe(20_000_000)
        return number
      },
    }
  }

  it('[SL15] is won by the first draw alone, which changes nothing else of the round', () => {
    const won = game?.play(20n, null, [], withPoolDraw(0))
    const lost = game?.play(20n, null, [], withPoolDraw(1))
    expect(won?.jackpot).toBe('grand')
    expect(won?.shown.jackpot).toBe(true)
    expect(lost?.jackpot).toBeUndefined()
    expect(won?.payout).toBe(lost?.payout)
    expect(won?.shown.frames).toEqual(lost?.shown.frames)
  })

  it('[SL15] is won in proportion to the stake: a hundred times as likely for a hundred times as much', () => {
    const winsBelow = (stake: bigint) => (number: number) =>
      game?.play(stake, null, [], withPoolDraw(number))?.jackpot === 'grand'
    expect([0, 1].map(winsBelow(20n))).toEqual([true, false])
    expect([0, 99, 100].map(winsBelow(2_000n))).toEqual([true, true, false])
  })
})

function countDraws(chance: Chance): Chance & { drawn: () => number } {
  let drawn = 0
  return {
    drawn: () => drawn,
    below(bound) {
      drawn += 1
      return chance.below(bound)
    },
  }
}
