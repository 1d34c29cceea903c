import {
  circle,
  hole,
  range,
  regular,
  roundRect,
  star,
  TURN,
  polar,
  polygon,
  UP,
} from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem, Mark } from '../marks.ts'
import { both, moved, symmetric } from '../path.ts'
import { SUIT_PATHS } from './suits.ts'

const brilliant = (): Mark[] => [
  fill('accent', 'M-38 -52H38L66 -18L0 66L-66 -18Z'),
  fill('shade', 'M0 -52H38L66 -18L0 66Z'),
  fill('glint', 'M-38 -52H0L-28 -18ZM-28 -18H28L0 66Z'),
  fill('accent', 'M0 -52L28 -18H-28ZM38 -52L66 -18H28ZM0 66L0 -18H28Z'),
]

/** A stone seen from above: facets about a table, lit from the upper left. */
function cutStone(sides: number): Mark[] {
  const from = UP + TURN / sides / 2
  const facets = (lit: (i: number) => boolean): string =>
    range(sides)
      .filter(lit)
      .map((i) => {
        const [a, b] = [from + (i * TURN) / sides, from + ((i + 1) * TURN) / sides]
        return polygon([polar(68, a), polar(68, b), polar(38, b), polar(38, a)])
      })
      .join('')
  const share = (i: number): number => i / sides
  return [
    fill('accent', regular(sides, 68, from)),
    fill(
      'shade',
      facets((i) => share(i) < 0.45),
    ),
    fill(
      'glint',
      facets((i) => share(i) >= 0.6 && share(i) < 0.86),
    ),
    line('glint', regular(sides, 24, from), 2.5),
  ]
}

const gem: Emblem = (variant) => [brilliant(), cutStone(8), cutStone(6)][variant % 3] ?? brilliant()

const band = (): Mark[] => [
  fill('brass', roundRect(112, 20, 4, 0, 48)),
  fill('deep', ...[-34, 0, 34].map((x) => moved(SUIT_PATHS.diamond, { x, y: 48, scale: 0.1 }))),
]

const crown: Emblem = (variant) =>
  variant % 2
    ? [
        fill('brass', roundRect(8, 26, 2, 0, -60), roundRect(22, 8, 2, 0, -62)),
        ...twoTone('M0 -46C20 -62 72 -52 66 -12C64 8 56 22 52 36L0 36'),
        line('brass', symmetric('M0 -44C28 -34 30 10 24 36').replace('Z', ''), 6),
        line('brass', 'M-52 36C-78 -16 -58 -60 0 -46C58 -60 78 -16 52 36', 7),
        ...band(),
      ]
    : [
        ...twoTone('M0 -44L22 -2L62 -36L52 38L0 38'),
        fill('brass', circle(10, 0, -54), circle(9, 65, -44), circle(9, -65, -44)),
        line('glint', 'M-48 -14L-42 28', 4),
        ...band(),
      ]

const coin: Emblem = (variant) => {
  const face =
    [star(5, 34, 0.44), SUIT_PATHS.spade, SUIT_PATHS.club, regular(4, 34)][variant % 4] ?? ''
  return [
    fill('brassShade', circle(66, 3, 3)),
    fill('brass', circle(66, -1, -1)),
    line('brassShade', circle(54, -1, -1), 3),
    fill('brassShade', variant % 4 === 1 || variant % 4 === 2 ? moved(face, { scale: 0.5 }) : face),
    line('glint', 'M-50 -8C-48 -32 -32 -48 -12 -52', 4),
  ]
}

const coinHole: Emblem = () => [
  fill('brassShade', circle(68, 2, 3), 'M-17 -16V22H22V-16Z'),
  fill('brass', circle(67, -1, -1), 'M-19 -19V17H17V-19Z'),
  line('brassShade', circle(57, -1, -1), 3),
  line('brassShade', 'M-27 -27H25V25H-27Z', 3),
  line(
    'brassShade',
    'M-8 -44H6M-1 -50V-36M-8 40L6 46M-8 46L6 40M-46 -8V6M-40 -8V6M42 -6L36 4H48Z',
    4,
  ),
]

const ingot: Emblem = () => [
  ...twoTone('M0 -56C18 -56 28 -44 32 -22L0 -22', 'brass', 'brassShade'),
  ...twoTone(
    'M0 -14C18 -14 30 -22 38 -34C50 -30 64 -32 74 -42C74 0 56 42 36 50L0 50',
    'brass',
    'brassShade',
  ),
  line('glint', 'M-60 -18C-56 8 -48 26 -36 36', 4),
  line('brassShade', 'M-34 -24C-20 -10 20 -10 34 -24', 4),
]

const chest: Emblem = () => [
  fill(
    'accent',
    'M-64 -8V-22C-64 -46 -46 -58 -28 -58H28C46 -58 64 -46 64 -22V-8Z',
    'M-64 0H64V54H-64Z',
  ),
  fill('shade', 'M0 -58H28C46 -58 64 -46 64 -22V-8H0Z', 'M0 0H64V54H0Z'),
  fill('brass', 'M-50 -54H-36V-8H-50ZM-50 0H-36V54H-50ZM36 -54H50V-8H36ZM36 0H50V54H36Z'),
  fill('brass', roundRect(34, 36, 5, 0, 0)),
  fill('deep', circle(6, 0, -4), 'M-3 -4H3L5 12H-5Z'),
]

const key: Emblem = () => [
  fill('brass', circle(20, 0, -50), hole(9, 0, -50)),
  fill('brass', circle(20, -22, -20), hole(9, -22, -20)),
  fill('brass', circle(20, 22, -20), hole(9, 22, -20)),
  fill('brass', circle(12, 0, -28), roundRect(14, 90, 3, 0, 26)),
  fill('brassShade', roundRect(34, 8, 3, 0, 2), 'M0 -12H7V71H0Z'),
  fill('brass', 'M7 36H34V50H26V44H18V50H7ZM7 56H28V70H7Z'),
]

const trophy: Emblem = () => [
  line('brass', both('M38 -48C70 -54 66 -6 24 0'), 7),
  ...twoTone('M0 -64L44 -64C44 -18 30 8 9 18L9 34C10 42 26 44 28 54L0 54', 'brass', 'brassShade'),
  fill('accent', roundRect(84, 15, 3, 0, 60)),
  fill('shade', 'M0 52.500H39A3 3 0 0 1 42 55.500V64.500A3 3 0 0 1 39 67.500H0Z'),
  fill('deep', moved(star(5, 20, 0.44), { y: -34 })),
  line('glint', 'M-34 -54C-33 -36 -29 -20 -22 -10', 4),
]

const pot: Emblem = () => [
  fill('brassShade', ...[-32, 0, 32].map((x) => circle(17, x + 2, x ? -18 : -34))),
  fill(
    'brass',
    ...[-32, 0, 32].map((x) => circle(17, x, x ? -20 : -37)),
    circle(17, -16, -30),
    circle(17, 16, -30),
  ),
  line('brassShade', [-32, 0, 32].map((x) => circle(10, x, x ? -20 : -37)).join(''), 2),
  ...twoTone('M0 -12L58 -12L58 2L50 4C70 34 48 64 20 66L0 66'),
  fill('light', 'M-58 -12H58V-2H-58Z'),
  line('glint', 'M-46 18C-48 30 -42 44 -32 52'),
]

export const treasure = { gem, crown, coin, coinHole, ingot, chest, key, trophy, pot }
