import { circle, hole, polar, polygon, range, roundRect, star, TURN } from '../geometry.ts'
import { fill, line } from '../marks.ts'
import type { Emblem, Mark } from '../marks.ts'
import { at, moved } from '../path.ts'
import type { Point } from '../path.ts'
import { SUIT_PATHS } from './suits.ts'

const SUITS = [SUIT_PATHS.heart, SUIT_PATHS.spade, SUIT_PATHS.diamond, SUIT_PATHS.club]
const suit = (variant: number): string => SUITS[variant % 4] ?? SUIT_PATHS.heart

const card: Emblem = (variant) => [
  fill('light', roundRect(96, 132, 11)),
  fill('accent', moved(suit(variant), { scale: 0.5 })),
  fill('deep', moved(suit(variant), { x: -33, y: -48, scale: 0.17 })),
  fill('deep', moved(suit(variant), { x: 33, y: 48, scale: 0.17, turn: 180 })),
]

const hand: Emblem = (variant) =>
  [-1, 1, 0].flatMap((side) => {
    const lay = { x: side * 32, y: side ? 8 : -2, turn: side * 18 }
    const pip = side
      ? moved(moved(suit(variant + side + 4), { x: side * 18, y: -32, scale: 0.19 }), lay)
      : moved(suit(variant), { ...lay, scale: 0.42 })
    return [
      fill('shade', moved(roundRect(66, 104, 9), { ...lay, x: lay.x + 3, y: lay.y + 2 })),
      fill('light', moved(roundRect(66, 104, 9), lay)),
      fill(side ? 'deep' : 'accent', pip),
    ]
  })

const chip: Emblem = (variant) => {
  const spots = 6 + (variant % 3) * 2
  const edge = range(spots).map((i) => {
    const angle = (i * TURN) / spots
    return polygon([
      polar(67, angle - 0.15),
      polar(67, angle + 0.15),
      polar(51, angle + 0.17),
      polar(51, angle - 0.17),
    ])
  })
  return [
    fill('accent', circle(67)),
    fill('light', ...edge, circle(46)),
    fill('shade', circle(41)),
    line('brass', circle(34), 2),
    fill(
      'brass',
      variant % 2 ? star(4 + (variant % 3), 25, 0.48) : moved(suit(variant), { scale: 0.34 }),
    ),
  ]
}

const PIPS: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The pips of one face of a die seen from a corner: `right` and `down` are half the sides of that face. */
function facePips(count: number, centre: Point, right: Point, down: Point): string {
  const spot = (u: number, v: number): Point => [
    centre[0] + u * right[0] + v * down[0],
    centre[1] + u * right[1] + v * down[1],
  ]
  return (PIPS[count - 1] ?? [])
    .map(([u, v]) =>
      polygon(
        range(12).map((i) => {
          const [dx, dy] = polar(0.19, (i * TURN) / 12)
          return spot(u * 0.52 + dx, v * 0.52 + dy)
        }),
      ),
    )
    .join('')
}

const dice: Emblem = (variant) => [
  fill('light', 'M0 -70L61 -36L0 -2L-61 -36Z'),
  fill('accent', 'M-61 -36L0 -2V70L-61 34Z'),
  fill('shade', 'M61 -36L0 -2V70L61 34Z'),
  fill('deep', facePips(1 + (variant % 6), [0, -36], [30, 17], [-30, 17])),
  fill('glint', facePips(1 + ((variant + 2) % 6), [-30.5, 16.5], [30, 17], [0, 35])),
  fill('glint', facePips(1 + ((variant + 4) % 6), [30.5, 16.5], [30, -17], [0, 35])),
]

function dominoHalf(count: number, y: number): string {
  return (PIPS[count] ?? []).map(([u, v]) => circle(6.5, u * 17, y + v * 17)).join('')
}

const domino: Emblem = (variant) => [
  fill('shade', moved(roundRect(72, 136, 12), { x: 5, y: 3 })),
  fill('light', moved(roundRect(72, 136, 12), { x: -3, y: -1 })),
  line('accent', 'M-28 -1H22', 3),
  fill(
    'deep',
    moved(dominoHalf(variant % 6, -33) + dominoHalf((variant + 3) % 6, 33), { x: -3, y: -1 }),
  ),
]

const mahjong: Emblem = (variant) => {
  const spots = variant % 2 ? [-30, 0, 30] : [-22, 22]
  const dots: Mark[] = spots.flatMap((y) => [
    line('deep', circle(variant % 2 ? 10 : 15, -4, y - 2), 4),
    fill('accent', circle(variant % 2 ? 5 : 8, -4, y - 2)),
  ])
  return [
    fill('shade', roundRect(92, 126, 14, 5, 5)),
    fill('accent', roundRect(92, 126, 14, 1, 1)),
    fill('light', roundRect(90, 124, 13, -4, -3)),
    ...dots,
  ]
}

const wheel: Emblem = (variant) => {
  const pockets = 16 + (variant % 2) * 4
  const wedge = (i: number): string => {
    const [from, to] = [(i * TURN) / pockets, ((i + 1) * TURN) / pockets]
    return `M${at(polar(38, from))}L${at(polar(61, from))}L${at(polar(61, to))}L${at(polar(38, to))}Z`
  }
  return [
    fill('brass', circle(70)),
    fill('deep', circle(63)),
    fill(
      'accent',
      ...range(pockets)
        .filter((i) => i % 2)
        .map(wedge),
    ),
    fill('brassShade', circle(38)),
    fill('brass', circle(33), hole(28)),
    fill('brass', star(4, 31, 0.3), circle(9)),
    fill('glint', circle(6, ...polar(50, -0.7))),
  ]
}

export const table = { card, hand, chip, dice, domino, mahjong, wheel }
