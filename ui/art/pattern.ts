import type { Random } from './seed.ts'

/** A pattern covers a label of 300 by 400 about its middle, printed in one thin ink. */
export interface Pattern {
  readonly path: string
  /** Present when the pattern is drawn in lines. */
  readonly width?: number
  /** Present when the line is a row of dots this far apart. */
  readonly dash?: number
}

export type PatternMaker = (random: Random) => Pattern

/** Half the width and half the height of a label. */
export const WIDE = 150
export const HIGH = 200
