import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { MinesShown } from '@baize/games/mines/mines'
import { mineCells, minesMultiple, minesPays, mostOpened } from '@baize/games/mines/multiples'
import { leastPaid } from '@baize/games/pay-exactly'

/** The board is five by five. */
export const side = 5

export type CellLook = 'closed' | 'gem' | 'mine' | 'hit'

export function minesShownOf(shown: unknown): MinesShown | undefined {
  const found = shown as Partial<MinesShown> | null
  return Array.isArray(found?.opened) ? (found as MinesShown) : undefined
}

/** What lies open, and after the end where the mines were. */
export function lookOf(shown: MinesShown | undefined, cell: number): CellLook {
  if (!shown) return 'closed'
  const isLast = shown.opened.at(-1) === cell
  if (shown.hit && isLast) return 'hit'
  if (shown.opened.includes(cell)) return 'gem'
  return shown.board?.includes(cell) ? 'mine' : 'closed'
}

export const gemsOf = ({ opened, hit }: MinesShown): number => opened.length - (hit ? 1 : 0)

/** The chance that the next card is a gem, in thousandths. */
export function gemChance(mines: number, gems: number): number {
  const closed = mineCells - gems
  return closed === 0 ? 0 : Math.round(((closed - mines) * 1000) / closed)
}

/** What is paid in any case; a part of a unit may make it one more at the end. */
export function payoutAt(stake: bigint, mines: number, gems: number): bigint {
  return leastPaid(stake, minesPays(mines, gems))
}

export type MinesStep = { readonly gems: number; readonly multiple: number }

const shownSteps = 9

/** The steps round the one that is reached: some behind, more ahead. */
export function listSteps(mines: number, gems: number): MinesStep[] {
  const most = mostOpened(mines)
  const from = Math.max(1, Math.min(gems - 5, most - shownSteps + 1))
  return Array.from({ length: Math.min(shownSteps, most) }, (_, index) => from + index)
    .filter((count) => count <= most)
    .map((count) => ({ gems: count, multiple: minesMultiple(mines, count) }))
}

/** Where an arrow key leads; the board's edge holds. */
export function neighbourOf(cell: number, key: string): number {
  const [row, column] = [Math.floor(cell / side), cell % side]
  const clamp = (value: number) => Math.min(side - 1, Math.max(0, value))
  if (key === 'ArrowUp') return clamp(row - 1) * side + column
  if (key === 'ArrowDown') return clamp(row + 1) * side + column
  if (key === 'ArrowLeft') return row * side + clamp(column - 1)
  if (key === 'ArrowRight') return row * side + clamp(column + 1)
  if (key === 'Home') return row * side
  return key === 'End' ? row * side + side - 1 : cell
}

/** A closed card for who does not want to choose. The board was drawn before, so any is as good as any other. */
export function pickClosed(
  shown: MinesShown,
  below: (bound: number) => number,
): number | undefined {
  const closed = Array.from({ length: mineCells }, (_, cell) => cell).filter(
    (cell) => !shown.opened.includes(cell),
  )
  return closed[below(closed.length)]
}

/** A round that was interrupted, if it is one of this game. */
export function resumable(round: ArcadeRound | null): ArcadeRound | undefined {
  return round !== null && round.state === 'open' && minesShownOf(round.shown) ? round : undefined
}
