import { drawFrom, type Chance } from '@baize/kernel/chance'
import type { Game } from '../game.ts'
import { leastPaid, payExactly } from '../pay-exactly.ts'
import { mineCells, minesMultiple, minesPays, mostOpened } from './multiples.ts'

export type MinesChoice = { readonly mines: number }
export type MinesMove = 'cash_out' | { readonly open: number }

export type MinesShown = {
  readonly mines: number
  /** Cells that were opened, in their order; the last of them is a mine when `hit` says so. */
  readonly opened: readonly number[]
  /**
   * In ten-thousandths and rounded down, as it is printed: what is paid now for each unit staked, and what after one more. 0:
   * there is no more.
   */
  readonly multiple: number
  readonly next: number
  readonly hit: boolean
  /** Where the mines lie; null until it is over. */
  readonly board: readonly number[] | null
}

const cells = Array.from({ length: mineCells }, (_, cell) => cell)

/** Where the mines lie: drawn before the first cell is opened, so no choice of cells can move them. */
function drawBoard(chance: Chance, mines: number): number[] {
  return drawFrom(chance, cells, mines)
}

type Walk = { readonly opened: number[]; hit: boolean; isOver: boolean }

/** Goes through the moves; nothing when one of them is not allowed where it stands. */
function walk(board: ReadonlySet<number>, moves: readonly MinesMove[]): Walk | undefined {
  const most = mostOpened(board.size)
  const walked: Walk = { opened: [], hit: false, isOver: false }
  for (const move of moves) {
    if (walked.isOver) return undefined
    if (move === 'cash_out') {
      if (walked.opened.length === 0) return undefined
      walked.isOver = true
      continue
    }
    if (walked.opened.includes(move.open)) return undefined
    walked.opened.push(move.open)
    walked.hit = board.has(move.open)
    walked.isOver = walked.hit || walked.opened.length === most
  }
  return walked
}

/** A part of the smallest unit is drawn when the round is over and never before: who knew it could wait for a better one. */
function payoutOf(stake: bigint, mines: number, walked: Walk, chance: Chance): bigint {
  const { opened, hit, isOver } = walked
  if (hit) return 0n
  const pays = minesPays(mines, opened.length)
  return isOver ? payExactly(chance, stake, pays) : leastPaid(stake, pays)
}

/**
 * Twenty-five cells, some of them mined. Each cell that is opened and is none raises what is paid, until the player
 * takes it, opens a mine, or has opened as many as the ceiling of this game allows, which pays by itself. Left before the first
 * cell, the stake is whole.
 */
export const mines: Game<MinesChoice, MinesMove, MinesShown> = {
  id: 'mines',
  engine: 'instant',
  rtp: { declaredBps: 9_700, fromBps: 9_700, toBps: 9_700 },
  returns: [],
  mostTimes: 10_000,
  stakeUnit: 1n,
  steps: { abandon: ({ shown }) => (shown.opened.length === 0 ? undefined : 'cash_out') },
  parseChoice(input) {
    const count = onlyField(input, 'mines')
    return isBetween(count, 1, mineCells - 1) ? { mines: count } : undefined
  },
  parseMove(input) {
    if (input === 'cash_out') return input
    const cell = onlyField(input, 'open')
    return isBetween(cell, 0, mineCells - 1) ? { open: cell } : undefined
  },
  play(stake, { mines: count }, moves, chance) {
    const board = drawBoard(chance, count)
    const walked = walk(new Set(board), moves)
    if (walked === undefined) return undefined
    const { opened, hit, isOver } = walked
    const multiple = hit ? 0 : minesMultiple(count, opened.length)
    const next = isOver ? 0 : minesMultiple(count, opened.length + 1)
    const shownBoard = isOver ? board.toSorted((a, b) => a - b) : null
    return {
      shown: { mines: count, opened, multiple, next, hit, board: shownBoard },
      isOver,
      staked: stake,
      payout: payoutOf(stake, count, walked, chance),
    }
  },
}

/** The one field of an object that has no other. */
function onlyField(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null) return undefined
  const keys = Object.keys(input)
  return keys.length === 1 && keys[0] === name
    ? (input as Record<string, unknown>)[name]
    : undefined
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
