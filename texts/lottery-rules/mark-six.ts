import { colourOf, colours, homeAnimals } from '@baize/games/lottery/lhc/map'
import { numbers } from '@baize/games/lottery/ticket-shapes'
import { nameOfSymbol } from '../lottery-names/word-name.ts'
import type { TextKey } from '../keys.ts'
import {
  away,
  big,
  counts,
  countsSum,
  countsTail,
  ofDigits,
  there,
  withFixed,
  type Telling,
  type Tellings,
} from './telling.ts'

/** Six of forty-nine numbers, and a special one. */

const all = numbers(49)
const numbersOf = (colour: string) => all.filter((each) => colourOf(each) === colour).join(' ')
const [red, blue, green] = colours.map(numbersOf)

const sizes = ['01', '24', '25', '48'] as const

type Saying = Extract<TextKey, `lottery-rules.${string}`>

const says =
  (...keys: readonly Exclude<Saying, `lottery-rules.o-${string}`>[]): Telling =>
  ({ t }) =>
    keys.map((key) => t(key))

const on =
  (what: Extract<Saying, `lottery-rules.o-${string}`>): Telling =>
  (ask) => [counts(ask, ask.t(what))]

const join =
  (...tellings: readonly Telling[]): Telling =>
  (ask) =>
    tellings.flatMap((each) => each(ask))

const back49: Telling = ({ t }) => [t('lottery-rules.back', { n: 49 })]
const bigNumbers: Telling = (ask) => [big(ask, sizes)]
const colourList: Telling = ({ t }) => [
  t('lottery-rules.colours', { red: red ?? '', blue: blue ?? '', green: green ?? '' }),
]
const words = says('lottery-rules.words')
const both = says('lottery-rules.both')
const isThere: Telling = (ask) => [there(ask, Math.max(ask.n, 1))]
const isAway: Telling = (ask) => [away(ask, Math.max(ask.n, 1))]
const fixed: Telling = (ask) => withFixed(ask)

const special = on('lottery-rules.o-special')
const regular = on('lottery-rules.o-regular')
const seven = on('lottery-rules.o-seven')
const specialAnimal = on('lottery-rules.o-special-animal')
const sevenAnimals = on('lottery-rules.o-seven-animals')
const sevenTails = on('lottery-rules.o-seven-tails')
const animals = says('lottery-rules.animals')
const year = says('lottery-rules.animals', 'lottery-rules.animal-of-year')
const zero = says('lottery-rules.digit-zero')

const total: Telling = (ask) => [countsSum(ask, ask.t('lottery-rules.o-seven'))]
const bigTotal: Telling = (ask) => [big(ask, [28, 174, 175, 322])]

const homes: Telling = ({ t, play }) => [
  t('lottery-rules.home', {
    animals: homeAnimals.map((animal) => nameOfSymbol(t, animal, play)).join(', '),
  }),
]

const onNumber: Tellings = [
  [/^special-number$/, join(special, says('lottery-rules.is'))],
  [/^special-size$/, join(special, words, bigNumbers, back49)],
  [/^special-parity$/, join(special, words, back49)],
  [
    /^special-digit-sum-(?:parity|size)$/,
    join(
      (ask) => [countsSum(ask, ask.t('lottery-rules.o-digit-sum'))],
      words,
      (ask) => (ask.play.id.endsWith('size') ? [big(ask, [1, 6, 7, 12])] : []),
      back49,
    ),
  ],
  [
    /^special-tail-size$/,
    join(on('lottery-rules.o-special-tail'), words, (ask) => [big(ask, ofDigits)], back49),
  ],
  [/^special-pair$/, join(special, words, both, bigNumbers, back49)],
  [/^special-colour$/, join(special, words, colourList)],
  [/^half-(?:half-)?wave$/, join(special, words, both, bigNumbers, colourList, back49)],
  [/^special-element$/, join(special, words, says('lottery-rules.elements'))],
  [/^special-range$/, join(special, words)],
  [/^special-head$/, join(on('lottery-rules.o-special-head'), says('lottery-rules.is'))],
  [/^special-tail$/, join(on('lottery-rules.o-special-tail'), says('lottery-rules.is'), zero)],
  [/^regular-number$/, join(regular, isThere)],
  [/^place-number$/, join(on('lottery-rules.o-six-places'), says('lottery-rules.own-place'))],
  [
    /^place-sides$/,
    join(
      on('lottery-rules.o-six-places'),
      says('lottery-rules.place-words'),
      bigNumbers,
      says('lottery-rules.sum-words', 'lottery-rules.tail-words'),
      back49,
    ),
  ],
  [
    /^place-colour$/,
    join(on('lottery-rules.o-six-places'), says('lottery-rules.place-words'), colourList),
  ],
  [/^dragon-tiger$/, join(on('lottery-rules.o-dragon-places'), says('lottery-rules.dragon'))],
]

const onMarks: Tellings = [
  [/^special-zodiac$/, join(specialAnimal, says('lottery-rules.is'), year)],
  [/^one-zodiac$/, join(sevenAnimals, isThere, year)],
  [/^one-zodiac-miss$/, join(sevenAnimals, isAway, year)],
  [/^regular-zodiac-once$/, join(on('lottery-rules.o-regular-animals'), isThere, year)],
  [
    /^regular-zodiac$/,
    join(on('lottery-rules.o-regular-animals'), says('lottery-rules.back-and-each'), year),
  ],
  [/^special-home-wild$/, join(specialAnimal, words, homes, year)],
  [
    /^zodiac-set(\d+)$/,
    join(specialAnimal, ({ t, n }) => [t('lottery-rules.set-holds', { n })], back49, animals),
  ],
  [
    /^six-zodiac-miss$/,
    join(specialAnimal, ({ t }) => [t('lottery-rules.set-lacks', { n: 6 })], back49, animals),
  ],
  [/^zodiac-chain(\d)-hit$/, join(sevenAnimals, isThere, year)],
  [/^zodiac-chain(\d)-miss$/, join(sevenAnimals, isAway, year)],
  [/^zodiac-count(?:-parity)?$/, join(on('lottery-rules.o-animal-count'), words, animals)],
  [/^one-tail$/, join(sevenTails, isThere, zero)],
  [/^tail-chain(\d)-hit$/, join(sevenTails, isThere, zero)],
  [/^tail-chain(\d)-miss$/, join(sevenTails, isAway, zero)],
]

const onAll: Tellings = [
  [/^seven-colour$/, join(says('lottery-rules.most-colour'), colourList)],
  [/^total-size$/, join(total, words, bigTotal)],
  [/^total-parity$/, join(total, words)],
  [/^total-pair$/, join(total, words, both, bigTotal)],
  [
    /^regular-total-tail$/,
    join(
      (ask) => [countsTail(ask, ask.t('lottery-rules.o-regular'))],
      words,
      (ask) => [big(ask, ofDigits)],
    ),
  ],
  [
    /^seven-(?:parity|size)-count$/,
    join(
      seven,
      says('lottery-rules.count-words'),
      (ask) => (ask.play.id.endsWith('size-count') ? [big(ask, sizes)] : []),
      ({ t }) => [t('lottery-rules.left-out', { n: 49 })],
    ),
  ],
]

const onSets: Tellings = [
  [/^two-all/, join(regular, (ask) => [there(ask, 2)], fixed)],
  [/^three-all/, join(regular, (ask) => [there(ask, 3)], fixed)],
  [/^four-all$/, join(regular, (ask) => [there(ask, 4)])],
  [/^two-with-special$/, says('lottery-rules.two-or-special')],
  [/^special-string$/, says('lottery-rules.with-special')],
  [/^three-hit-two$/, says('lottery-rules.two-of-three')],
  [/^miss(\d+)$/, join(seven, isAway)],
  [/^one-of(\d+)$/, ({ t, n }) => [t('lottery-rules.just-one', { n })]],
  [/^any-seven(\d)$/, join(seven, isThere)],
  [/^state-six$/, says('lottery-rules.state-six')],
  [
    /^parlay(\d)$/,
    join(
      on('lottery-rules.o-six-places'),
      ({ t, n }) => [t('lottery-rules.legs', { n })],
      says('lottery-rules.legs-tied'),
      bigNumbers,
      says('lottery-rules.sum-words'),
      colourList,
    ),
  ],
]

export const markSixTellings: Tellings = [...onNumber, ...onMarks, ...onAll, ...onSets]
