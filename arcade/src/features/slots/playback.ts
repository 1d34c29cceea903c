import type { Cell, Frame, SlotFace, SlotShown } from '@baize/games/slots/shown'
import { paidCells, unitsToSum } from './pays.ts'
import type { SymbolPicture } from './stage.ts'

/** How the reels come from one frame to the next. */
export type PlaybackStep =
  | { readonly kind: 'spin' }
  | { readonly kind: 'tumble'; readonly gone: readonly Cell[] }
  | { readonly kind: 'respin'; readonly held: (reel: number, row: number) => boolean }

export function stepTo({ frames }: SlotShown, index: number): PlaybackStep {
  const frame = frames[index]
  const before = frames[index - 1]
  if (!frame || !before) return { kind: 'spin' }
  if (frame.phase === 'cascade' || frame.phase === 'free_cascade') {
    return { kind: 'tumble', gone: paidCells(before) }
  }
  if (frame.phase !== 'hold') return { kind: 'spin' }
  return { kind: 'respin', held: (reel, row) => (before.coins?.[reel]?.[row] ?? 0) > 0 }
}

/** The longer a frame stays, the more there is to see in it. */
export function stayMs({ frames }: SlotShown, index: number): number {
  const frame = frames[index]
  if (!frame) return 0
  const isLast = index === frames.length - 1
  if (frame.awarded > 0) return 1600
  if (frame.phase === 'hold') return isLast ? 900 : 250
  if (frame.wins.length === 0) return isLast ? 0 : 350
  return frame.phase === 'base' || frame.phase === 'free' ? 900 : 700
}

/** A frame as it stands on the reels. */
export function pictureOf(
  frame: Frame,
  face: SlotFace,
  stake: bigint,
  write: (sum: bigint) => string,
  withWins = true,
): SymbolPicture {
  const { grid, coins, wins } = frame
  const scatter = face.symbols.findIndex(({ role }) => role === 'scatter')
  const lit = wins.map(({ kind, cells }) => ({ cells, linked: kind === 'line' }))
  const awarding = frame.awarded > 0 ? [{ cells: cellsOf(frame, scatter), linked: false }] : []
  return {
    grid,
    ...(frame.phase === 'free' && { set: 'free' as const }),
    ...(frame.phase === 'hold' && { held: true }),
    ...(coins && {
      coins: coins.map((column) =>
        column.map((units) => (units > 0 ? write(unitsToSum(units, stake, face)) : '')),
      ),
    }),
    ...(withWins && lit.length + awarding.length > 0 && { lit: [...lit, ...awarding] }),
  }
}

function cellsOf({ grid }: Frame, symbol: number): Cell[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((face, row) => (face === symbol ? [[reel, row] as const] : [])),
  )
}

/** What stands on reels that were not turned yet: every symbol once in its turn, and no line of anything. */
export function restingGrid({ rows, symbols }: Pick<SlotFace, 'rows' | 'symbols'>): number[][] {
  return rows.map((count, reel) =>
    Array.from({ length: count }, (_, row) => (reel * 3 + row * 2 + 1) % symbols.length),
  )
}
