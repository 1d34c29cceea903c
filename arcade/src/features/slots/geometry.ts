import type { SlotFace } from '@baize/games/slots/shown'

/** Sizes of the reels in units of their picture. */
export const cellSize = 148
export const cellGap = 8
const pitch = cellSize + cellGap

export type ReelBox = {
  readonly width: number
  readonly height: number
  x(reel: number): number
  /** Shorter reels stand in the middle of the tallest. */
  y(reel: number, row: number): number
}

export function boxOf({ reels, rows }: Pick<SlotFace, 'reels' | 'rows'>): ReelBox {
  const tallest = Math.max(...rows)
  return {
    width: reels * pitch - cellGap,
    height: tallest * pitch - cellGap,
    x: (reel) => reel * pitch,
    y: (reel, row) => (row + (tallest - (rows[reel] ?? tallest)) / 2) * pitch,
  }
}
