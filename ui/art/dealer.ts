import { circle, ellipse } from './geometry.ts'
import { both, symmetric } from './path.ts'
import type { Random } from './seed.ts'

// A croupier in five or six flat inks, eyes on the table: a figure of the house, no portrait of anyone.

const SKINS = ['#f3dcbd', '#e8bf95', '#c98f62', '#8d5a3b'] as const
const HAIRS = ['#2b1a12', '#17140f', '#5a3218', '#8a8478'] as const
const JACKETS = ['#16261d', '#3a1418', '#1b2440', '#2a2330'] as const

type Part = readonly [path: string, colour: string]

interface Hair {
  /** Behind the head. */
  readonly back?: string
  readonly front: string
}

const HAIR_STYLES: readonly [Hair, ...Hair[]] = [
  { front: 'M-16 -19C-18 -42 18 -42 16 -19C12 -30 -6 -28 -16 -19Z' },
  {
    front:
      'M-16 -17C-19 -38 -4 -41 4 -39C16 -38 18 -28 16 -17C14 -24 8 -29 -2 -29C-8 -27 -13 -24 -16 -17Z',
  },
  {
    back: symmetric('M0 -38C22 -40 24 -18 21 2L12 4L0 0'),
    front: 'M-16 -15C-18 -42 18 -42 16 -15C14 -26 6 -30 0 -32C-6 -30 -14 -26 -16 -15Z',
  },
  {
    back: circle(8, 0, -39),
    front: 'M-16 -17C-18 -40 18 -40 16 -17C12 -28 4 -30 -4 -30C-10 -28 -14 -24 -16 -17Z',
  },
  {
    back: symmetric('M0 -37C20 -38 22 -20 19 -8L0 -4'),
    front: symmetric('M0 -36C15 -37 18 -26 16 -14L14 -24C10 -26 5 -27 0 -27'),
  },
]

const BOW = both('M0 8L8 4V13Z') + circle(2.2, 0, 8.5)
const TIE = symmetric('M0 5L4 7L2.500 11L5 26L0 31')
const SCARF = symmetric('M0 4L9 4L4 14L8 22L0 26')

/** The dealer about a point on the table's edge, some 76 wide and 76 high. */
export function drawDealer(random: Random): string {
  const [skin, hair, jacket] = [random.pick(SKINS), random.pick(HAIRS), random.pick(JACKETS)]
  const style = random.pick(HAIR_STYLES)
  const neckwear = random.pick([BOW, TIE, SCARF])
  const parts: Part[] = [
    ...(style.back ? [[style.back, hair] as const] : []),
    ['M-5 -10H5V6L0 12L-5 6Z', skin],
    [ellipse(14, 16, 0, -18), skin],
    [style.front, hair],
    [symmetric('M0 2L8 1C24 3 37 8 40 36L0 36'), jacket],
    [symmetric('M0 2L8 1L10 3L0 24'), '#f2ead6'],
    [neckwear, random.chance(0.5) ? '#e4bd66' : '#a5292b'],
  ]
  return (
    parts.map(([path, colour]) => `<path d="${path}" fill="${colour}"/>`).join('') +
    `<path d="M-8 -17Q-5.500 -14.500 -3 -17M3 -17Q5.500 -14.500 8 -17M-4 -9Q0 -6 4 -9" fill="none" stroke="#2b1a12" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M-8 2L-14 10L-9 12L-12 18L-1 32M8 2L14 10L9 12L12 18L1 32" fill="none" stroke="#f2ead6" stroke-opacity=".28" stroke-width="1.2"/>`
  )
}
