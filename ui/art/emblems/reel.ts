import { circle, crescent, polar, range, roundRect, sheen, TURN, UP } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { moved } from '../path.ts'
import { SUIT_PATHS } from './suits.ts'

const SEVEN =
  'M-50 -62H50V-42C24 -14 10 20 8 62H-38C-34 22 -12 -8 14 -32H-18C-28 -32 -33 -26 -36 -16H-50Z'

const seven: Emblem = () => [
  fill('shade', moved(SEVEN, { x: 8, y: 7 })),
  fill('accent', moved(SEVEN, { x: -2, y: -2 })),
  line('glint', 'M-42 -54H38', 4),
]

const bars: Emblem = () =>
  [-42, 0, 42].flatMap((y, index) => [
    fill('shade', roundRect(128, 34, 6, 3, y + 3)),
    fill(index === 1 ? 'light' : 'accent', roundRect(128, 34, 6, -1, y - 1)),
    line(index === 1 ? 'accent' : 'glint', roundRect(114, 21, 3, -1, y - 1), 2),
    fill(
      index === 1 ? 'accent' : 'glint',
      ...[-34, 0, 34].map((x) => moved(SUIT_PATHS.diamond, { x: x - 1, y: y - 1, scale: 0.11 })),
    ),
  ])

const bell: Emblem = () => [
  fill('brassShade', circle(16, 0, 54)),
  ...twoTone('M0 -60C28 -58 38 -36 40 -6C42 18 50 28 63 38L0 38'),
  fill('brass', circle(9, 0, -63), roundRect(132, 13, 6, 0, 43)),
  line('glint', 'M-27 4C-27 -20 -22 -34 -9 -44'),
]

const fruit = (r: number, spots: readonly (readonly [number, number])[]) => [
  fill('accent', ...spots.map(([x, y]) => circle(r, x, y))),
  fill('shade', ...spots.map(([x, y]) => crescent(r, x, y))),
  line('glint', spots.map(([x, y]) => sheen(r, x, y)).join(''), r / 7),
]

const cherry: Emblem = () => [
  line('light', 'M2 -58C-14 -40 -28 -18 -32 8M2 -58C20 -40 32 -16 36 2'),
  fill('light', 'M2 -58C18 -80 48 -80 68 -62C50 -40 20 -42 2 -58Z'),
  line('deep', 'M16 -59C28 -64 40 -65 52 -63', 3),
  ...fruit(33, [
    [-33, 36],
    [37, 30],
  ]),
]

const lemon: Emblem = () => {
  const half = 'M0 -70C4 -60 10 -55 20 -50C54 -34 54 34 20 50C10 55 4 60 0 70'
  const [body, dark] = twoTone(half)
  const lean = { turn: 62, y: 10 }
  return [
    fill('light', 'M34 -42C38 -66 56 -76 74 -72C76 -52 60 -36 34 -42Z'),
    fill('accent', moved(body?.path ?? '', lean)),
    fill('shade', moved(dark?.path ?? '', lean)),
    line('glint', 'M-38 0C-30 -14 -14 -24 2 -26', 5),
    fill('glint', circle(2.4, -22, 8), circle(2.4, -6, -4), circle(2.4, 14, -8)),
  ]
}

const grapes: Emblem = () => {
  const rows = [4, 3, 2, 1].flatMap((count, row) =>
    range(count).map((i) => [(i - (count - 1) / 2) * 31, -18 + row * 27] as const),
  )
  return [
    line('light', 'M0 -38C0 -52 6 -62 14 -70', 6),
    fill('light', 'M-2 -42C-12 -64 -40 -68 -56 -54C-50 -34 -24 -28 -2 -42Z'),
    ...fruit(17.5, rows),
  ]
}

const watermelon: Emblem = () => [
  fill('shade', 'M-72 -26A72 72 0 0 0 72 -26Z'),
  fill('light', 'M-63 -26A63 63 0 0 0 63 -26Z'),
  fill('accent', 'M-54 -26A54 54 0 0 0 54 -26Z'),
  fill(
    'deep',
    ...[
      [-30, -8],
      [0, -8],
      [30, -8],
      [-15, 8],
      [15, 8],
    ].map(([x = 0, y = 0]) => moved('M0 -8C5 0 5 7 0 8C-5 7 -5 0 0 -8Z', { x, y: y + 2 })),
  ),
]

const horseshoe: Emblem = () => [
  ...twoTone(
    'M0 70C42 70 66 40 64 0C63 -24 58 -42 52 -58L60 -60L58 -70L22 -66L23 -56L28 -56' +
      'C34 -38 37 -18 37 0C37 26 22 42 0 42',
  ),
  fill(
    'glint',
    ...[
      [50, -30],
      [50, 6],
      [36, 40],
      [-50, -30],
      [-50, 6],
      [-36, 40],
    ].map(([x, y]) => circle(4.5, x, y)),
  ),
]

const clover: Emblem = (variant) => {
  const leaves = 3 + (variant % 2)
  const first = leaves === 4 ? UP + TURN / 8 : UP
  const leaf = (path: string) =>
    range(leaves).map((i) => {
      const angle = first + (i * TURN) / leaves
      const [x, y] = polar(37, angle)
      return moved(path, { x, y: y - 6, scale: 0.5, turn: (angle * 360) / TURN + 90 })
    })
  return [
    line('light', 'M0 -4C2 26 14 48 34 64', 7),
    fill('accent', ...leaf(SUIT_PATHS.heart)),
    fill('shade', ...leaf('M0 -34C8 -52 24 -60 40 -57C66 -52 76 -24 60 4C47 26 20 46 0 66Z')),
    fill('glint', circle(5, 0, -6)),
  ]
}

export const reel = { seven, bars, bell, cherry, lemon, grapes, watermelon, horseshoe, clover }
