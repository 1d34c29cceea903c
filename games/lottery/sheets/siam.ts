import { ordersOf } from '../counting.ts'
import { fraction, ratio } from '../fraction.ts'
import { among } from '../numbers/rules.ts'
import {
  addUp,
  definePlay,
  fair,
  firstRow,
  lost,
  won,
  type Draw,
  type Family,
  type Play,
  type Rule,
} from '../play.ts'
import { digits, oneRow, row } from '../ticket-shapes.ts'
import { byWords, isSide, sides } from '../words.ts'
import { onOne, onWays } from './ways.ts'

/** Plays of Thailand, Laos and Hanoi: three digits on top, two at the bottom. */

type Sheet = { readonly top: (draw: Draw) => string; readonly bottom: (draw: Draw) => string }

type Named = readonly [id: string, name: string, rule: Rule]

const sortedText = (text: string) => [...text].toSorted().join('')

/** A number in any order; its tier says in how many orders it can stand. */
function anyOrder(
  size: number,
  names: Readonly<Record<number, string>>,
  drawnOf: (draw: Draw) => string,
): Rule {
  const entries = Object.entries(names)
  return {
    shape: { rows: [{ ...row({ digits: size }), isUnordered: true }] },
    tiers: Object.fromEntries(
      entries.map(([orders, name]) => [name, fair(ratio(Number(orders), 10 ** size))]),
    ),
    count: (picked) => firstRow(picked).length,
    judge(picked, draw) {
      const drawn = sortedText(drawnOf(draw))
      const own = firstRow(picked).find((number) => sortedText(number) === drawn)
      return own === undefined ? lost : won(1, names[ordersOf([...own])] ?? '')
    },
  }
}

const digitOf = (from: (draw: Draw) => string, chance: string) =>
  among(digits, chance, (one, draw) => from(draw).includes(one))

const pinned = (from: (draw: Draw) => string, place: number) =>
  among(digits, '1/10', (one, draw) => from(draw)[place] === one)

const sidesOf = (from: (draw: Draw) => string, big: number) =>
  byWords({
    words: sides,
    chances: '1/2',
    holds: (word, draw) => isSide(word, Number(from(draw)), big),
  })

/** Both digits are among the three on top. */
function twoAmongTop(top: Sheet['top']): Rule {
  return {
    shape: { rows: [{ ...row({ digits: 2 }), isUnordered: true }] },
    tiers: { different: fair('54/1000'), double: fair('28/1000') },
    count: (picked) => firstRow(picked).length,
    judge: (picked, draw) =>
      addUp(
        firstRow(picked).map((number) => {
          const [a = '', b = ''] = number
          const isThere = a === b ? top(draw).split(a).length > 2 : holdsBoth(top(draw), a, b)
          return isThere ? won(1, a === b ? 'double' : 'different') : lost
        }),
      ),
  }
}

const holdsBoth = (text: string, a: string, b: string) => text.includes(a) && text.includes(b)

function shared({ top, bottom }: Sheet): Named[] {
  const top2 = (draw: Draw) => top(draw).slice(-2)
  return [
    ['3-top', '3 ตัวบน', onOne(3, top)],
    ['3-tod', '3 ตัวโต๊ด', anyOrder(3, { 6: 'six', 3: 'three', 1: 'one' }, top)],
    ['3-reversed', '3 ตัวกลับ', onOne(3, top, 'all')],
    ['2-top', '2 ตัวบน', onOne(2, top2)],
    ['2-bottom', '2 ตัวล่าง', onOne(2, bottom)],
    ['2-top-tod', '2 ตัวโต๊ดบน', twoAmongTop(top)],
    ['2-reversed', '2 ตัวกลับ (top)', onOne(2, top2, 'all')],
    ['run-top', 'วิ่งบน', digitOf(top, '271/1000')],
    ['run-bottom', 'วิ่งล่าง', digitOf(bottom, '19/100')],
    ['pin-top-hundreds', 'ปักหลัก', pinned(top, 0)],
    ['pin-top-tens', 'ปักหลัก', pinned(top, 1)],
    ['pin-top-units', 'ปักหลัก', pinned(top, 2)],
    ['pin-bottom-tens', 'ปักหลักล่าง', pinned(bottom, 0)],
    ['pin-bottom-units', 'ปักหลักล่าง', pinned(bottom, 1)],
    ['2-top-sides', 'สูงต่ำ คู่คี่ บน', sidesOf(top2, 50)],
    ['2-bottom-sides', 'สูงต่ำ คู่คี่ ล่าง', sidesOf(bottom, 50)],
    ['3-top-sides', 'สามตัว สูงต่ำ คู่คี่', sidesOf(top, 500)],
    [
      '19-doors',
      '19 ประตู',
      {
        ...among(digits, '1/100', (one, draw) => top2(draw).includes(one)),
        count: (picked) => 19 * firstRow(picked).length,
      },
    ],
    [
      'win2',
      'วินเลข 2 ตัว',
      {
        shape: oneRow(digits, 2),
        tiers: { win: fair('1/100') },
        count: (picked) => firstRow(picked).length * (firstRow(picked).length - 1),
        judge(picked, draw) {
          const [a = '', b = ''] = top2(draw)
          const own = firstRow(picked)
          return won(a !== b && own.includes(a) && own.includes(b) ? 1 : 0)
        },
      },
    ],
  ]
}

const at = (place: number) => (draw: Draw) => draw[place] ?? ''
const ofOrders4 = { 24: 'p24', 12: 'p12', 6: 'p6', 4: 'p4', 1: 'p1' }

const thai: Sheet = { top: (draw) => at(0)(draw).slice(-3), bottom: at(5) }

/** Two prizes, each of which pays: a bet is on both. */
const onTwo = (first: number): Rule => ({
  ...onWays({ digits: 3, count: 1, ways: (draw) => [at(first)(draw), at(first + 1)(draw)] }),
  tiers: { win: { chance: ratio(1, 500), prize: ratio(500, 1) } },
})

const lao: Sheet = {
  top: (draw) => at(0)(draw).slice(-3),
  bottom: (draw) => at(0)(draw).slice(0, 2),
}

const setTiers = {
  four: '1',
  last3: '9',
  'four-tod': '23',
  'three-tod': '45',
  last2: '89',
  front2: '98',
}

function tierOfSet(own: string, drawn: string): string | undefined {
  if (own === drawn) return 'four'
  if (own.slice(1) === drawn.slice(1)) return 'last3'
  if (sortedText(own) === sortedText(drawn)) return 'four-tod'
  if (sortedText(own.slice(1)) === sortedText(drawn.slice(1))) return 'three-tod'
  if (own.slice(2) === drawn.slice(2)) return 'last2'
  return own.slice(0, 2) === drawn.slice(0, 2) ? 'front2' : undefined
}

/** The highest of six tiers, which share what comes back alike. */
const laoSet: Rule = {
  shape: {
    rows: [{ ...row({ digits: 4 }), fits: (number) => new Set(number).size === 4 }],
  },
  tiers: Object.fromEntries(
    Object.entries(setTiers).map(([name, count]) => [
      name,
      { chance: fraction(`${count}/10000`), prize: ratio(10_000, 6 * Number(count)) },
    ]),
  ),
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    addUp(
      firstRow(picked).map((own) => {
        const tier = tierOfSet(own, at(0)(draw))
        return tier === undefined ? lost : won(1, tier)
      }),
    ),
}

const hanoi: Sheet = {
  top: (draw) => at(0)(draw).slice(-3),
  bottom: (draw) => at(1)(draw).slice(-2),
}
const hanoiFour = (draw: Draw) => at(0)(draw).slice(-4)

const named = (family: Family, plays: readonly Named[]): Play[] =>
  plays.map(([id, name, rule]) => definePlay(family, `${family}-${id}`, name, rule))

export const siamPlays: readonly Play[] = [
  ...named('thai', [
    ...shared(thai),
    ['3-front', '3 ตัวหน้า', onTwo(1)],
    ['3-bottom', '3 ตัวล่าง', onTwo(3)],
    ['first-prize', 'รางวัลที่ 1', onOne(6, at(0))],
  ]),
  ...named('lao', [
    ...shared(lao),
    ['4-direct', '4 ตัวตรง', onOne(4, at(0))],
    ['4-tod', '4 ตัวโต๊ด', anyOrder(4, ofOrders4, at(0))],
    ['3-front', '3 ตัวหน้า', onOne(3, (draw) => at(0)(draw).slice(0, 3))],
    ['set', 'หวยชุด', laoSet],
  ]),
  ...named('hanoi', [
    ...shared(hanoi),
    ['4-direct', '4 ตัวตรง', onOne(4, hanoiFour)],
    ['4-tod', '4 ตัวโต๊ด', anyOrder(4, ofOrders4, hanoiFour)],
  ]),
]
