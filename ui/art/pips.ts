import { SUIT_PATHS } from './emblems/suits.ts'
import { circle, hole, petals, range, regular, scallop, star } from './geometry.ts'
import { moved } from './path.ts'

/**
 * Small ornaments of one ink, radius about 10, for corners, rings and ribbons. Emblems are not used there:
 * their detail turns to mush at that size.
 */
export const PIPS = {
  heart: moved(SUIT_PATHS.heart, { scale: 0.14 }),
  spade: moved(SUIT_PATHS.spade, { scale: 0.14 }),
  diamond: moved(SUIT_PATHS.diamond, { scale: 0.14 }),
  club: moved(SUIT_PATHS.club, { scale: 0.14 }),
  star: star(5, 11, 0.42),
  spark: 'M0 -11Q2 -2 11 0Q2 2 0 11Q-2 2 -11 0Q-2 -2 0 -11Z',
  flower: petals(6, 11.5, 0.42),
  ring: circle(8.5) + hole(4.5),
  seal: scallop(8, 8, 1.24) + hole(3.5),
  lozenge: regular(4, 9.5) + moved(regular(4, 4), { flip: true }),
  trefoil: range(3)
    .map((i) => moved(circle(4.6, 0, -5.2), { turn: i * 120 }))
    .join(''),
} as const

export type PipName = keyof typeof PIPS

export const pipNames = Object.keys(PIPS) as [PipName, ...PipName[]]
