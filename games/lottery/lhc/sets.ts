import { choose, range, sumOf } from '../counting.ts'
import { fraction, ratio } from '../fraction.ts'
import {
  addUp,
  fair,
  firstRow,
  lost,
  won,
  type Draw,
  type Judged,
  type Rule,
  type Tiers,
} from '../play.ts'
import { row } from '../ticket-shapes.ts'
import type { Picked, Shape } from '../ticket.ts'
import { regularOf, specialOf, symbols, type Named } from './special.ts'

/** Plays on numbers of which each set of so many is a bet. */

type Found = { readonly regular: number; readonly special: number }

type Sets = {
  readonly take: number
  readonly tiers: Tiers
  /** The tier of a bet with so many regular numbers and the special one or not. */
  readonly tierOf: (found: Found) => string | undefined
  readonly most?: number
  readonly typed?: boolean
  readonly dan?: 'also' | 'only'
}

const isDifferent = (line: readonly string[]) => new Set(line).size === line.length

function shapeOf({ take, most = 49, typed = false, dan }: Sets): Shape {
  return {
    ...(dan !== 'only' && { rows: [row(symbols, take, most)] }),
    ...(typed && { lines: { symbols, length: take, isUnordered: true, fits: isDifferent } }),
    ...(dan !== undefined && { dan: { symbols, take } }),
  }
}

/** Numbers that may be taken, and those that every bet holds. */
const partsOf = (
  picked: Picked,
): readonly { readonly own: readonly string[]; readonly always: readonly string[] }[] => {
  if (picked.form === 'dan') return [{ own: picked.tuo, always: picked.dan }]
  if (picked.form === 'lines') return picked.lines.map((line) => ({ own: line, always: [] }))
  return [{ own: firstRow(picked), always: [] }]
}

function bySets(sets: Sets): Rule {
  const { take, tiers, tierOf } = sets
  return {
    shape: shapeOf(sets),
    tiers,
    count: (picked) =>
      sumOf(partsOf(picked).map(({ own, always }) => choose(own.length, take - always.length))),
    judge: (picked, draw) =>
      addUp(partsOf(picked).map(({ own, always }) => judgeSets(own, always, draw))),
  }

  function judgeSets(own: readonly string[], always: readonly string[], draw: Draw): Judged {
    const [has, held] = [findIn(own, draw), findIn(always, draw)]
    const free = take - always.length
    const others = own.length - has.regular - has.special
    return addUp(
      range(0, has.regular).flatMap((regular) =>
        range(0, has.special).map((special) => {
          const count =
            choose(has.regular, regular) *
            choose(has.special, special) *
            choose(others, free - regular - special)
          const tier = tierOf({ regular: regular + held.regular, special: special + held.special })
          return tier === undefined ? lost : won(count, tier)
        }),
      ),
    )
  }
}

const findIn = (own: readonly string[], draw: Draw): Found => ({
  regular: own.filter((number) => regularOf(draw).includes(number)).length,
  special: own.includes(specialOf(draw)) ? 1 : 0,
})

const whenAll = (take: number) => (found: Found) => (found.regular === take ? 'win' : undefined)
const plain = (chance: string): Tiers => ({ win: fair(chance) })

const chinese = '零一二三四五六七八九十'
const inChinese = (count: number) => (count > 10 ? `十${chinese[count - 10]}` : chinese[count])

const misses = [
  '10127/22701',
  '374699/998844',
  '1124097/3579191',
  '1873495/7158382',
  '776815/3579191',
  '466089/2603048',
  '47804/325381',
  '38998/325381',
].map((chance, place): Named => {
  const take = place + 5
  const tierOf = ({ regular, special }: Found) => (regular + special === 0 ? 'win' : undefined)
  const rule = bySets({ take, most: take + 2, tiers: plain(chance), tierOf })
  return [`miss${take}`, `${inChinese(take)}不中`, rule]
})

const oneOf = [
  '2665/7567',
  '30381/83237',
  '374699/1022626',
  '8992776/25054337',
  '1233765/3579191',
  '2330445/7158382',
].map((chance, place): Named => {
  const take = place + 5
  const tierOf = ({ regular, special }: Found) =>
    regular === 1 && special === 0 ? 'win' : undefined
  return [`one-of${take}`, `${chinese[take]}中一`, bySets({ take, tiers: plain(chance), tierOf })]
})

const anySeven = ['1/7', '1/56', '5/2632', '5/30268', '1/90804'].map((chance, place): Named => {
  const take = place + 1
  const tierOf = ({ regular, special }: Found) => (regular + special === take ? 'win' : undefined)
  const rule = bySets({ take, tiers: plain(chance), tierOf })
  return [`any-seven${take}`, `${chinese[take]}粒任中`, rule]
})

const stateTiers = {
  m3s: '205/166474',
  m3: '4100/249711',
  m4s: '15/332948',
  m4: '615/665896',
  m5s: '1/2330636',
  m5: '3/166474',
  m6: '1/13983816',
}

/** What comes back is shared alike among the seven tiers. */
const stateSix = bySets({
  take: 6,
  dan: 'also',
  tiers: Object.fromEntries(
    Object.entries(stateTiers).map(([name, text]) => {
      const chance = fraction(text)
      return [name, { chance, prize: ratio(chance.below, chance.above * 7n) }]
    }),
  ),
  tierOf({ regular, special }) {
    if (regular === 6) return 'm6'
    return regular < 3 ? undefined : `m${regular}${special === 1 ? 's' : ''}`
  },
})

const twoAll = { take: 2, tiers: plain('5/392'), tierOf: whenAll(2) } as const
const threeAll = { take: 3, tiers: plain('5/4606'), tierOf: whenAll(3) } as const

export const setPlays: readonly Named[] = [
  ['two-all', '二全中', bySets({ ...twoAll, typed: true })],
  ['two-all-dantuo', '二全中胆拖', bySets({ ...twoAll, dan: 'only' })],
  [
    'two-with-special',
    '二中特',
    bySets({
      take: 2,
      tiers: {
        two: { chance: ratio(5, 392), prize: ratio(1960, 31) },
        special: { chance: ratio(1, 196), prize: ratio(1176, 31) },
      },
      tierOf({ regular, special }) {
        if (regular === 2) return 'two'
        return regular === 1 && special === 1 ? 'special' : undefined
      },
    }),
  ],
  [
    'special-string',
    '特串',
    bySets({
      take: 2,
      tiers: plain('1/196'),
      tierOf: ({ regular, special }) => (regular === 1 && special === 1 ? 'win' : undefined),
    }),
  ],
  ['three-all', '三全中', bySets(threeAll)],
  ['three-all-dantuo', '三全中胆拖', bySets({ ...threeAll, dan: 'only' })],
  [
    'three-hit-two',
    '三中二',
    bySets({
      take: 3,
      tiers: {
        two: { chance: ratio(645, 18_424), prize: ratio(18_424, 745) },
        three: { chance: ratio(5, 4606), prize: ratio(18_424, 149) },
      },
      tierOf({ regular }) {
        if (regular === 3) return 'three'
        return regular === 2 ? 'two' : undefined
      },
    }),
  ],
  ['four-all', '四全中', bySets({ take: 4, tiers: plain('15/211876'), tierOf: whenAll(4) })],
  ...misses,
  ...oneOf,
  ...anySeven,
  ['state-six', '六合彩注', stateSix],
]
