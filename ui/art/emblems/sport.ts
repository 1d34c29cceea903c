import {
  circle,
  crescent,
  polar,
  polygon,
  range,
  regular,
  roundRect,
  sheen,
  TURN,
  UP,
} from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { at, both, symmetric } from '../path.ts'

const ball: Emblem = () => {
  const angles = range(5).map((i) => UP + (i * TURN) / 5)
  const rimPatch = (angle: number): string => {
    const [tip, left, right] = [polar(48, angle), polar(58, angle - 0.34), polar(58, angle + 0.34)]
    const [from, to] = [polar(67, angle - 0.24), polar(67, angle + 0.24)]
    return `M${at(tip)}L${at(right)}L${at(to)}A67 67 0 0 0 ${at(from)}L${at(left)}Z`
  }
  return [
    fill('light', circle(67)),
    fill('accent', regular(5, 27), ...angles.map(rimPatch)),
    line('accent', angles.map((a) => `M${at(polar(27, a))}L${at(polar(48, a))}`).join(''), 3.5),
  ]
}

const basketball: Emblem = () => [
  fill('accent', circle(66)),
  fill('shade', crescent(66)),
  line('deep', 'M-66 0H66M0 -66V66M-46 -47C-16 -22 -16 22 -46 47M46 -47C16 -22 16 22 46 47', 4.5),
  line('glint', sheen(78), 4),
]

const target: Emblem = () => [
  fill('accent', circle(66, -4, 4)),
  fill('light', circle(50, -4, 4)),
  fill('accent', circle(34, -4, 4)),
  fill('light', circle(17, -4, 4)),
  fill('deep', circle(5, -4, 4)),
  line('brass', 'M-4 4L50 -50', 6),
  fill('brass', 'M42 -54L62 -76L66 -58L80 -56L58 -36L44 -40Z'),
]

const gamepad: Emblem = () => [
  ...twoTone('M0 -34L36 -34C60 -32 74 14 70 38C64 56 48 50 30 24L0 24'),
  fill('light', roundRect(36, 12, 3, -34, -6), roundRect(12, 36, 3, -34, -6)),
  fill('glint', circle(6, 34, -18), circle(6, 34, 6), circle(6, 22, -6), circle(6, 46, -6)),
  line('brass', 'M0 -34C0 -52 14 -46 14 -64', 5),
]

const flag: Emblem = () => {
  const squares = range(20).filter((i) => ((i % 5) + Math.floor(i / 5)) % 2 === 0)
  const corner = (u: number, v: number): readonly [number, number] => [
    -44 + u * 23,
    -60 + v * 20 + Math.sin(u * 1.25) * 8,
  ]
  return [
    fill('brass', roundRect(9, 144, 4, -50, 2), circle(8, -50, -70)),
    fill(
      'light',
      polygon([...range(6).map((u) => corner(u, 0)), ...range(6).map((u) => corner(5 - u, 4))]),
    ),
    fill(
      'accent',
      ...squares.map((i) => {
        const [u, v] = [i % 5, Math.floor(i / 5)]
        return polygon([corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)])
      }),
    ),
  ]
}

const glove: Emblem = () => [
  fill('accent', 'M-44 30C-62 4 -62 -30 -44 -50C-22 -72 30 -70 50 -46C68 -24 60 10 40 30Z'),
  fill('shade', 'M4 -64C26 -64 42 -56 50 -46C68 -24 60 10 40 30H10C44 6 44 -44 4 -64Z'),
  fill('accent', 'M-56 -14C-72 -24 -76 -6 -68 8C-60 20 -44 22 -34 12Z'),
  line('deep', 'M-58 -12C-44 -2 -30 0 -18 -6', 4),
  fill('light', 'M-44 30H42V62C16 70 -18 70 -44 62Z'),
  line('brass', 'M-44 44C-18 50 16 50 42 44', 6),
  line('glint', 'M-42 -30C-36 -44 -24 -52 -8 -54'),
]

const shuttle: Emblem = () => [
  fill('light', symmetric('M0 -70L20 -66L44 -56L18 22L0 22')),
  line('accent', 'M0 -66V20M-20 -64L-8 20M20 -64L8 20M-38 -56L-16 16M38 -56L16 16', 3.5),
  line('shade', both('M0 -10H27M0 -32H34'), 3.5),
  fill('accent', 'M-22 24H22V40A22 26 0 0 1 -22 40Z'),
  fill('brass', roundRect(50, 12, 4, 0, 24)),
]

export const sport = { ball, basketball, target, gamepad, flag, glove, shuttle }
