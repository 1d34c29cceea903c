import type { Play } from '@baize/games/lottery/play'
import type { TextKey } from '../keys.ts'
import type { translate } from '../browser.ts'
import { keysByWord } from './find-key.ts'
import { rowKeys } from './row-keys.ts'
import { tierKeys } from './tier-keys.ts'
import { wordKeys } from './word-keys.ts'

type Say = typeof translate
type Named = Pick<Play, 'id' | 'family'>

const words = keysByWord(wordKeys)
const tiers = keysByWord(tierKeys)
const rows = keysByWord(rowKeys)

/** How many there are of something, such as `odd3` or `3odd`; elsewhere a number only follows its word. */
const counted = /^(odd|even|big|small)$/

/** What can be picked, in words: numbers stay as they are. */
export function nameOfSymbol(t: Say, symbol: string, play?: Named): string {
  if (/^[\dR-]+$/.test(symbol)) return symbol.replace('-', '–')
  const [, place, word] = /^([^:]+):(.+)$/.exec(symbol) ?? []
  if (place !== undefined && word !== undefined) {
    const at = /^\d+$/.test(place)
      ? t('lottery-plays.r-place', { n: Number(place) })
      : place.replace('v', '–')
    return t('lottery-plays.w-at', { place: at, word: nameOfSymbol(t, word, play) })
  }
  if (play?.family === 'pk10' && symbol === 'high') return t('lottery-plays.w-top')
  const known = words.get(symbol)
  if (known !== undefined) return t(known)
  return ofNumber(t, symbol, play) ?? joined(t, symbol, play)
}

function ofNumber(t: Say, symbol: string, play: Named | undefined): string | undefined {
  const [, before, word, after] = /^(\d*)([a-z]+)(\d*)$/.exec(symbol) ?? []
  const n = before === '' ? after : before
  if (word === undefined || n === undefined || n === '') return undefined
  const name = nameOfSymbol(t, word, play)
  return counted.test(word) ? t('lottery-plays.w-count', { word: name, n }) : `${name} ${n}`
}

function joined(t: Say, symbol: string, play: Named | undefined): string {
  const [first = '', ...rest] = symbol.split('-')
  if (rest.length === 0) return symbol
  return t('lottery-plays.w-side-of', {
    first: nameOfSymbol(t, first, play),
    second: joinedRest(t, rest, play),
  })
}

const joinedRest = (t: Say, rest: readonly string[], play: Named | undefined) =>
  nameOfSymbol(t, rest.join('-'), play).toLocaleLowerCase()

/** Where one word stands for two things. */
const ownTiers: Readonly<Record<string, TextKey>> = { 'lhc special': 'lottery-plays.g-special' }

/** A way to win. */
export function nameOfTier(t: Say, tier: string, play: Named): string {
  const [, number, isWithSpecial] = /^m(\d)(s?)$/.exec(tier) ?? []
  if (number !== undefined) {
    return t(isWithSpecial === 's' ? 'lottery-plays.t-ms' : 'lottery-plays.t-m', { n: number })
  }
  const own = ownTiers[`${play.family} ${tier}`]
  if (own !== undefined) return t(own)
  if (tier === 'plain' && play.id.includes('tail')) return t('lottery-plays.t-other')
  if (tier === 'all3') return t('lottery-plays.t-three')
  const [, word = '', n] = /^([a-z]+)(\d+)$/.exec(tier) ?? []
  if (word === 'p' && play.family === '4d') return t('lottery-plays.t-prize', { n: Number(n) })
  if (word === 'hit' && play.family === 'pk10') {
    return t('lottery-plays.t-in-order', { n: Number(n) })
  }
  const open = tiers.get(word)
  if (open !== undefined) return t(open, { n: Number(n) })
  const known = play.id === 'ssc-poker' ? undefined : tiers.get(tier)
  return known === undefined ? nameOfSymbol(t, tier, play) : t(known)
}

const placesOfFive = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'] as const

/** A row of a picker, by its place or by what it stands for. */
export function nameOfRow(t: Say, row: string, { family }: Pick<Play, 'family'>): string {
  const [, place] = /^place(\d+)$/.exec(row) ?? []
  if (place === undefined) {
    const known = rows.get(row)
    return known === undefined ? row : t(known)
  }
  return nameOfPlace(t, Number(place), family)
}

/** A place of a draw, from the left. */
export function nameOfPlace(t: Say, place: number, family: Play['family']): string {
  const isOfFive = family === 'ssc' || family === 'lf5'
  const word = isOfFive ? placesOfFive[place - 1] : placesOfFive[place + 1]
  const known = isOfFive || family === 'lf3' ? rows.get(word ?? '') : undefined
  return known === undefined ? t('lottery-plays.r-place', { n: place }) : t(known)
}
