import type { Play } from '@baize/games/lottery/play'
import type { translate } from '../browser.ts'
import { nameOfPlace } from '../lottery-names/word-name.ts'

/** Which play is asked about, and the number in its id where that is one. */
export type Ask = { readonly t: typeof translate; readonly play: Play; readonly n: number }

/** The sentences about a play, each whole in itself: what counts, how it is won, and what its words mean. */
export type Telling = (ask: Ask) => readonly string[]

/** By what an id ends with, behind its family; the first that fits. A number is what its brackets hold. */
export type Tellings = readonly (readonly [kind: RegExp, telling: Telling])[]

export const counts = ({ t }: Ask, ...what: readonly string[]) =>
  t('lottery-rules.counts', { what: what.join(', ') })

/** The sum of what stands there. */
export const countsSum = ({ t }: Ask, ...what: readonly string[]) =>
  t('lottery-rules.counts-sum', { what: what.join(', ') })

export const countsTail = ({ t }: Ask, ...what: readonly string[]) =>
  t('lottery-rules.counts-tail', { what: what.join(', ') })

export const everything = ({ t }: Ask) => t('lottery-rules.o-all')

export const namesOfPlaces = ({ t, play }: Ask, places: readonly number[]): readonly string[] =>
  places.map((place) => nameOfPlace(t, place, play.family))

/** Of picks that must be there: one by one, or so many together. Not every language tells one from many by its plural. */
export const there = ({ t }: Ask, n: number) =>
  n === 1 ? t('lottery-rules.there-one') : t('lottery-rules.there-all', { n })
export const away = ({ t }: Ask, n: number) =>
  n === 1 ? t('lottery-rules.away-one') : t('lottery-rules.away-all', { n })

/** Where big begins and ends, and small. */
export const big = (
  { t }: Ask,
  [low, high, from, to]: readonly [
    string | number,
    string | number,
    string | number,
    string | number,
  ],
) => t('lottery-rules.big', { from, to, low, high })

export const ofDigits = [0, 4, 5, 9] as const

/** With some numbers that every bet holds, where a play has those. */
export const withFixed = ({ t, play }: Ask, ...sentences: readonly string[]) =>
  play.id.endsWith('-dantuo') ? [...sentences, t('lottery-rules.fixed')] : sentences
