import { describe, expect, it } from 'vitest'
import { findMachinery } from '@baize/games/slots/machineries'
import { slotModels } from '@baize/games/slots/models'
import { fairChance } from '@baize/kernel/fair'
import { findStop, stripsOf, turningReel } from './strips.ts'

const strips = stripsOf('lines-20-medium')
const strip = strips.base[1] ?? []
const rows = [strip[5] ?? 0, strip[6] ?? 0, strip[7] ?? 0]

describe('a turning reel', () => {
  it('[CL20] shows the strip of its model on both sides of what stands there', () => {
    const turning = turningReel(strips, 'base', { reel: 1, rows, top: 100 })
    const stop = findStop(strip, rows)
    const seen = Array.from({ length: 3 * strip.length }, (_, index) => turning(100 + 20 - index))
    const real = seen.map((_, index) => strip[(stop - 20 + index + strip.length) % strip.length])
    expect(seen).toEqual(real)
  })

  it('[CL20] keeps what stands there, also where it is no stop of the strip', () => {
    const odd = [0, 0, 0]
    expect(findStop(strip, odd)).toBe(-1)
    const turning = turningReel(strips, 'base', { reel: 1, rows: odd, top: 4 })
    expect([turning(4), turning(3), turning(2)]).toEqual(odd)
    expect(strip).toContain(turning(5))
  })

  it('[CL20] whose cells are drawn one by one shows faces as often as they are in the bag', () => {
    const bags = stripsOf('cluster-medium')
    const bag = bags.base[0] ?? []
    const turning = turningReel(bags, 'base', { reel: 0, rows: [], top: 0 })
    const seen = Array.from({ length: 20_000 }, (_, place) => turning(place + 1))
    for (const symbol of new Set(bag)) {
      const share = (list: readonly number[]) => list.filter((one) => one === symbol).length
      expect(share(seen) / seen.length).toBeCloseTo(share(bag) / bag.length, 1)
    }
  })

  it('[CL20] of every model that has strips stops where its strip shows the result', () => {
    for (const { id, play, face } of slotModels) {
      if (findMachinery(id)?.reels.draws !== 'strip') continue
      const seed = { serverSeed: '5e'.repeat(32), clientSeed: id, nonce: 1 }
      const shown = play(BigInt(face.units), null, [], fairChance(seed))?.shown
      const grid = shown?.frames[0]?.grid ?? []
      const stops = grid.map((column, reel) => findStop(stripsOf(id).base[reel] ?? [], column))
      expect([id, ...stops]).not.toContain(-1)
    }
  })
})
