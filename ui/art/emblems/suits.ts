import { circle, crescent } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { symmetric } from '../path.ts'

const HEART = 'M0 -34C8 -52 24 -60 40 -57C66 -52 76 -24 60 4C47 26 20 46 0 66'
const SPADE = 'M0 -70C18 -44 62 -24 63 10C63 40 24 46 6 22C8 44 16 56 30 64L0 64'
const DIAMOND = 'M0 -72C14 -40 32 -18 55 0C32 18 14 40 0 72'
const STALK = 'M0 -14L8 8C8 40 16 56 30 64L0 64'

/** Whole suit outlines, for cards and pips. */
export const SUIT_PATHS = {
  heart: symmetric(HEART),
  spade: symmetric(SPADE),
  diamond: symmetric(DIAMOND),
  club: circle(29, 0, -36) + circle(29, -34, 12) + circle(29, 34, 12) + symmetric(STALK),
} as const

const heart: Emblem = () => [...twoTone(HEART), line('glint', 'M-52 -14C-56 -30 -48 -42 -36 -44')]

const spade: Emblem = () => [...twoTone(SPADE), line('glint', 'M-48 14C-48 -2 -36 -12 -22 -22')]

const diamond: Emblem = () => [
  ...twoTone(DIAMOND),
  line('glint', 'M-36 -2C-24 -12 -14 -26 -8 -40', 4),
]

const club: Emblem = () => [
  fill('accent', SUIT_PATHS.club),
  fill('shade', 'M0 -65A29 29 0 0 1 0 -7Z', crescent(29, 34, 12), `${STALK}Z`),
  line('glint', 'M-52 10C-52 0 -46 -6 -36 -7'),
]

export const suits = { heart, spade, diamond, club }
