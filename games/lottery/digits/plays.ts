import { definePlay, type Family, type Play, type Rule } from '../play.ts'
import * as groups from './groups.ts'
import * as straight from './straight.ts'
import * as words from './words.ts'

/** Places that a play looks at, in the order of the draw. */
type Window = { readonly id: string; readonly name: string; readonly places: readonly number[] }

type Named = readonly [id: string, name: string, rule: Rule]

/** A rule of digits beside each other, on the places of a window. */
function onWindow({ places }: Window, rule: Rule): Rule {
  return {
    ...rule,
    judge: (picked, draw, day) =>
      rule.judge(
        picked,
        places.map((place) => draw[place - 1] ?? ''),
        day,
      ),
  }
}

const threeDigits: readonly Named[] = [
  ['direct', '直选', straight.direct(3)],
  ['ladder', '组合', straight.ladder(3)],
  ['sum', '直选和值', straight.directSum(3)],
  ['span', '跨度', straight.directSpan(3)],
  ['group3', '组三', groups.group3],
  ['group6', '组六', groups.differentDigits(3, 'plain')],
  ['group6-dantuo', '组六胆拖', groups.differentDigits(3, 'dan')],
  ['group-mixed', '混合组选', groups.groupMixed],
  ['group-sum', '组选和值', groups.groupSum(3)],
  ['group-contains', '组选包胆', groups.groupContains(3)],
  ['sum-tail', '和值尾数', straight.sumTail],
  ['special', '特殊号', words.special],
]

const twoDigits: readonly Named[] = [
  ['direct', '直选', straight.direct(2)],
  ['sum', '直选和值', straight.directSum(2)],
  ['span', '直选跨度', straight.directSpan(2)],
  ['group', '组选', groups.differentDigits(2, 'plain')],
  ['group-sum', '组选和值', groups.groupSum(2)],
  ['group-contains', '组选包胆', groups.groupContains(2)],
]

const part = (often: number, take: number) => ({ often, take })

const fourGroups: readonly Named[] = [
  ['group24', '组选24', groups.group(part(1, 4))],
  ['group12', '组选12', groups.group(part(2, 1), part(1, 2))],
  ['group6', '组选6', groups.group(part(2, 2))],
  ['group4', '组选4', groups.group(part(3, 1), part(1, 1))],
]

const fourDigits: readonly Named[] = [
  ['direct', '直选', straight.direct(4)],
  ['ladder', '组合', straight.ladder(4)],
  ...fourGroups,
]

const fiveGroups: readonly Named[] = [
  ['group120', '组选120', groups.group(part(1, 5))],
  ['group60', '组选60', groups.group(part(2, 1), part(1, 3))],
  ['group30', '组选30', groups.group(part(2, 2), part(1, 1))],
  ['group20', '组选20', groups.group(part(3, 1), part(1, 2))],
  ['group10', '组选10', groups.group(part(3, 1), part(2, 1))],
  ['group5', '组选5', groups.group(part(4, 1), part(1, 1))],
]

const window = (id: string, name: string, ...places: number[]): Window => ({ id, name, places })

const five = window('five', '五星', 1, 2, 3, 4, 5)
const front4 = window('front4', '前四', 1, 2, 3, 4)
const last4 = window('last4', '后四', 2, 3, 4, 5)
const outer = [window('front3', '前三', 1, 2, 3), window('last3', '后三', 3, 4, 5)]
const threes = [...outer, window('mid3', '中三', 2, 3, 4)]
const twos = [window('front2', '前二', 1, 2), window('last2', '后二', 4, 5)]

const over = (windows: readonly Window[], named: readonly Named[]): Named[] =>
  windows.flatMap((on) =>
    named.map(([id, name, rule]): Named => [`${on.id}-${id}`, on.name + name, onWindow(on, rule)]),
  )

const any = (take: number, name: string, named: readonly Named[]): Named[] =>
  named.map(([id, rest, rule]): Named => [
    `any${take}-${id}`,
    name + rest,
    groups.onAnyPlaces(5, take, rule),
  ])

const find = (named: readonly Named[], ...ids: readonly string[]) =>
  named.filter(([id]) => ids.includes(id))

const chanceOfUnplaced = {
  3: ['271/1000', '54/1000'],
  4: ['3439/10000', '974/10000'],
  5: ['40951/100000', '14670/100000', '4350/100000'],
} as const

const unplaced = (size: 3 | 4 | 5): Named[] =>
  chanceOfUnplaced[size].map((chance, place): Named => [
    `unplaced${place + 1}`,
    `${'一二三'[place]}码不定位`,
    straight.unplaced(place + 1, chance),
  ])

const ssc: readonly Named[] = [
  ...over(
    [five],
    [
      ['direct', '直选', straight.direct(5)],
      ['ladder', '组合', straight.ladder(5)],
      ...fiveGroups,
      ...unplaced(5),
    ],
  ),
  ['five-odd-count', '单双个数', words.countOf('odd')],
  ['five-big-count', '大小个数', words.countOf('big')],
  ['five-once', '一帆风顺', straight.atLeast(1, '40951/100000')],
  ['five-twice', '好事成双', straight.atLeast(2, '8146/100000')],
  ['five-thrice', '三星报喜', straight.atLeast(3, '856/100000')],
  ['five-four-times', '四季发财', straight.atLeast(4, '46/100000')],
  ...over([front4, last4], [...fourDigits, ...unplaced(4)]),
  ...over(threes, [...threeDigits, ...unplaced(3), ['pattern', '形态', words.pattern]]),
  ...over(outer, [['sides', '大小单双', straight.sidesInOrder(3)]]),
  ...over(twos, [...twoDigits, ['sides', '大小单双', straight.sidesInOrder(2)]]),
  ['position', '定位胆', straight.position(5)],
  ['any2-direct', '任二直选', straight.anyDirect(5, 2)],
  ['any3-direct', '任三直选', straight.anyDirect(5, 3)],
  ['any4-direct', '任四直选', straight.anyDirect(5, 4)],
  ...any(2, '任二', find(twoDigits, 'sum', 'group', 'group-sum')),
  ...any(3, '任三', find(threeDigits, 'sum', 'group3', 'group6', 'group-mixed', 'group-sum')),
  ...any(4, '任四', fourGroups),
  ['ball-number', '第1-5球', words.ballNumber],
  ['ball-sides', '两面', words.ballSides(5)],
  ['ball-prime', '质合', words.ballPrime],
  ['total-sides', '总和两面', words.totalSides(23)],
  ['total-pair', '总和组合', words.totalPair],
  ['dragon-tiger', '龙虎和', words.dragonTiger(5)],
  ['dragon-tiger-refund', '龙虎(和退)', words.dragonTigerRefund],
  ['bull', '斗牛', words.bull],
  ['bull-sides', '牛两面', words.bullSides],
  ['poker', '梭哈', words.poker],
]

const three = window('three', '三星', 1, 2, 3)

const lf3: readonly Named[] = [
  ...over([three], [...threeDigits, ['sides', '大小单双', straight.sidesInOrder(3)]]),
  ...over(
    [window('front2', '前二', 1, 2), window('last2', '后二', 2, 3)],
    [...twoDigits, ['sides', '大小单双', straight.sidesInOrder(2)]],
  ),
  ['position', '定位胆', straight.position(3)],
  ...unplaced(3),
  ['guess-one', '猜1D', groups.guessOne],
  ['guess-two-different', '猜2D两不同', straight.unplaced(2, '54/1000')],
  ['guess-two-same', '猜2D两同', words.twoSame],
  ['guess-place2', '2D位选', straight.twoPlaces(3)],
  ['tong', '通选', words.tong],
  ['pack3', '包选三', groups.pack('pair', { exact: '693000/1039', order: '173000/1039' })],
  ['pack6', '包选六', groups.pack('different', { exact: '303000/563', order: '52000/563' })],
  ['triple-any', '猜三同', words.anyTriple],
  ['tractor', '拖拉机', words.tractor],
  ['guess-size', '猜大小', words.guessSize],
  ['guess-parity', '猜奇偶', words.guessParity],
  ['ball-sides', '两面', words.ballSides(3)],
  ['total-sides', '总和两面', words.totalSides(14)],
  ['pattern', '形态', words.pattern],
  ['dragon-tiger', '龙虎和', words.dragonTiger(3)],
]

const lf5: readonly Named[] = [
  ['five-direct', '排列五直选', straight.direct(5)],
  ['five-ladder', '五星组合', straight.ladder(5)],
  ...over([five], fiveGroups),
  ['position', '定位胆', straight.position(5)],
  ...unplaced(5).map(([id, name, rule]): Named => [id, `五星${name}`, rule]),
  ...over([window('front3', '前三', 1, 2, 3)], find(threeDigits, 'direct')),
  ...over([window('last2', '后二', 4, 5)], find(twoDigits, 'direct')),
  ['total-sides', '总和两面', words.totalSides(23)],
]

const named = (family: Family, plays: readonly Named[]): Play[] =>
  plays.map(([id, name, rule]) => definePlay(family, `${family}-${id}`, name, rule))

export const digitPlays: readonly Play[] = [
  ...named('ssc', ssc),
  ...named('lf3', lf3),
  ...named('lf5', lf5),
]
