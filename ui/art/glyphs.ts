// Pieces of our slab letters, after the Clarendons: heavy stems, fine joins, square feet with a bracket.
// Capitals stand from 0 to 100; a piece is one outline, and a letter is several that overlap.
import { polygon } from './geometry.ts'
import { num } from './path.ts'
import type { Point } from './path.ts'

export const STEM = 23
const SLAB = 10
const BRACKET = 9

export interface Serifs {
  readonly top?: readonly [left: number, right: number]
  readonly foot?: readonly [left: number, right: number]
}

export const block = (x0: number, y0: number, x1: number, y1: number): string =>
  polygon([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])

export const slant = (...points: readonly Point[]): string => polygon(points)

/** A stem whose feet reach out to left and right and swell into it by a bracket. */
export function stem(x: number, serifs: Serifs, w = STEM, y0 = 0, y1 = 100): string {
  const { top = [0, 0], foot = [0, 0] } = serifs
  const right = x + w
  const down = (side: number, sign: number, reach: number): Point[] =>
    reach
      ? [
          [side + sign * reach, y0],
          [side + sign * reach, y0 + SLAB],
          [side + sign * BRACKET, y0 + SLAB],
        ]
      : [[side, y0]]
  const up = (side: number, sign: number, reach: number): Point[] =>
    reach
      ? [
          [side + sign * BRACKET, y1 - SLAB],
          [side + sign * reach, y1 - SLAB],
          [side + sign * reach, y1],
        ]
      : [[side, y1]]
  const head = (side: number, reach: number) =>
    reach ? `Q${side} ${y0 + SLAB} ${side} ${y0 + SLAB + BRACKET}` : ''
  const base = (side: number, reach: number) =>
    reach ? `L${side} ${y1 - SLAB - BRACKET}Q${side} ${y1 - SLAB} ` : 'L'
  const run = (points: readonly Point[]) => points.map((point) => point.join(' ')).join('L')
  // Down the right side, then the left side backwards: both are the same walk seen in a mirror.
  return (
    `M${run(down(right, 1, top[1]))}${head(right, top[1])}${base(right, foot[1])}${run(up(right, 1, foot[1]))}` +
    `L${run(up(x, -1, foot[0]).toReversed())}${foot[0] ? `Q${x} ${y1 - SLAB} ${x} ${y1 - SLAB - BRACKET}` : ''}` +
    `${top[0] ? `L${x} ${y0 + SLAB + BRACKET}Q${x} ${y0 + SLAB} ` : 'L'}${run(down(x, -1, top[0]).toReversed())}Z`
  )
}

/** A bowl open to the left, as of D, P and B: fine above and below, heavy at the side. */
export function bowl(x: number, y0: number, y1: number, right: number, fine = 10): string {
  const [middle, bend] = [(y0 + y1) / 2, x + (right - x) * 0.4]
  const inner = right - STEM
  const innerBend = x + (inner - x) * 0.45
  const outerPull = bend + (right - bend) * 0.62
  const innerPull = innerBend + (inner - innerBend) * 0.6
  const rise = (y1 - y0) * 0.22
  return (
    `M${x} ${y0}H${num(bend)}C${num(outerPull)} ${y0} ${right} ${num(middle - rise)} ${right} ${middle}` +
    `C${right} ${num(middle + rise)} ${num(outerPull)} ${y1} ${num(bend)} ${y1}H${x}Z` +
    `M${x} ${y0 + fine}V${y1 - fine}H${num(innerBend)}` +
    `C${num(innerPull)} ${y1 - fine} ${inner} ${num(middle + rise * 0.8)} ${inner} ${middle}` +
    `C${inner} ${num(middle - rise * 0.8)} ${num(innerPull)} ${y0 + fine} ${num(innerBend)} ${y0 + fine}Z`
  )
}

/** A round letter: its sides are heavy, its head and foot fine, and it overshoots the line a little. */
export function round(middle: number, rx: number): string {
  const oval = (x: number, y: number, down: boolean) => {
    const [kx, ky] = [x * 0.6, y * 0.6]
    const [top, foot, left, right] = [50 - y, 50 + y, middle - x, middle + x]
    const [first, last, firstPull, lastPull] = down
      ? [right, left, middle + kx, middle - kx]
      : [left, right, middle - kx, middle + kx]
    return (
      `M${middle} ${top}C${num(firstPull)} ${top} ${first} ${num(50 - ky)} ${first} 50` +
      `C${first} ${num(50 + ky)} ${num(firstPull)} ${foot} ${middle} ${foot}` +
      `C${num(lastPull)} ${foot} ${last} ${num(50 + ky)} ${last} 50` +
      `C${last} ${num(50 - ky)} ${num(lastPull)} ${top} ${middle} ${top}Z`
    )
  }
  return oval(rx, 52, true) + oval(rx - STEM, 42, false)
}

/** A fine arm to the right that ends in a beak: down from the head of E, up from its foot. */
export function arm(x: number, y: number, right: number, beak: number): string {
  const [near, far] = beak > 0 ? [y, y + SLAB] : [y + SLAB, y]
  const tip = near + beak
  return `M${x} ${near}H${right}V${tip}H${right - 8}Q${right - 11} ${far} ${right - 30} ${far}H${x}Z`
}
