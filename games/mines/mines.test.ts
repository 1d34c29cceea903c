import { describe, expect, it } from 'vitest'
import { chanceFrom, type Chance } from '@baize/kernel/chance'
import { mines, type MinesMove } from './mines.ts'
import { mineCells, minesMultiple, mostOpened } from './multiples.ts'

/** Mines in the first cells: every draw takes the first that is left. */
const inFront: Chance = { below: () => 0 }

function waysTo(from: number, count: number): bigint {
  let ways = 1n
  for (let taken = 0; taken < count; taken += 1)
    ways = (ways * BigInt(from - taken)) / BigInt(taken + 1)
  return ways
}

const open = (...cells: number[]): MinesMove[] => cells.map((cell) => ({ open: cell }))

describe('mines', () => {
  it('[M1] returns between 96 and 97 % for every number of mines, whenever the player stops', () => {
    for (let count = 1; count < mineCells; count += 1) {
      for (let opened = 1; opened <= mostOpened(count); opened += 1) {
        const multiple = BigInt(minesMultiple(count, opened))
        const safe = waysTo(mineCells - count, opened)
        const all = waysTo(mineCells, opened)
        // Basis points of the stake, times all boards.
        const back = multiple * 100n * safe
        expect(back <= 9_700n * all, `${count} mines, ${opened} open`).toBe(true)
        expect(back >= 9_600n * all, `${count} mines, ${opened} open`).toBe(true)
        // Rounded down to hundredths, and by less than one of them.
        expect((multiple + 1n) * 100n * safe > 9_700n * all).toBe(true)
      }
    }
  })

  it('[M1] pays by enumeration of all boards what the formula says, for one, two and three mines', () => {
    for (const count of [1, 2, 3]) {
      for (const opened of [1, 2, 5]) {
        let paid = 0n
        let boards = 0n
        for (const draws of sequences(count)) {
          const given = [...draws]
          const chance = { below: () => given.shift() as number }
          const moves = [...Array(opened).keys()].map((cell) => ({ open: cell }))
          for (let made = 1; made <= opened; made += 1) {
            given.splice(0, given.length, ...draws)
            const played = mines.play(10_000n, { mines: count }, moves.slice(0, made), chance)!
            if (played.shown.hit) break
            if (made === opened) paid += played.payout
          }
          boards += 1n
        }
        const expected =
          (10_000n *
            BigInt(minesMultiple(count, opened)) *
            boards *
            waysTo(mineCells - count, opened)) /
          (100n * waysTo(mineCells, opened))
        expect(paid).toBe(expected)
      }
    }
  })

  it('[M2] the multiples are 0.97 times the fair odds, rounded down', () => {
    expect([
      minesMultiple(3, 1),
      minesMultiple(3, 2),
      minesMultiple(1, 24),
      minesMultiple(24, 1),
    ]).toEqual([110, 125, 2_425, 2_425])
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
      expect(played.payout).toBe(BigInt(minesMultiple(count, safe.length)))
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
