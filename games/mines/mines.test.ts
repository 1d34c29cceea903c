import { describe, expect, it } from 'vitest'
import { chanceFrom, type Chance } from '@baize/kernel/chance'
import { payExactly } from '../pay-exactly.ts'
import { mines, type MinesMove } from './mines.ts'
import { mineCells, minesMultiple, minesPays, mostOpened } from './multiples.ts'

/** Mines in the first cells: every draw takes the first that is left. */
const inFront: Chance = { below: () => 0 }

const open = (...cells: number[]): MinesMove[] => cells.map((cell) => ({ open: cell }))

describe('mines', () => {
  it('[M1] prints a multiple in ten-thousandths, never above what is paid and by less than one of them below', () => {
    for (let count = 1; count < mineCells; count += 1) {
      for (let opened = 1; opened <= mostOpened(count); opened += 1) {
        const printed = BigInt(minesMultiple(count, opened))
        const [times, of] = minesPays(count, opened)
        expect(printed * of <= 10_000n * times, `${count} mines, ${opened} open`).toBe(true)
        expect((printed + 1n) * of > 10_000n * times, `${count} mines, ${opened} open`).toBe(true)
      }
    }
  })

  it('[M1] returns by enumeration of all boards 97 % of the stake, for one, two and three mines', () => {
    for (const count of [1, 2, 3]) {
      for (const opened of [1, 2, 5]) {
        // A stake that leaves nothing to draw by chance, so that boards are all there is to count.
        const stake = minesPays(count, opened)[1]
        const cells = [...Array(opened).keys()].map((cell) => ({ open: cell }))
        let paid = 0n
        let boards = 0n
        for (const draws of sequences(count)) {
          const given = [...draws]
          const chance = { below: () => given.shift()! }
          paid += mines.play(stake, { mines: count }, [...cells, 'cash_out'], chance)?.payout ?? 0n
          boards += 1n
        }
        expect(paid * 100n).toBe(97n * stake * boards)
      }
    }
  })

  it('[M1] a part of a unit is drawn after the board, when the round is over and not before', () => {
    // Three mines and one cell open pay 0.97 * 25 / 22: 7 units are 7 and 1575 parts of 2200.
    const at = (draw: number, ...moves: MinesMove[]) => {
      const numbers = [0, 0, 0, draw]
      const chance = { below: () => numbers.shift()! }
      return mines.play(7n, { mines: 3 }, [...open(5), ...moves], chance)!.payout
    }
    expect([at(1_574, 'cash_out'), at(1_575, 'cash_out')]).toEqual([8n, 7n])
    expect([at(1_574), at(1_575)]).toEqual([7n, 7n])
  })

  it('[M2] the multiples are 0.97 times the fair odds, rounded down', () => {
    expect([
      minesMultiple(3, 1),
      minesMultiple(3, 2),
      minesMultiple(1, 24),
      minesMultiple(24, 1),
    ]).toEqual([11_022, 12_597, 242_500, 242_500])
  })

  it('[M3] no cell can be opened twice, nothing taken before the first, nothing done after the end', () => {
    const play = (moves: MinesMove[]) => mines.play(100n, { mines: 3 }, moves, inFront)
    expect(play(['cash_out'])).toBeUndefined()
    expect(play(open(5, 5))).toBeUndefined()
    expect(play([...open(5), 'cash_out', ...open(6)])).toBeUndefined()
    expect(play(open(0, 6))).toBeUndefined()
    expect(play([...open(5), 'cash_out', 'cash_out'])).toBeUndefined()
  })

  it('[M4] the board is told when it is over and never before', () => {
    const at = (moves: MinesMove[]) => mines.play(100n, { mines: 3 }, moves, inFront)!
    expect(at([]).shown.board).toBeNull()
    expect(at(open(5, 6)).shown.board).toBeNull()
    expect(at(open(5, 1)).shown).toMatchObject({ hit: true, board: [0, 1, 2], multiple: 0 })
    expect(at([...open(5), 'cash_out']).shown.board).toEqual([0, 1, 2])
  })

  it('[M4] what is shown before the end is the same whatever lies under the cells not opened', () => {
    const shown = new Set<string>()
    for (let seed = 0; seed < 400; seed += 1) {
      let state = seed
      const chance = chanceFrom(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0))
      const played = mines.play(100n, { mines: 5 }, open(7, 11, 20), chance)
      if (played !== undefined && !played.shown.hit) shown.add(JSON.stringify(played.shown))
    }
    expect(shown.size).toBe(1)
  })

  it('[M5] a round ends by itself, paid in full, where one more cell would pass the ceiling', () => {
    for (let count = 1; count < mineCells; count += 1) {
      const safe = Array.from({ length: mostOpened(count) }, (_, index) => count + index)
      const played = mines.play(100n, { mines: count }, open(...safe), inFront)!
      expect(played.isOver, `${count} mines`).toBe(true)
      expect(played.payout).toBe(payExactly(inFront, 100n, minesPays(count, safe.length)))
      expect(played.payout <= 100n * BigInt(mines.mostTimes)).toBe(true)
    }
    expect(mostOpened(12)).toBe(9)
  })

  it('[M6] left before the first cell, the stake is whole', () => {
    expect(mines.play(250n, { mines: 24 }, [], inFront)).toMatchObject({
      isOver: false,
      payout: 250n,
    })
  })
})

/** Every way in which so many mines can be drawn, as the numbers that chance gives. */
function sequences(count: number): number[][] {
  let all: number[][] = [[]]
  for (let drawn = 0; drawn < count; drawn += 1) {
    all = all.flatMap((before) =>
      Array.from({ length: mineCells - drawn }, (_, next) => [...before, next]),
    )
  }
  return all
}
