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

/** A frame as it stands on the reels. */
export function pictureOf(
  frame: Frame,
  face: SlotFace,
  stake: bigint,
  write: (sum: bigint) => string,
): SymbolPicture {
  const { grid, coins } = frame
  return {
    grid,
    ...(frame.phase === 'free' && { set: 'free' as const }),
    ...(frame.phase === 'hold' && { held: true }),
    ...(coins && {
      coins: coins.map((column) =>
        column.map((units) => (units > 0 ? write(unitsToSum(units, stake, face)) : '')),
      ),
    }),
  }
}

/**
 * What stands on reels that were not turned yet: every symbol once in its turn, and no line of anything. With which they begin,
 * and which way round they go, is a number of the title: two of one model do not stand alike.
 */
export function restingGrid(
  { rows, symbols }: Pick<SlotFace, 'rows' | 'symbols'>,
  title = 0,
): number[][] {
  const { length } = symbols
  const way = Math.floor(title / length) % 2 === 0 ? 1 : length - 1
  return rows.map((count, reel) =>
    Array.from({ length: count }, (_, row) => ((reel * 3 + row * 2 + 1) * way + title) % length),
  )
}
