import type { Chance } from '@baize/kernel/chance'
import type { Model } from '../model.ts'
import type { Cell, Frame } from '../shown.ts'
import { findRole, type Layout, toGrid } from './layout.ts'

export type HoldGame = {
  /** Whether enough coins stand in the picture. */
  isWon(): boolean
  /** Plays the respins to their end and gives what all coins pay; frames are added where they are kept. */
  play(chance: Chance, frames: Frame[] | undefined): number
  /** The values of the coins in the picture, drawn when the respins were won. */
  drawValues(chance: Chance): readonly (readonly number[])[]
}

/** Coins stay, empty cells turn again, and each new coin starts the count of respins anew. */
export function createHoldGame(
  { face, hold }: Model,
  layout: Layout,
  cells: Uint8Array,
): HoldGame | undefined {
  const feature = face.features.find(({ kind }) => kind === 'hold_and_win')
  if (hold === undefined || feature?.kind !== 'hold_and_win') return undefined
  const coin = findRole(face, 'coin')
  const { oneIn, full } = hold
  const bag = Int32Array.from(
    hold.values.flatMap(([units, weight]) => Array<number>(weight).fill(units)),
  )
  const values = new Int32Array(layout.size)

  function countCoins(): number {
    let count = 0
    for (let place = 0; place < cells.length; place += 1) if (cells[place] === coin) count += 1
    return count
  }

  const drawValue = (chance: Chance): number => bag[chance.below(bag.length)] as number

  /** Turns the empty cells once and gives how many coins came. */
  function respin(chance: Chance): number {
    let came = 0
    for (let place = 0; place < values.length; place += 1) {
      if (values[place] !== 0 || chance.below(oneIn) !== 0) continue
      values[place] = drawValue(chance)
      came += 1
    }
    return came
  }

  function describe(left: number, coins: number, pays: number): Frame {
    const held = layout.cellAt.filter((_, place) => values[place] !== 0)
    const win = {
      kind: 'coins',
      symbol: coin,
      count: coins,
      of: 0,
      pays,
      multiplier: 1,
      cells: held as readonly Cell[],
    } as const
    return {
      phase: 'hold',
      grid: toGrid(
        layout,
        cells.map((symbol, place) => (values[place] === 0 ? symbol : coin)),
      ),
      wins: pays === 0 ? [] : [win],
      pays,
      multiplier: 1,
      left,
      awarded: 0,
      coins: toGrid(layout, values),
    }
  }

  return {
    isWon: () => countCoins() >= feature.coins,
    drawValues(chance) {
      for (let place = 0; place < cells.length; place += 1) {
        values[place] = cells[place] === coin ? drawValue(chance) : 0
      }
      return toGrid(layout, values)
    },
    play(chance, frames) {
      let coins = countCoins()
      let left = feature.respins
      let pays = 0
      while (pays === 0) {
        const came = respin(chance)
        coins += came
        left = came > 0 ? feature.respins : left - 1
        const isFull = coins === values.length
        if (isFull || left === 0) {
          for (let place = 0; place < values.length; place += 1) pays += values[place] as number
          if (isFull) pays += full
        }
        frames?.push(describe(isFull ? 0 : left, coins, pays))
      }
      return pays
    },
  }
}
