import type { GameEmblemName } from '../emblem.ts'

export type Context = CanvasRenderingContext2D
export type Point = readonly [x: number, y: number]
export type Points = readonly Point[]
/** A path in one colour; a line where a width is given, else filled. */
export type Inked = readonly [colour: string, path: string, width?: number]
/** A colour, or several from the first to the last; with a place from 0 to 1 where they do not stand evenly. */
export type Stop = string | readonly [at: number, colour: string]
export type Ink = string | CanvasGradient
/** An emblem, or one of its forms. */
export type Pictured = GameEmblemName | readonly [name: GameEmblemName, variant: number]

/** Where the reels of a game stand on the stage, in pixels of the page. */
export type Box = {
  readonly title: string
  readonly phone: boolean
  readonly stageWidth: number
  readonly stageHeight: number
  readonly reels: number
  readonly rows: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly gap: number
  /** All reels together. */
  readonly left: number
  readonly top: number
  readonly reelsWidth: number
  readonly reelsHeight: number
  readonly middleX: number
  readonly middleY: number
  /** Against a cell of 140. */
  readonly scale: number
  x(reel: number): number
  y(row: number): number
}
