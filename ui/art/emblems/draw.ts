import { circle, crescent, range, roundRect, scallop, sheen, star } from '../geometry.ts'
import { fill, line } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { moved } from '../path.ts'

const EIGHT =
  'M0 -24C10 -24 15 -18 15 -11C15 -6 12 -3 9 -1C14 2 17 6 17 12C17 20 10 25 0 25C-10 25 -17 20 -17 12' +
  'C-17 6 -14 2 -9 -1C-12 -3 -15 -6 -15 -11C-15 -18 -10 -24 0 -24Z' +
  'M0 -17C-4 -17 -6 -14 -6 -11C-6 -7 -4 -5 0 -5C4 -5 6 -7 6 -11C6 -14 4 -17 0 -17Z' +
  'M0 3C-5 3 -8 6 -8 11C-8 15 -5 18 0 18C5 18 8 15 8 11C8 6 5 3 0 3Z'

const eight: Emblem = () => [
  fill('accent', circle(68)),
  fill('shade', crescent(68)),
  fill('light', circle(35)),
  fill('deep', EIGHT),
  line('glint', sheen(80), 5),
]

const balls: Emblem = () => [
  fill('light', circle(34, 0, -34)),
  fill('accent', 'M-30 -50A34 34 0 0 0 -30 -18H30A34 34 0 0 0 30 -50Z'),
  fill('accent', circle(34, -37, 30)),
  fill('shade', circle(34, 37, 30)),
  fill('light', circle(14, 0, -34), circle(16, -37, 30), circle(16, 37, 30)),
  fill(
    'deep',
    ...[
      [0, -34],
      [-37, 30],
      [37, 30],
    ].map(([x = 0, y = 0]) => moved(star(5, 9, 0.44), { x, y })),
  ),
  line('glint', sheen(40, -37, 30) + sheen(40, 37, 30), 3.5),
]

const orb: Emblem = (variant) => [
  fill('accent', circle(68)),
  fill('shade', crescent(68)),
  fill('light', scallop(8 + (variant % 5), 46, 1.22)),
  fill('accent', circle(30)),
  line('brass', circle(23), 3),
  fill('brass', star(6 + (variant % 3), 17, 0.5)),
]

const ticket: Emblem = () => {
  const outline = 'M-74 -38H74V-14A14 14 0 0 0 74 14V38H-74V14A14 14 0 0 0 -74 -14Z'
  return [
    fill('shade', moved(outline, { turn: -14, x: 3, y: 5 })),
    fill('light', moved(outline, { turn: -14 })),
    fill('accent', moved('M-60 -26H18V26H-60Z', { turn: -14 })),
    fill('glint', moved(star(5, 21, 0.44), { x: -20, y: 5 })),
    line(
      'deep',
      range(5)
        .map((i) => moved(`M30 ${-28 + i * 13}L30 ${-23 + i * 13}`, { turn: -14 }))
        .join(''),
      3.5,
    ),
    line('accent', moved('M42 -16H62M42 -2H62M42 12H56', { turn: -14 }), 4),
  ]
}

const bomb: Emblem = () => [
  line('light', 'M26 -34C36 -54 52 -58 60 -44', 6),
  fill('brass', moved(star(8, 19, 0.42), { x: 62, y: -52 })),
  fill('accent', circle(52, -8, 16)),
  fill('shade', crescent(52, -8, 16)),
  fill('light', moved(roundRect(36, 22, 4), { x: 25, y: -28, turn: 38 })),
  line('glint', sheen(58, -8, 16), 6),
]

export const draw = { eight, balls, orb, ticket, bomb }
