// Things of the house for its empty places (a closed envelope, a covered table): no game shows them on its label.
import { circle, polygon, range, regular, roundRect, star } from '../geometry.ts'
import { fill, line } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { moved } from '../path.ts'
import { SUIT_PATHS } from './suits.ts'

const cardBack: Emblem = () => [
  fill('accent', roundRect(98, 136, 12)),
  line('glint', roundRect(82, 120, 7), 3),
  fill(
    'shade',
    ...range(15).map((i) =>
      moved(regular(4, 11), { x: ((i % 3) - 1) * 24, y: (Math.floor(i / 3) - 2) * 22 }),
    ),
  ),
  fill('brass', moved(SUIT_PATHS.diamond, { scale: 0.28 })),
]

const magnifier: Emblem = () => [
  ...cardBack(0).map((mark) => ({
    ...mark,
    path: moved(mark.path, { x: -14, y: -4, scale: 0.84, turn: -8 }),
  })),
  fill('light', circle(34, 22, 10)),
  line('brass', circle(34, 22, 10), 8),
  line('brass', 'M48 36L70 60', 12),
  line('deep', 'M4 8C4 -2 12 -8 20 -8', 4),
]

const envelope: Emblem = () => [
  fill('light', roundRect(140, 96, 8)),
  fill('accent', 'M-66 -46H66L6 8C2 12 -2 12 -6 8Z'),
  line('deep', 'M-64 44L-20 4M64 44L20 4', 3),
  fill('brass', circle(15, 0, 6)),
  fill('brassShade', moved(star(5, 9, 0.44), { y: 6 })),
]

const calendar: Emblem = () => [
  fill('light', roundRect(120, 116, 10, 0, 8)),
  fill('accent', 'M-60 -20V-40A10 10 0 0 1 -50 -50H50A10 10 0 0 1 60 -40V-20Z'),
  line('brass', 'M-30 -64V-40M30 -64V-40', 8),
  fill(
    'deep',
    ...range(8)
      .filter((i) => i !== 5)
      .map((i) => circle(5, -36 + (i % 4) * 24, 6 + Math.floor(i / 4) * 30)),
  ),
  fill('brass', moved(star(5, 16, 0.44), { x: -12, y: 36 })),
]

const tray: Emblem = () => [
  line('light', 'M-58 8L-44 -44H44L58 8', 6),
  fill('accent', 'M-68 8H-26C-24 26 24 26 26 8H68V54A6 6 0 0 1 62 60H-62A6 6 0 0 1 -68 54Z'),
  line('brass', 'M-22 -20H22', 5),
  line('glint', 'M-54 44H54', 3),
]

const cord: Emblem = () => [
  line('accent', 'M-76 30C-56 30 -54 -4 -34 -4H-22M76 -30C56 -30 54 4 34 4H24', 9),
  fill('light', 'M-22 -22H-4C10 -22 14 -10 14 -4C14 2 10 14 -4 14H-22Z'),
  line('light', 'M12 -12H24M12 4H24', 6),
  line('brass', 'M30 -34L38 -46M44 -22L58 -28M18 -36L16 -50', 5),
]

const coveredTable: Emblem = () => [
  line('brass', 'M-40 44L-46 70M40 44L46 70', 8),
  fill(
    'accent',
    'M-74 -14C-50 -36 50 -36 74 -14L66 44C56 34 46 54 34 44C22 34 12 54 0 44C-12 34 -22 54 -34 44C-46 34 -56 54 -66 44Z',
  ),
  line('shade', 'M-46 -12L-42 34M-16 -18V34M16 -18V34M46 -12L42 34', 4),
  line('glint', 'M-60 -12C-34 -26 34 -26 60 -12', 3.5),
]

const door: Emblem = () => [
  fill('light', 'M-50 -72H50V72H-50Z'),
  fill('accent', 'M-40 -62H40V72H-40Z'),
  fill('shade', 'M-28 -50H28V-8H-28ZM-28 10H28V60H-28Z'),
  fill('brass', circle(10, 26, 2), 'M21 2H31L34 24H18Z'),
  fill('deep', circle(4, 26, 1), 'M24 2H28L30 16H22Z'),
]

const chair: Emblem = () => [
  fill(
    'accent',
    'M-34 -70H34A10 10 0 0 1 44 -60V6H-44V-60A10 10 0 0 1 -34 -70Z',
    'M-32 -54H32V-6H-32Z',
  ),
  fill('light', roundRect(104, 20, 8, 0, 14)),
  line('brass', 'M-42 26L-48 72M42 26L48 72M-24 26L-26 56M24 26L26 56', 7),
  fill('deep', ...[-16, 16].map((x) => circle(4, x, -30))),
]

const padlock: Emblem = () => [
  line('brass', 'M-28 -8V-34C-28 -70 28 -70 28 -34V-8', 11),
  fill('accent', roundRect(96, 76, 10, 0, 28)),
  fill('shade', 'M0 -10H38A10 10 0 0 1 48 0V56A10 10 0 0 1 38 66H0Z'),
  fill(
    'glint',
    circle(9, 0, 22),
    polygon([
      [-4, 22],
      [4, 22],
      [7, 46],
      [-7, 46],
    ]),
  ),
]

const blankCard: Emblem = () => [
  fill('light', roundRect(98, 136, 12)),
  line('deep', roundRect(82, 120, 7), 2.5),
  fill('accent', moved(SUIT_PATHS.heart, { scale: 0.3 })),
  line('brass', circle(30), 3),
]

export const fixtures = {
  cardBack,
  magnifier,
  envelope,
  calendar,
  tray,
  cord,
  coveredTable,
  door,
  chair,
  padlock,
  blankCard,
}
