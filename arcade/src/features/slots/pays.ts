import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Frame, SlotFace, SlotShown, SlotSymbol } from '@baize/games/slots/shown'

/** What so many units are at a stake. A stake is a whole number of units, so nothing is ever rounded. */
export function unitsToSum(units: number, stake: bigint, { units: inStake }: SlotFace): bigint {
  return (BigInt(units) * stake) / BigInt(inStake)
}

/** How a round ended, as it may be shown: only what brings more than it cost is a win. */
export type Ending = 'win' | 'returned' | 'nothing'

export function endingOf(stake: bigint, returned: bigint): Ending {
  if (returned > stake) return 'win'
  return returned > 0n ? 'returned' : 'nothing'
}

/** What came together up to and with this frame, in units; the cap holds for the whole. */
export function unitsUpTo({ frames, pays }: SlotShown, last: number): number {
  const sum = frames.slice(0, last + 1).reduce((total, frame) => total + frame.pays, 0)
  return Math.min(sum, pays)
}

/** Every cell that pays in a frame, once. */
export function paidCells({ wins }: Frame): readonly (readonly [number, number])[] {
  const known = new Map(wins.flatMap(({ cells }) => cells.map((cell) => [cell.join(), cell])))
  return [...known.values()]
}

/** The two best prizes of a symbol, the largest first. */
export function bestPays({ pays }: SlotSymbol, most = 2): readonly (readonly [number, number])[] {
  return pays.toSorted((a, b) => b[0] - a[0]).slice(0, most)
}

/** The story of a round as the games tell it. What else a record may hold is not drawn. */
export function shownOf(round: ArcadeRound): SlotShown | undefined {
  const shown = round.shown as Partial<SlotShown> | null
  return Array.isArray(shown?.frames) && shown.frames.length > 0 ? (shown as SlotShown) : undefined
}
