import {
  away,
  big,
  counts,
  countsSum,
  countsTail,
  everything,
  namesOfPlaces,
  ofDigits,
  there,
  withFixed,
  type Ask,
  type Telling,
  type Tellings,
} from './telling.ts'

/** Numbers of which none is drawn twice, and dice. */

const windows: Readonly<Record<string, readonly number[]>> = {
  front3: [1, 2, 3],
  mid3: [2, 3, 4],
  last3: [3, 4, 5],
  front2: [1, 2],
  last2: [4, 5],
}

const firstPlaces = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function placesOf({ play }: Ask): readonly number[] {
  const [first = ''] = play.id.slice(play.family.length + 1).split('-')
  const [, top] = /^top(\d)$/.exec(first) ?? []
  return top === undefined ? (windows[first] ?? []) : firstPlaces(Number(top))
}

const where = (ask: Ask) => counts(ask, ...namesOfPlaces(ask, placesOf(ask)))
const all = (ask: Ask) => counts(ask, everything(ask))

const direct: Telling = (ask) => [where(ask), ask.t('lottery-rules.place-each')]
const anyOrder: Telling = (ask) => withFixed(ask, where(ask), there(ask, placesOf(ask).length))
const unplaced: Telling = (ask) => [where(ask), there(ask, 1)]
const own: Telling = ({ t }) => [t('lottery-rules.own-place')]
const missing: Telling = (ask) => [all(ask), away(ask, 1)]
const dragon: Telling = ({ t }) => [t('lottery-rules.dragon')]
const bull: Telling = ({ t }) => [t('lottery-rules.is'), t('lottery-rules.bull')]
const span: Telling = (ask) => [all(ask), ask.t('lottery-rules.span')]
const oddCount: Telling = (ask) => [all(ask), ask.t('lottery-rules.count-words')]

type Range = Parameters<typeof big>[1]

/** Words about the sum of the first places, or of all. */
const sums =
  (range: Range | undefined, first = 0): Telling =>
  (ask) => {
    const what = first === 0 ? [everything(ask)] : namesOfPlaces(ask, firstPlaces(first))
    const said = [countsSum(ask, ...what), ask.t('lottery-rules.words')]
    return range === undefined ? said : [...said, big(ask, range)]
  }

const more =
  (telling: Telling, ...rest: readonly Telling[]): Telling =>
  (ask) =>
    [telling, ...rest].flatMap((each) => each(ask))

const both: Telling = ({ t }) => [t('lottery-rules.both')]
const back =
  (n: number): Telling =>
  ({ t }) => [t('lottery-rules.back', { n })]

const placeWords =
  (range: Range): Telling =>
  (ask) => [ask.t('lottery-rules.place-words'), big(ask, range)]

const sum: Telling = (ask) => [
  placesOf(ask).length > 0 ? where(ask) : all(ask),
  ask.t('lottery-rules.sum'),
]

export const elevenTellings: Tellings = [
  [/^any([1-5])(?:-dantuo)?$/, (ask) => withFixed(ask, all(ask), there(ask, ask.n))],
  [/^any(\d)/, (ask) => withFixed(ask, ask.t('lottery-rules.holds', { n: ask.n }))],
  [/-direct$/, direct],
  [/-group(?:-dantuo)?$/, anyOrder],
  [/-unplaced$/, unplaced],
  [/^(?:position|ball-number)$/, own],
  [/^odd-even-count$/, oddCount],
  [/^middle$/, ({ t }) => [t('lottery-rules.middle')]],
  [/^ball-sides$/, more(placeWords(['01', '05', '06', '10']), back(11))],
  [/^total-size$/, more(sums([15, 29, 31, 45]), back(30))],
  [/^total-parity$/, sums(undefined)],
  [
    /^total-tail$/,
    (ask) => [countsTail(ask, everything(ask)), ask.t('lottery-rules.words'), big(ask, ofDigits)],
  ],
  [/^dragon-tiger$/, dragon],
  [/^bull$/, bull],
  [/^miss$/, missing],
  [/^front3-sum-sides$/, sums([6, 18, 19, 30], 3)],
  [/^span$/, span],
]

export const tenTellings: Tellings = [
  [/-direct$/, direct],
  [/^top(\d)-ladder$/, ({ t, n }) => [t('lottery-rules.ladder-hits', { n })]],
  [/-group$/, anyOrder],
  [/-unplaced$/, unplaced],
  [/^(?:position-|place-number)/, own],
  [/^place-sides$/, placeWords(['01', '05', '06', '10'])],
  [/^place-pair$/, more(placeWords(['01', '05', '06', '10']), both)],
  [/^dragon-tiger$/, dragon],
  [/^top2-sum-sides$/, sums([3, 11, 12, 19], 2)],
  [/^top2-sum-sides-eleven-refund$/, more(sums([3, 10, 12, 19], 2), back(11))],
  [/^top2-sum-pair$/, more(sums([3, 11, 12, 19], 2), both)],
  [/^top2-sum-zone$/, more(sums(undefined, 2), ({ t }) => [t('lottery-rules.zones')])],
  [/-sum$/, sum],
]

export const diceTellings: Tellings = [
  [/^sum$/, sum],
  [/^sum-sides$/, sums([3, 10, 11, 18])],
  [
    /^sum-sides-triple-loses$/,
    more(sums([4, 10, 11, 17]), ({ t }) => [t('lottery-rules.triples-lose')]),
  ],
  [/^sum-pair$/, more(sums([3, 10, 11, 18]), both)],
  [/^(?:triple|straight)-single$/, ({ t }) => [t('lottery-rules.just-those')]],
  [/^triple-any$/, ({ t }) => [t('lottery-rules.all-equal')]],
  [/^straight-any$/, ({ t }) => [t('lottery-rules.any-run')]],
  [/^three-different/, (ask) => withFixed(ask, all(ask), there(ask, 3))],
  [/^two-different/, (ask) => withFixed(ask, all(ask), there(ask, 2))],
  [/^pair-single$/, ({ t }) => [t('lottery-rules.pair-single')]],
  [/^pair-any$/, ({ t }) => [t('lottery-rules.twice')]],
  [/^face$/, (ask) => [all(ask), there(ask, 1)]],
  [/^face-multi$/, ({ t }) => [t('lottery-rules.each-time')]],
  [/^span$/, span],
  [/^pattern$/, ({ t }) => [t('lottery-rules.is'), t('lottery-rules.dice-kinds')]],
  [/^odd-count$/, oddCount],
  [/^colour$/, ({ t }) => [t('lottery-rules.is'), t('lottery-rules.dice-colours')]],
  [/^missing$/, missing],
]
