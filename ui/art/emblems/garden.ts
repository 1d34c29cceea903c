import { circle, polar, range, TURN, UP } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { moved } from '../path.ts'

const PETAL = 'M0 0C-22 -22 -22 -50 0 -72C22 -50 22 -22 0 0Z'
const PETAL_SHADE = 'M0 0C22 -22 22 -50 0 -72Z'

const lotus: Emblem = () => [
  fill('shade', ...[-78, 78].map((turn) => moved(PETAL, { turn, y: 40, scale: 0.98 }))),
  fill('accent', ...[-50, 50].map((turn) => moved(PETAL, { turn, y: 42, scale: 1.12 }))),
  fill('light', ...[-25, 25].map((turn) => moved(PETAL, { turn, y: 42, scale: 1.16 }))),
  fill('accent', moved(PETAL, { y: 44, scale: 1.42 })),
  fill('shade', moved(PETAL_SHADE, { y: 44, scale: 1.42 })),
  line('brass', 'M-62 56C-40 48 -22 60 0 54C22 60 40 48 62 56', 5),
]

const sakura: Emblem = (variant) => {
  const petal = 'M0 0C-30 -20 -32 -56 -12 -70L0 -58L12 -70C32 -56 30 -20 0 0Z'
  const dark = 'M0 0C30 -20 32 -56 12 -70L0 -58Z'
  const turns = range(5).map((i) => i * 72 + (variant % 2) * 36)
  return [
    fill('accent', ...turns.map((turn) => moved(petal, { turn }))),
    fill('shade', ...turns.map((turn) => moved(dark, { turn }))),
    line('glint', turns.map((turn) => moved('M0 -8L0 -30', { turn })).join(''), 3),
    fill('glint', ...turns.map((turn) => moved(circle(4, 0, -33), { turn }))),
    fill('brass', circle(9)),
  ]
}

const leaf: Emblem = () => [
  fill('accent', 'M-54 60C-72 -16 -4 -70 66 -66C72 6 20 70 -54 60Z'),
  fill('shade', 'M-54 60L66 -66C72 6 20 70 -54 60Z'),
  line('glint', 'M-62 68L46 -46M-22 26L-28 -14M2 0L-2 -36M-22 26L20 28M2 0L40 2', 4),
]

const feather: Emblem = () => [
  fill(
    'accent',
    'M-40 46C-36 -18 4 -62 66 -74C64 -58 60 -44 52 -32L40 -30L46 -22C38 -10 28 0 18 8L6 6L10 16C-4 28 -22 38 -40 46Z',
  ),
  fill(
    'shade',
    'M-40 46C-6 12 30 -32 66 -74C64 -58 60 -44 52 -32L40 -30L46 -22C38 -10 28 0 18 8L6 6L10 16C-4 28 -22 38 -40 46Z',
  ),
  line('brass', 'M-60 70C-30 32 20 -20 54 -60', 4.5),
  line('glint', 'M-26 12C-18 -8 -4 -28 14 -42', 4),
]

const mountain: Emblem = () => [
  fill('brass', circle(30, 26, -36)),
  ...twoTone('M0 -46C8 -46 12 -44 16 -40C30 -10 48 22 76 50L0 50'),
  fill(
    'light',
    'M-16 -40C-10 -47 10 -47 16 -40C22 -28 28 -18 34 -8L22 -14L14 0L2 -12L-10 2L-18 -14L-34 -8C-28 -18 -22 -28 -16 -40Z',
  ),
  line('light', 'M-66 62H-20M-4 62H40M54 62H66', 5),
]

const mushroom: Emblem = () => [
  fill('light', 'M-22 6H22C20 30 24 48 32 62H-32C-24 48 -20 30 -22 6Z'),
  ...twoTone('M0 -66C44 -66 70 -32 68 4C66 16 40 18 0 18'),
  fill('glint', circle(12, -32, -18), circle(9, 2, -42), circle(10, 34, -16), circle(6, 4, -6)),
]

const cactus: Emblem = () => [
  line('accent', 'M0 20H-28C-40 20 -44 14 -44 4V-14M0 4H28C40 4 44 -2 44 -12V-30', 17),
  line('accent', 'M0 -44V40', 30),
  line('shade', 'M9 -44V44M44 -28V-12', 8),
  line('glint', 'M-6 -44V30M-46 -12V2', 3),
  fill('brass', ...range(5).map((i) => circle(7, ...polar(9, UP + (i * TURN) / 5, [0, -64])))),
  fill('light', 'M-40 46H40L32 72H-32Z'),
]

export const garden = { lotus, sakura, leaf, feather, mountain, mushroom, cactus }
