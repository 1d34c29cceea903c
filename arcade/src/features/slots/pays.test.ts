import { describe, expect, it } from 'vitest'
import { fastChance } from '@baize/games/fast-chance'
import { slotFaces } from '@baize/games/slots/faces'
import { findSlot } from '@baize/games/slots/models'
import { endingOf, unitsToSum, unitsUpTo } from './pays.ts'
import { pictureOf, restingGrid, stepTo } from './playback.ts'

describe('what a slot shows', () => {
  it('[CL4] is a win only when more comes back than was staked', () => {
    expect([
      endingOf(100n, 101n),
      endingOf(100n, 100n),
      endingOf(100n, 1n),
      endingOf(100n, 0n),
    ]).toEqual(['win', 'returned', 'returned', 'nothing'])
  })

  it.each(slotFaces.map((face) => [face.id, face] as const))(
    'of %s adds up to what the rules pay, frame by frame, and every frame can be drawn',
    (id, face) => {
      const stake = BigInt(face.units) * 100n
      for (let seed = 1; seed <= 40; seed += 1) {
        const played = findSlot(id)?.play(stake, null, [], fastChance(seed))
        if (!played) throw new Error(`${id} does not play`)
        const { shown, payout } = played
        const last = shown.frames.length - 1
        expect(unitsToSum(unitsUpTo(shown, last), stake, face)).toBe(payout)
        for (const [index, frame] of shown.frames.entries()) {
          const { grid } = pictureOf(frame, face, stake, String)
          expect(grid.map((column) => column.length)).toEqual([...face.rows])
          expect(stepTo(shown, index).kind).toMatch(/^(spin|tumble|respin)$/)
        }
      }
      expect(
        restingGrid(face)
          .flat()
          .every((symbol) => symbol < face.symbols.length),
      ).toBe(true)
    },
  )

  it.each(slotFaces.map((face) => [face.id, face] as const))(
    'of %s before the first spin is a title’s own, with no line of anything',
    (_, face) => {
      const ways = 2 * face.symbols.length
      const grids = Array.from({ length: ways }, (__, title) => restingGrid(face, title))
      expect(new Set(grids.map(String)).size).toBe(ways)
      for (const grid of grids) {
        for (const column of grid) {
          expect(column.every((symbol) => symbol >= 0 && symbol < face.symbols.length)).toBe(true)
        }
        for (const line of face.lines) {
          const [first, ...next] = line.slice(0, 3).map((row, reel) => grid[reel]?.[row])
          expect(next.every((symbol) => symbol === first)).toBe(false)
        }
      }
    },
  )
})
