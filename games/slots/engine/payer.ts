import type { Win } from '../shown.ts'

/** What an engine knows: which wins stand in the picture that the cells show now. */
export type Payer = {
  /** What all of them pay in units, before what multiplies the frame; nothing is allocated. */
  pay(): number
  /** The same, win by win, multiplied; written apart from `pay`, so that each checks the other. */
  list(multiplier: number): Win[]
}
