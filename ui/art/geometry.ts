import { at, num } from './path.ts'
import type { Point } from './path.ts'

export const TURN = Math.PI * 2
/** Straight up: the place where a printer begins a star. */
export const UP = -Math.PI / 2

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const polar = (radius: number, angle: number, centre: Point = [0, 0]): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
]

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** A full circle, drawn clockwise; `hole` draws it the other way, and so cuts it out of what is under it. */
export const circle = (r: number, x = 0, y = 0): string => turn(r, x, y, 1)
export const hole = (r: number, x = 0, y = 0): string => turn(r, x, y, 0)

export const regular = (sides: number, r: number, from = UP): string =>
  polygon(range(sides).map((i) => polar(r, from + (i * TURN) / sides)))

/** A star; `waist` is the inner radius as a share of the outer. */
export const star = (points: number, r: number, waist: number, from = UP): string =>
  polygon(
    range(points * 2).map((i) => polar(i % 2 ? r * waist : r, from + (i * TURN) / 2 / points)),
  )

/** A seal's edge: `bumps` arcs that reach out to about `r * bulge`. */
export function scallop(bumps: number, r: number, bulge: number): string {
  const arcs = range(bumps).map((i) => {
    const control = polar(r * bulge, ((i + 0.5) * TURN) / bumps)
    return `Q${at(control)} ${at(polar(r, ((i + 1) * TURN) / bumps))}`
  })
  return `M${at(polar(r, 0))}${arcs.join('')}Z`
}

/** Pointed petals from the centre; `spread` is half the angle of their widest part. */
export function petals(count: number, r: number, spread: number, from = UP): string {
  return range(count)
    .map((i) => {
      const angle = from + (i * TURN) / count
      const [left, right] = [polar(r * 0.62, angle - spread), polar(r * 0.62, angle + spread)]
      return `M0 0Q${at(left)} ${at(polar(r, angle))}Q${at(right)} 0 0Z`
    })
    .join('')
}

export function roundRect(w: number, h: number, r: number, x = 0, y = 0): string {
  const [left, right, top, foot] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2].map(num)
  const [innerLeft, innerRight, innerTop, innerFoot] = [
    x - w / 2 + r,
    x + w / 2 - r,
    y - h / 2 + r,
    y + h / 2 - r,
  ].map(num)
  const corner = `A${num(r)} ${num(r)} 0 0 1`
  return (
    `M${innerLeft} ${top}H${innerRight}${corner} ${right} ${innerTop}V${innerFoot}` +
    `${corner} ${innerRight} ${foot}H${innerLeft}${corner} ${left} ${innerFoot}V${innerTop}` +
    `${corner} ${innerLeft} ${top}Z`
  )
}

export function ellipse(rx: number, ry: number, x = 0, y = 0): string {
  const side = `A${num(rx)} ${num(ry)} 0 1 1`
  return `M${at([x - rx, y])}${side} ${at([x + rx, y])}${side} ${at([x - rx, y])}Z`
}

/** The shaded side of a ball: the light in every picture falls from the upper left. */
export function crescent(r: number, x = 0, y = 0): string {
  const [top, foot] = [at([x, y - r]), at([x, y + r])]
  return `M${top}A${num(r)} ${num(r)} 0 0 1 ${foot}A${num(r * 1.3)} ${num(r * 1.3)} 0 0 0 ${top}Z`
}

/** The lit edge of a ball, as an open line. */
export const sheen = (r: number, x = 0, y = 0): string =>
  `M${at([x - r * 0.62, y + r * 0.02])}Q${at([x - r * 0.56, y - r * 0.52])} ${at([x - r * 0.04, y - r * 0.6])}`

function turn(r: number, x: number, y: number, sweep: 0 | 1): string {
  const arc = `A${num(r)} ${num(r)} 0 1 ${sweep}`
  return `M${at([x - r, y])}${arc} ${at([x + r, y])}${arc} ${at([x - r, y])}Z`
}
