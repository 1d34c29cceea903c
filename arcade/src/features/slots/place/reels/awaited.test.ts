import { describe, expect, it } from 'vitest'
import type { SlotFace } from '@baize/games/slots/shown'
import { awaitedReels } from './awaited.ts'

const face = {
  symbols: [
    { role: 'low', pays: [] },
    { role: 'scatter', pays: [] },
  ],
  features: [{ kind: 'free_spins', awards: [[3, 10]], multiplier: 1 }],
} satisfies Pick<SlotFace, 'symbols' | 'features'>

const order = [0, 1, 2, 3, 4]
const everywhere = order.map(() => [0, 0, 1])
const at = (...reels: readonly number[]) =>
  order.map((reel) => (reels.includes(reel) ? [0, 1, 0] : [0, 0, 0]))
const awaited = (grid: number[][], reels: number[][] = everywhere, own = order) => [
  ...awaitedReels({ face, grid, reels, order: own }),
]

describe('[CL31] reels that are waited for', () => {
  it('are those after two scatters stand, whatever comes', () => {
    expect(awaited(at(0, 1))).toEqual([2, 3, 4])
    expect(awaited(at(0, 1, 2))).toEqual([2])
    expect(awaited(at(0, 3))).toEqual([4])
    expect(awaited(at(0))).toEqual([])
  })

  it('are none where no third can come', () => {
    const lacking = everywhere.map((reel, place) => (place > 1 ? [0, 0, 0] : reel))
    expect(awaited(at(0, 1), lacking)).toEqual([])
  })

  it('follow the order in which reels stand', () => {
    expect(awaited(at(0, 4), everywhere, [4, 0, 3, 2, 1])).toEqual([3, 2, 1])
  })

  it('are none where scatters bring nothing', () => {
    const plain = { ...face, features: [] }
    expect(awaitedReels({ face: plain, grid: at(0, 1), reels: everywhere, order }).size).toBe(0)
  })
})
