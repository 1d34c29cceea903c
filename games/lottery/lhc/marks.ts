import { choose } from '../counting.ts'
import { fraction, less, one, over, ratio, type Fraction } from '../fraction.ts'
import { addUp, fair, firstRow, lost, won, type Draw, type Rule, type Tiers } from '../play.ts'
import { digits, oneRow } from '../ticket-shapes.ts'
import { animalOf, animals, homeAnimals, yearAnimal } from './map.ts'
import { regularOf, specialOf, type Named } from './special.ts'
import { byWords } from '../words.ts'

/** Plays on animals and tails. One animal holds five numbers and the others four; tail 0 holds four and the others five. */

type Marks = {
  readonly all: readonly string[]
  /** The tier of the one that differs, and of the others. */
  readonly odd: string
  readonly isOdd: (mark: string, day: string) => boolean
  readonly of: (number: string, day: string) => string
}

const zodiac: Marks = {
  all: animals,
  odd: 'year',
  isOdd: (mark, day) => mark === yearAnimal(day),
  of: animalOf,
}

const tails: Marks = {
  all: digits,
  odd: 'zero',
  isOdd: (mark) => mark === '0',
  of: (number) => number[1] ?? '',
}

/** Chances of a plain one, and of the one that differs. */
type Pair = { readonly plain: string; readonly odd: string }

const tiersOf = (marks: Marks, { plain, odd }: Pair): Tiers => ({
  plain: fair(plain),
  [marks.odd]: fair(odd),
})

/** Each mark is a bet. */
function each(
  marks: Marks,
  chances: Pair,
  holds: (mark: string, drawn: readonly string[]) => boolean,
  look: (draw: Draw) => readonly string[],
): Rule {
  return {
    mode: 'credit',
    shape: oneRow(marks.all),
    tiers: tiersOf(marks, chances),
    count: (picked) => firstRow(picked).length,
    judge(picked, draw, day) {
      const drawn = look(draw).map((number) => marks.of(number, day))
      return addUp(
        firstRow(picked).map((mark) =>
          holds(mark, drawn) ? won(1, marks.isOdd(mark, day) ? marks.odd : 'plain') : lost,
        ),
      )
    },
  }
}

const isThere = (mark: string, drawn: readonly string[]) => drawn.includes(mark)
const isMissing = (mark: string, drawn: readonly string[]) => !drawn.includes(mark)
const seven = (draw: Draw) => draw
const special = (draw: Draw) => [specialOf(draw)]

/** Sets of so many marks of which all are among the seven, or none. */
function chain(marks: Marks, take: number, way: 'hit' | 'miss', chances: Pair): Rule {
  return {
    mode: 'credit',
    shape: oneRow(marks.all, take),
    tiers: tiersOf(marks, chances),
    count: (picked) => choose(firstRow(picked).length, take),
    judge(picked, draw, day) {
      const drawn = draw.map((number) => marks.of(number, day))
      const right = firstRow(picked).filter((mark) => drawn.includes(mark) === (way === 'hit'))
      const plain = right.filter((mark) => !marks.isOdd(mark, day)).length
      const withOdd = plain < right.length ? choose(plain, take - 1) : 0
      return addUp([won(choose(plain, take), 'plain'), won(withOdd, marks.odd)])
    },
  }
}

/** Sets of so many animals of which one is that of the special number; 49 gives the stake back. */
function zodiacSet(take: number, way: 'hit' | 'miss'): Rule {
  const own = way === 'hit' ? take : 12 - take
  return {
    mode: 'credit',
    shape: oneRow(animals, take),
    tiers: { win: fair(ratio(4 * own, 49), '1/49') },
    count: (picked) => choose(firstRow(picked).length, take),
    judge(picked, draw, day) {
      const size = firstRow(picked).length
      if (specialOf(draw) === '49') return { hits: {}, refunds: choose(size, take) }
      const isIn = firstRow(picked).includes(animalOf(specialOf(draw), day))
      const without = choose(isIn ? size - 1 : size, take)
      return won(way === 'miss' ? without : choose(size, take) - without)
    },
  }
}

const chinese = '零一二三四五六七八九十'
const inChinese = (count: number) => (count > 10 ? `十${chinese[count - 10]}` : chinese[count])

const sets = Array.from({ length: 10 }, (_, index): Named => {
  const take = index + 2
  return [`zodiac-set${take}`, `${inChinese(take)}合肖`, zodiacSet(take, 'hit')]
})

const pair = (plain: string, odd: string): Pair => ({ plain, odd })

const zodiacChains: readonly (readonly [number, 'hit' | 'miss', Pair])[] = [
  [2, 'hit', pair('209801/1022626', '744427/3067878')],
  [2, 'miss', pair('1873495/7158382', '776815/3579191')],
  [3, 'hit', pair('288003/3579191', '2060539/21475146')],
  [3, 'miss', pair('38998/325381', '31620/325381')],
  [4, 'hit', pair('98496/3579191', '355625/10737573')],
  [4, 'miss', pair('16182/325381', '140244/3579191')],
  [5, 'hit', pair('3968/511313', '14480/1533939')],
  [5, 'miss', pair('5655/311234', '195/14147')],
]

const tailChains: readonly (readonly [number, 'hit' | 'miss', Pair])[] = [
  [2, 'hit', pair('320005/1115592', '744427/3067878')],
  [2, 'miss', pair('466089/2603048', '776815/3579191')],
  [3, 'hit', pair('151975/1115592', '3274455/28633528')],
  [3, 'miss', pair('61132/976143', '76415/976143')],
  [4, 'hit', pair('824375/14316764', '374125/7809144')],
  [4, 'miss', pair('5655/311234', '84825/3579191')],
  [5, 'hit', pair('884375/42950292', '728125/42950292')],
]

const chains = (
  marks: Marks,
  [id, name]: readonly [string, string],
  all: readonly (readonly [number, 'hit' | 'miss', Pair])[],
): Named[] =>
  all.map(([take, way, chances]) => [
    `${id}-chain${take}-${way}`,
    `${chinese[take]}${name}连${way === 'hit' ? '中' : '不中'}`,
    chain(marks, take, way, chances),
  ])

/** The stake comes back once, and the net prize for each of the regular numbers. */
const regularZodiac: Rule = {
  mode: 'credit',
  shape: oneRow(animals),
  tiers: {
    back: { chance: fraction('6319/15134'), prize: one },
    'net-plain': net(fraction('6319/15134'), ratio(24, 49)),
    'net-year': net(fraction('22483/45402'), ratio(30, 49)),
  },
  count: (picked) => firstRow(picked).length,
  judge(picked, draw, day) {
    const drawn = regularOf(draw).map((number) => animalOf(number, day))
    return addUp(
      firstRow(picked).flatMap((animal) => {
        const hits = drawn.filter((each) => each === animal).length
        const tier = animal === yearAnimal(day) ? 'net-year' : 'net-plain'
        return hits === 0 ? [] : [won(1, 'back'), won(hits, tier)]
      }),
    )
  },
}

/** What is left of one unit once the stake came back, for each number that is expected. */
function net(back: Fraction, expected: Fraction) {
  return { chance: back, prize: over(less(one, back), expected) }
}

const homeWild: Rule = {
  mode: 'credit',
  shape: oneRow(['home', 'wild']),
  tiers: { year: fair('25/49'), plain: fair('24/49') },
  count: (picked) => firstRow(picked).length,
  judge(picked, draw, day) {
    const sideOf = (animal: (typeof animals)[number]) =>
      homeAnimals.includes(animal) ? 'home' : 'wild'
    const drawn = sideOf(animalOf(specialOf(draw), day))
    const tier = sideOf(yearAnimal(day)) === drawn ? 'year' : 'plain'
    return firstRow(picked).includes(drawn) ? won(1, tier) : lost
  },
}

const zodiacCount = (draw: Draw, day: string) =>
  new Set(draw.map((number) => animalOf(number, day))).size

export const markPlays: readonly Named[] = [
  ['special-zodiac', '特肖', each(zodiac, pair('4/49', '5/49'), isThere, special)],
  ['one-zodiac', '平特一肖', each(zodiac, pair('7139/15134', '12574/22701'), isThere, seven)],
  [
    'one-zodiac-miss',
    '平特不中',
    each(zodiac, pair('7995/15134', '10127/22701'), isMissing, seven),
  ],
  [
    'regular-zodiac-once',
    '正肖(只派一次)',
    each(zodiac, pair('6319/15134', '22483/45402'), isThere, regularOf),
  ],
  ['regular-zodiac', '正肖', regularZodiac],
  ['special-home-wild', '家禽野兽', homeWild],
  ...sets,
  ['six-zodiac-miss', '六肖不中', zodiacSet(6, 'miss')],
  ...chains(zodiac, ['zodiac', '肖'], zodiacChains),
  [
    'zodiac-count',
    '总肖',
    byWords({
      words: ['z2', 'z3', 'z4', 'z5', 'z6', 'z7'],
      chances: {
        z2: '19/1952286',
        z3: '4925/1952286',
        z4: '18925/325381',
        z5: '14240/46483',
        z6: '21376/46483',
        z7: '56320/325381',
      },
      names: (draw, day) => `z${zodiacCount(draw, day)}`,
    }),
  ],
  [
    'zodiac-count-parity',
    '总肖单双',
    byWords({
      words: ['odd', 'even'],
      chances: { odd: '940925/1952286', even: '1011361/1952286' },
      names: (draw, day) => (zodiacCount(draw, day) % 2 === 1 ? 'odd' : 'even'),
    }),
  ],
  ['special-tail', '特码尾数', each(tails, pair('5/49', '4/49'), isThere, special)],
  ['one-tail', '平特一尾', each(tails, pair('12574/22701', '7139/15134'), isThere, seven)],
  ...chains(tails, ['tail', '尾'], tailChains),
]
