import { definePlay, type Play } from '../play.ts'
import { markPlays } from './marks.ts'
import { parlayPlays } from './parlay.ts'
import { setPlays } from './sets.ts'
import { specialPlays } from './special.ts'
import { totalPlays } from './totals.ts'

/** Those of animals and elements. */
const dated = /zodiac|home-wild|element/

/** Six of 49 and a special number. */
export const markSixPlays: readonly Play[] = [
  ...specialPlays,
  ...markPlays,
  ...totalPlays,
  ...setPlays,
  ...parlayPlays,
].map(([id, name, rule]) =>
  definePlay('lhc', `lhc-${id}`, name, { ...rule, isDated: dated.test(id) }),
)
