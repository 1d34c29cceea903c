import { plays } from '../lottery.ts'
import type { Family, Play } from '../play.ts'

/** Plays as they are looked for: family, group, play. Groups are keys; what they are called is for the texts. */
export type PlayGroup = { readonly group: string; readonly plays: readonly Play[] }

type Groups = readonly (readonly [group: string, plays: RegExp])[]

const threes: Groups = [
  ['front3', /^front3-/],
  ['mid3', /^mid3-/],
  ['last3', /^last3-/],
]
const twos: Groups = [
  ['front2', /^front2-/],
  ['last2', /^last2-/],
]
const sides: Groups = [
  ['dragon-tiger', /^dragon-tiger/],
  ['total', /^total-/],
  ['ball', /^(?:ball|place)-/],
]
const siam: Groups = [
  ['top3', /^3-(?:top|tod|reversed)/],
  ['top2', /^2-(?:top|reversed)/],
  ['bottom2', /^2-bottom/],
  ['run', /^(?:run|pin)-/],
  ['doors', /^(?:19-doors|win2)$/],
]
const vietnam: Groups = [
  ['lo', /^lo\d/],
  ['xien', /^(?:xien|da$|da-)/],
  ['tail', /^tail(?:\d|-)/],
  ['head', /^head/],
  ['miss', /^miss/],
  ['prizes', /^(?:first|front|special|seventh|total)/],
]

/** In the order of the menu; a play is in the first group that takes it. */
const groupsOf: Readonly<Record<Family, Groups>> = {
  ssc: [
    ['five', /^five-/],
    ['front4', /^front4-/],
    ['last4', /^last4-/],
    ...threes,
    ...twos,
    ['position', /^position$/],
    ['any2', /^any2-/],
    ['any3', /^any3-/],
    ['any4', /^any4-/],
    ...sides,
    ['bull', /^(?:bull|poker)/],
  ],
  lf3: [
    ['three', /^(?:three-|triple-any)/],
    ...twos,
    ['position', /^position$/],
    ['unplaced', /^unplaced/],
    ['guess', /^(?:guess-|tong$|pack|tractor|pattern)/],
    ...sides,
  ],
  lf5: [
    ['five', /^five-/],
    ['front3', /^front3-/],
    ['last2', /^last2-/],
    ['position', /^position$/],
    ['unplaced', /^unplaced/],
    ['total', /^total-/],
  ],
  '11x5': [
    ['any', /^any\d/],
    ...threes,
    ...twos,
    ['position', /^position$/],
    ['novelty', /^(?:odd-even-count|middle|miss|span)$/],
    ...sides,
    ['bull', /^bull/],
  ],
  pk10: [
    ['top', /^top\d-(?:direct|ladder|group|unplaced)$/],
    ['position', /^position-/],
    ['top-sum', /^top\d-sum/],
    ...sides,
  ],
  k3: [
    ['sum', /^sum/],
    ['same', /^(?:triple|pair)-/],
    ['different', /^(?:three|two)-different|^straight/],
    ['face', /^face/],
    ['novelty', /^(?:span|pattern|odd-count|colour|missing)$/],
  ],
  lhc: [
    ['special', /^special-(?!zodiac|string|home)|^half/],
    ['regular', /^(?:regular-(?:number|total)|place-|dragon-tiger)/],
    ['zodiac', /zodiac|^special-home/],
    ['tail', /tail/],
    ['seven', /^(?:seven|total)-/],
    ['sets', /^(?:two|three|four)-|^special-string|^state-six/],
    ['miss', /^miss/],
    ['one-of', /^(?:one-of|any-seven)/],
    ['parlay', /^parlay/],
  ],
  vnn: vietnam,
  vns: vietnam,
  thai: [...siam, ['prizes', /^(?:3-front|3-bottom|first-prize)$/]],
  lao: [...siam, ['four', /^(?:4-|set$)/], ['front3', /^3-front$/]],
  hanoi: [...siam, ['four', /^4-/]],
  '4d': [
    ['big', /^big/],
    ['small', /^small/],
    ['prizes', /^(?:4[a-z]$|roll|reverse|first)/],
    ['short', /^[23]a/],
    ['long', /^[56]d$/],
  ],
}

const short = ({ id, family }: Play) => id.slice(family.length + 1)

/** The menu of a family, of the plays that are sold; groups without any are left out. */
export function menuOf(family: Family, isSold: (play: Play) => boolean = () => true): PlayGroup[] {
  const groups = groupsOf[family]
  const own = plays.filter((play) => play.family === family && isSold(play))
  const groupOf = (play: Play) => groups.find(([, pattern]) => pattern.test(short(play)))?.[0]
  return groups.flatMap(([group]) => {
    const found = own.filter((play) => groupOf(play) === group)
    return found.length === 0 ? [] : [{ group, plays: found }]
  })
}

/** Every group there is, for the texts. */
export const allGroups: readonly string[] = [
  ...new Set(Object.values(groupsOf).flatMap((groups) => groups.map(([group]) => group))),
]
