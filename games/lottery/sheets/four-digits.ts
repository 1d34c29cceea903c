import { allOrders, ordersOf, sumOf } from '../counting.ts'
import { fraction, none, one, over, plus, ratio, times, type Fraction } from '../fraction.ts'
import {
  addUp,
  definePlay,
  firstRow,
  lost,
  won,
  type Draw,
  type Judged,
  type Play,
  type Rule,
  type Tiers,
} from '../play.ts'
import { row } from '../ticket-shapes.ts'
import { byWords, isSide, sides } from '../words.ts'
import { onOne, onWays } from './ways.ts'

/** Twenty-three numbers of four digits: three prizes, ten starters, ten consolations. */

type Named = readonly [id: string, name: string, rule: Rule]

const places = {
  first: [0, 1],
  second: [1, 2],
  third: [2, 3],
  special: [3, 13],
  consolation: [13, 23],
} as const
type Prize = keyof typeof places

const drawnFor = (prize: Prize, draw: Draw) => draw.slice(...places[prize])

/** The usual tables, so that all comes back. */
const big = table({ first: 2500, second: 1000, third: 500, special: 180, consolation: 60 }, 64)
const small = table({ first: 3500, second: 2000, third: 1000 }, 65)

function table(usual: Partial<Record<Prize, number>>, percent: number): Tiers {
  return Object.fromEntries(
    Object.entries(usual).map(([prize, paid]) => {
      const [from, to] = places[prize as Prize]
      return [prize, { chance: ratio(to - from, 10_000), prize: ratio(paid * 100, percent) }]
    }),
  )
}

/** Each number that is drawn pays its tier. */
const judgeNumber = (numbers: readonly string[], tiers: Tiers, draw: Draw): Judged =>
  addUp(
    Object.keys(tiers).map((prize) =>
      won(drawnFor(prize as Prize, draw).filter((drawn) => numbers.includes(drawn)).length, prize),
    ),
  )

const straight = (tiers: Tiers): Rule => ({
  shape: { rows: [row({ digits: 4 })] },
  tiers,
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    addUp(firstRow(picked).map((number) => judgeNumber([number], tiers, draw))),
})

/** Each order is a bet of its own. */
const box = (tiers: Tiers): Rule => ({
  shape: { rows: [{ ...row({ digits: 4 }), isUnordered: true }] },
  tiers,
  count: (picked) => sumOf(firstRow(picked).map((number) => ordersOf([...number]))),
  judge: (picked, draw) =>
    addUp(firstRow(picked).map((number) => judgeNumber(allOrders(number), tiers, draw))),
})

/** One bet on all orders, at a part of the prize. */
const shareOfBox = (tiers: Tiers, orders: number): Rule => ({
  shape: {
    rows: [
      {
        ...row({ digits: 4 }),
        isUnordered: true,
        fits: (number) => ordersOf([...number]) === orders,
      },
    ],
  },
  tiers: Object.fromEntries(
    Object.entries(tiers).map(([name, { chance, prize }]) => [
      name,
      { chance: times(chance, ratio(orders, 1)), prize: over(prize, ratio(orders, 1)) },
    ]),
  ),
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    addUp(firstRow(picked).map((number) => judgeNumber(allOrders(number), tiers, draw))),
})

const digitsAll = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** One place stands for every digit. */
const roll: Rule = {
  shape: { rows: [row({ digits: 4, joker: 'R' })] },
  tiers: big,
  count: (picked) => 10 * firstRow(picked).length,
  judge: (picked, draw) =>
    addUp(
      firstRow(picked).map((number) =>
        judgeNumber(
          digitsAll.map((digit) => number.replace('R', digit)),
          big,
          draw,
        ),
      ),
    ),
}

const mirrored = (number: string) => [...new Set([number, [...number].toReversed().join('')])]

/** The number and its mirror, on the first prize. */
const reverse: Rule = {
  ...onOne(4, (draw) => draw[0] ?? ''),
  count: (picked) => sumOf(firstRow(picked).map((number) => mirrored(number).length)),
  judge: (picked, draw) =>
    won(sumOf(firstRow(picked).map((one_) => (mirrored(one_).includes(draw[0] ?? '') ? 1 : 0)))),
}

const onEach = (prize: Prize): Rule => {
  const [from, to] = places[prize]
  const count = to - from
  const rule = onWays({ digits: 4, count: 1, ways: (draw) => drawnFor(prize, draw) })
  return count === 1 ? rule : { ...rule, tiers: { win: even(ratio(count, 10_000)) } }
}

/** One bet on several prizes: each hit pays its share. */
const even = (chance: Fraction) => ({ chance, prize: over(one, chance) })

const onFirstThree = (digits: number): Rule => ({
  ...onWays({
    digits,
    count: 1,
    ways: (draw) => draw.slice(0, 3).map((each) => each.slice(-digits)),
  }),
  tiers: { win: even(ratio(3, 10 ** digits)) },
})

/** The highest of tiers whose prizes stand in this relation, so that all comes back. */
function byRatio(tiers: Readonly<Record<string, readonly [chance: string, part: number]>>): Tiers {
  const parts = Object.entries(tiers).map(([name, [chance, part]]) => ({
    name,
    chance: fraction(chance),
    part: ratio(part, 1),
  }))
  const all = parts.reduce((sum, { chance, part }) => plus(sum, times(chance, part)), none)
  return Object.fromEntries(
    parts.map(({ name, chance, part }) => [name, { chance, prize: over(part, all) }]),
  )
}

const highest = (
  digits: number,
  tiers: Tiers,
  tierOf: (number: string, draw: Draw) => string | undefined,
): Rule => ({
  shape: { rows: [row({ digits })] },
  tiers,
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    addUp(
      firstRow(picked).map((number) => {
        const tier = tierOf(number, draw)
        return tier === undefined ? lost : won(1, tier)
      }),
    ),
})

const five = highest(
  5,
  byRatio({
    p1: ['1/100000', 15_000],
    p2: ['99999/10000000000', 5_000],
    p3: ['9999800001/1000000000000000', 3_000],
    p4: ['89998200009/1000000000000000', 500],
    p5: ['89998200009/100000000000000', 20],
    p6: ['89998200009/10000000000000', 5],
  }),
  (number, draw) => {
    const place = draw.slice(0, 3).indexOf(number)
    if (place >= 0) return `p${place + 1}`
    const size = [4, 3, 2].find((each) => draw[0]?.slice(-each) === number.slice(-each))
    return size === undefined ? undefined : `p${8 - size}`
  },
)

const six = highest(
  6,
  byRatio({
    p1: ['1/1000000', 100_000],
    p2: ['18/1000000', 3_000],
    p3: ['180/1000000', 300],
    p4: ['1800/1000000', 30],
    p5: ['17901/1000000', 4],
  }),
  (number, [drawn = '']) => {
    const size = [6, 5, 4, 3, 2].find(
      (each) =>
        number.slice(0, each) === drawn.slice(0, each) ||
        number.slice(-each) === drawn.slice(-each),
    )
    return size === undefined ? undefined : `p${7 - size}`
  },
)

const boxes = (id: 'big' | 'small', name: string, tiers: Tiers): Named[] => [
  [id, name, straight(tiers)],
  [`${id}-box`, `${name} box (permutation)`, box(tiers)],
  ...[24, 12, 6, 4].map((orders): Named => [
    `${id}-ibox${orders}`,
    `i${name} / mBox ${orders}`,
    shareOfBox(tiers, orders),
  ]),
]

const plays: readonly Named[] = [
  ...boxes('big', 'Big', big),
  ...boxes('small', 'Small', small),
  ['4a', '1st only', onEach('first')],
  ['4b', '2nd only', onEach('second')],
  ['4c', '3rd only', onEach('third')],
  ['4s', 'starters only', onEach('special')],
  ['4e', 'consolations only', onEach('consolation')],
  ['roll', 'Roll', roll],
  ['reverse', 'Reverse', reverse],
  ['3a', '3A', onOne(3, (draw) => draw[0]?.slice(-3) ?? '')],
  ['3abc', '3ABC (3C)', onFirstThree(3)],
  ['2a', '2A', onOne(2, (draw) => draw[0]?.slice(-2) ?? '')],
  ['2abc', '2ABC', onFirstThree(2)],
  [
    'first-sides',
    '1st prize sides',
    byWords({
      words: sides,
      chances: '5000/10000',
      holds: (word, draw) => isSide(word, Number(draw[0]), 5000),
    }),
  ],
  ['5d', '5D', five],
  ['6d', '6D', six],
]

export const fourDigitPlays: readonly Play[] = plays.map(([id, name, rule]) =>
  definePlay('4d', `4d-${id}`, name, rule),
)
