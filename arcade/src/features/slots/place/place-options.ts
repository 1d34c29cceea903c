import type { SlotFace } from '@baize/games/slots/shown'
import type { SymbolPicture } from '../stage.ts'
import type { Strips } from '../strips.ts'
import type { Subject } from './paintings.ts'

export type PlaceOptions = {
  readonly canvas: HTMLCanvasElement
  /** Over it, where reels turn; without it they turn on the stage. */
  readonly reels?: HTMLCanvasElement | undefined
  readonly subject: Subject
  readonly face: SlotFace
  readonly title: string
  readonly strips: Strips
  readonly first: SymbolPicture
  readonly still: boolean
  /** By night or by day, as the page is. */
  readonly hour: 'dark' | 'light'
  /** The largest wins have a name. */
  readonly bigWord: string
  write(sum: bigint): string
  onReelStop?(reel: number): void
}
