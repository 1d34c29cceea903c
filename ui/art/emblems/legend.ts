import { circle, ellipse, range, roundRect, star } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { both, moved, symmetric } from '../path.ts'

const swords: Emblem = () =>
  [false, true].flatMap((flip) => {
    const lay = (path: string) => moved(moved(path, { turn: 42 }), { flip })
    return [
      fill('light', lay('M-7 34V-66L0 -80L7 -66V34Z')),
      fill('shade', lay('M0 34V-80L7 -66V34Z')),
      fill(
        'brass',
        lay(roundRect(44, 9, 4, 0, 36)),
        lay(roundRect(10, 30, 3, 0, 54)),
        lay(circle(8, 0, 72)),
      ),
    ]
  })

const shield: Emblem = (variant) => [
  fill('brass', symmetric('M0 -72C20 -64 40 -60 62 -60L62 0C58 42 30 64 0 76')),
  ...twoTone('M0 -62C20 -55 36 -52 53 -52L53 0C49 36 26 55 0 66'),
  fill('glint', moved(star(4 + (variant % 3), 32, variant % 3 === 1 ? 0.44 : 0.4), { y: -2 })),
]

const pyramid: Emblem = () => [
  fill('brass', circle(24, 34, -38)),
  fill('accent', 'M-8 -56L22 56H-76Z'),
  fill('shade', 'M-8 -56L22 56H76Z'),
  line('glint', 'M-26 -22L2 -22M-44 12L11 12', 3.5),
  line('deep', 'M2 -22L18 -22M11 12L47 12', 3.5),
  fill('light', 'M-76 60H76V68H-76Z'),
]

const eye: Emblem = () => [
  line('brass', 'M-50 -42L-60 -58M-18 -56L-22 -74M18 -56L22 -74M50 -42L60 -58', 5),
  fill('light', symmetric('M0 -48C30 -48 56 -26 74 0C56 26 30 48 0 48')),
  fill('accent', circle(33)),
  fill('shade', 'M0 -33A33 33 0 0 1 0 33Z'),
  fill('deep', circle(16)),
  fill('glint', circle(6, -7, -7)),
  line('brass', 'M-8 56C-12 72 -30 76 -40 66M10 56L18 76', 5),
]

const skull: Emblem = () => [
  fill('light', symmetric('M0 -68C40 -68 64 -42 62 -8C62 10 52 22 40 28L38 44L0 44')),
  fill('deep', both('M10 -2C12 -20 40 -22 44 -4C44 14 32 20 22 18C14 16 8 10 10 -2Z')),
  fill('deep', symmetric('M0 14L9 32L0 28')),
  fill('light', roundRect(62, 24, 6, 0, 54)),
  line('deep', 'M-16 44V64M0 44V64M16 44V64', 4),
  fill('accent', symmetric('M0 -70C38 -72 66 -46 64 -28C40 -40 20 -42 0 -42')),
  fill('shade', 'M0 -70C38 -72 66 -46 64 -28C40 -40 20 -42 0 -42Z'),
  fill('glint', circle(4, -36, -50), circle(4, 0, -56), circle(4, 36, -50)),
]

const book: Emblem = (variant) => [
  fill('shade', symmetric('M0 -46C20 -58 48 -58 72 -50L72 56C48 48 20 50 0 62')),
  fill(
    'light',
    'M-2 -42C-20 -52 -44 -52 -64 -46V46C-44 42 -20 44 -2 54Z',
    'M2 -42C20 -52 44 -52 64 -46V46C44 42 20 44 2 54Z',
  ),
  line('accent', 'M-50 24C-38 22 -26 24 -14 30M50 24C38 22 26 24 14 30', 4),
  fill('accent', moved(star(4 + (variant % 3) * 2, 17, 0.45), { x: -33, y: -12 })),
  fill('accent', moved(star(4 + (variant % 3) * 2, 17, 0.45), { x: 33, y: -12 })),
  fill('brass', 'M-5 -46H5V74L0 66L-5 74Z'),
]

const scarab: Emblem = () => [
  line(
    'brass',
    both('M28 -16C46 -22 52 -34 50 -48M34 12C52 12 62 4 68 -8M30 36C44 42 52 54 52 66'),
    6,
  ),
  fill('brass', circle(17, 0, -58)),
  fill('light', symmetric('M0 -44C18 -44 30 -34 30 -22L0 -22')),
  ...twoTone('M0 -20L34 -20C48 12 34 58 0 68'),
  line('glint', 'M0 -18V66M-26 2C-28 22 -20 42 -10 52', 3.5),
  line('brassShade', circle(10, 0, -58), 2.5),
]

const mask: Emblem = () => [
  line('brass', 'M-66 -34C-74 -50 -70 -62 -60 -70M66 -34C74 -50 70 -62 60 -70', 5),
  ...twoTone('M0 -34C20 -52 54 -52 76 -38C76 4 52 38 26 40C14 40 6 30 0 16'),
  fill('deep', both('M14 -8C26 -26 48 -26 58 -14C50 4 28 10 14 -8Z')),
  fill('brass', moved(star(4, 17, 0.36), { y: -30 })),
  fill(
    'light',
    symmetric('M0 -46C8 -62 4 -72 0 -80'),
    both('M10 -46C24 -52 30 -66 28 -76C16 -70 8 -60 10 -46Z'),
  ),
]

const hourglass: Emblem = () => [
  fill('light', symmetric('M0 -54L40 -54C40 -26 14 -14 6 0C14 14 40 26 40 54L0 54')),
  fill(
    'accent',
    symmetric('M0 -24L25 -24C18 -14 8 -8 0 2'),
    symmetric('M0 22C12 28 30 38 34 52L0 52'),
  ),
  line('accent', 'M0 0V24', 3),
  fill('brass', roundRect(104, 15, 4, 0, -61), roundRect(104, 15, 4, 0, 61)),
  line('brass', 'M-46 -54V54M46 -54V54', 5),
]

const castle: Emblem = () => [
  fill('accent', 'M-66 -34H-54V-24H-46V-34H-34V-24H-26V60H-66Z'),
  fill('shade', 'M66 -34H54V-24H46V-34H34V-24H26V60H66Z'),
  fill('light', 'M-28 -54H-16V-44H-6V-54H6V-44H16V-54H28V60H-28Z'),
  fill(
    'deep',
    'M-14 60V34A14 14 0 0 1 14 34V60Z',
    roundRect(10, 18, 5, 0, -18),
    roundRect(9, 16, 4, -46, 4),
    roundRect(9, 16, 4, 46, 4),
  ),
  line('brass', 'M0 -54V-78', 4),
  fill('brass', 'M0 -80L26 -72L0 -62Z', 'M-72 58H72V68H-72Z'),
]

const ankh: Emblem = () => [
  fill('brass', ellipse(28, 36, 0, -36), moved(ellipse(14, 21, 0, -36), { flip: true })),
  ...twoTone('M0 -2L10 -6L52 -14L52 18L10 8L16 72L0 72', 'brass', 'brassShade'),
  fill('accent', circle(9, 0, 2)),
  fill('accent', ...range(3).map((i) => circle(4, 0, 26 + i * 16))),
]

const helmet: Emblem = () => [
  fill('light', both('M46 -18C70 -24 80 -48 70 -72C58 -60 44 -54 32 -48Z')),
  ...twoTone('M0 -60C40 -60 58 -32 56 2L0 2'),
  fill('brass', roundRect(124, 16, 4, 0, 4), symmetric('M0 -64L8 -64L8 40L0 52')),
  fill('shade', both('M20 12L58 12L54 58L30 66L26 34Z')),
  fill('glint', circle(4, -44, 4), circle(4, -22, 4), circle(4, 22, 4), circle(4, 44, 4)),
]

const cauldron: Emblem = () => [
  ...twoTone('M0 -14L58 -14L54 -2C74 30 46 64 18 66L0 66'),
  fill('light', roundRect(124, 14, 6, 0, -10)),
  fill('brass', circle(10, -22, -34), circle(7, 4, -48), circle(12, 18, -30), circle(5, -10, -64)),
  line('glint', 'M-46 20C-46 34 -38 46 -28 52', 5),
]

export const legend = {
  swords,
  shield,
  pyramid,
  eye,
  skull,
  book,
  scarab,
  mask,
  hourglass,
  castle,
  ankh,
  helmet,
  cauldron,
}
