import type { Family, Play } from '@baize/games/lottery/play'
import type { translate } from '../browser.ts'
import { findKey, keysByWord } from './find-key.ts'
import { groupKeys } from './group-keys.ts'
import { playKeys } from './play-keys.ts'

type Say = typeof translate
type Named = Pick<Play, 'id' | 'family'>

const groups = keysByWord(groupKeys)
const kinds = keysByWord(playKeys)

/** Families of which plays begin with the places that they look at. */
const placed: ReadonlySet<Family> = new Set(['ssc', '11x5', 'pk10', 'k3', 'lf3', 'lf5', 'lhc'])
const places = /^(five|three|front[2-4]|mid3|last[2-4]|any[2-4]|top[1-5])-(.+)$/

function partsOf({ id, family }: Named) {
  const word = id.slice(family.length + 1)
  const isPlaced = placed.has(family) && !(family === '11x5' && word.startsWith('any'))
  const [, place, rest] = (isPlaced && places.exec(word)) || []
  const [, kind = '', more] = /^(.*?)(?:-(dantuo|reversed))?$/.exec(rest ?? word) ?? []
  return { place, kind, more }
}

/** A group of the menu of plays. */
export function nameOfGroup(t: Say, group: string): string {
  const found = findKey(groups, group)
  return found === undefined ? group : t(found.key, { n: found.n })
}

/** What a play is called inside its group. */
export function nameOfPlay(t: Say, play: Named): string {
  const { place, kind, more } = partsOf(play)
  const found = findKey(kinds, kind)
  const plain = found === undefined ? kind : t(found.key, { n: found.n })
  const name = more === undefined ? plain : t(moreKeys[more] ?? moreKeys.dantuo, { play: plain })
  // Of a race all places from the first on stand in one group.
  if (play.family !== 'pk10' || place === undefined) return name
  return `${t('lottery-plays.g-topN', { n: Number(place.slice(3)) })}: ${name}`
}

const moreKeys: Record<string, 'lottery-plays.p-dantuo' | 'lottery-plays.p-reversed'> & {
  readonly dantuo: 'lottery-plays.p-dantuo'
} = {
  dantuo: 'lottery-plays.p-dantuo',
  reversed: 'lottery-plays.p-reversed',
}

/** What a play is called where its group does not stand beside it. */
export function fullNameOfPlay(t: Say, play: Named): string {
  const { place } = partsOf(play)
  const name = nameOfPlay(t, play)
  const isAlone = place === undefined || !groups.has(place) || !hasPlaceInGroup.has(play.family)
  return isAlone ? name : `${nameOfGroup(t, place)}: ${name}`
}

const hasPlaceInGroup: ReadonlySet<Family> = new Set(['ssc', '11x5', 'lf3', 'lf5'])

const languages: Readonly<Partial<Record<Family, string>>> = {
  vnn: 'vi',
  vns: 'vi',
  thai: 'th',
  lao: 'th',
  hanoi: 'th',
  '4d': 'en',
}

/** The language in which the house of a game itself calls its plays. */
export const languageOfFamily = (family: Family): string => languages[family] ?? 'zh'
