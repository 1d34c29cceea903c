import {
  big,
  counts,
  countsSum,
  countsTail,
  everything,
  namesOfPlaces,
  ofDigits,
  there,
  type Ask,
  type Telling,
  type Tellings,
} from './telling.ts'

/** Digits that stand beside each other: of SSC, and of the daily three and five. */

const windows: Readonly<Record<string, readonly number[]>> = {
  five: [1, 2, 3, 4, 5],
  three: [1, 2, 3],
  front4: [1, 2, 3, 4],
  last4: [2, 3, 4, 5],
  front3: [1, 2, 3],
  mid3: [2, 3, 4],
  last3: [3, 4, 5],
  front2: [1, 2],
  last2: [4, 5],
}

const wordOf = ({ play }: Ask) => play.id.slice(play.family.length + 1)

function placesOf(ask: Ask): readonly number[] | undefined {
  const [first = ''] = wordOf(ask).split('-')
  return ask.play.family === 'lf3' && first === 'last2' ? [2, 3] : windows[first]
}

/** So many of the places that one chooses. */
const takenOf = (ask: Ask) => Number(/^any([2-4])-/.exec(wordOf(ask))?.[1] ?? 0)

const sizeOf = (ask: Ask) => placesOf(ask)?.length ?? takenOf(ask)

const whatOf = (ask: Ask) => {
  const places = placesOf(ask)
  return places === undefined ? [everything(ask)] : namesOfPlaces(ask, places)
}

/** The places of the play, or those that are chosen. */
function where(ask: Ask, says = counts): string {
  const n = takenOf(ask)
  return n > 0 ? ask.t('lottery-rules.any-places', { n }) : says(ask, ...whatOf(ask))
}

/** How many digits come how often, by how many places there are and what the group is called. */
const groups: Readonly<Record<string, readonly (readonly [often: number, n: number])[]>> = {
  '5 120': [[1, 5]],
  '5 60': [
    [2, 1],
    [1, 3],
  ],
  '5 30': [
    [2, 2],
    [1, 1],
  ],
  '5 20': [
    [3, 1],
    [1, 2],
  ],
  '5 10': [
    [3, 1],
    [2, 1],
  ],
  '5 5': [
    [4, 1],
    [1, 1],
  ],
  '4 24': [[1, 4]],
  '4 12': [
    [2, 1],
    [1, 2],
  ],
  '4 6': [[2, 2]],
  '4 4': [
    [3, 1],
    [1, 1],
  ],
  '3 3': [
    [2, 1],
    [1, 1],
  ],
  '3 6': [[1, 3]],
  '2 0': [[1, 2]],
}

const group: Telling = (ask) => {
  const { t, n } = ask
  const parts = (groups[`${sizeOf(ask)} ${n}`] ?? [])
    .map(([often, count]) => t('lottery-rules.part', { often, n: count }))
    .join(', ')
  return [where(ask), t('lottery-rules.group', { parts })]
}

const groupOf =
  (key: 'lottery-rules.sum' | 'lottery-rules.contains'): Telling =>
  (ask) => {
    const { t } = ask
    return [
      where(ask),
      t(key),
      t('lottery-rules.not-equal'),
      t('lottery-rules.each-combination'),
      ...(sizeOf(ask) === 3 ? [t('lottery-rules.two-kinds')] : []),
    ]
  }

const kinds: Telling = (ask) => [
  where(ask),
  ask.t('lottery-rules.words'),
  ask.t('lottery-rules.three-kinds'),
]

const counted: Telling = (ask) => [counts(ask, everything(ask)), ask.t('lottery-rules.count-words')]

const atLeast =
  (n: number): Telling =>
  (ask) => [counts(ask, everything(ask)), ask.t('lottery-rules.at-least', { n })]

/** The first sum that is big, by how many digits there are. */
const totals = (ask: Ask) =>
  ask.play.family === 'lf3' ? ([0, 13, 14, 27] as const) : ([0, 22, 23, 45] as const)

export const digitTellings: Tellings = [
  [/-direct$/, (ask) => [where(ask), ask.t('lottery-rules.place-each')]],
  [
    /^guess-place2$/,
    ({ t }) => [t('lottery-rules.any-places', { n: 2 }), t('lottery-rules.place-each')],
  ],
  [/-ladder$/, (ask) => [where(ask), ask.t('lottery-rules.ladder', { n: sizeOf(ask) })]],
  [/-group-mixed$/, (ask) => [where(ask), ask.t('lottery-rules.group-lines')]],
  [/-group-sum$/, groupOf('lottery-rules.sum')],
  [/-group-contains$/, groupOf('lottery-rules.contains')],
  [/-group6-dantuo$/, (ask) => [...group({ ...ask, n: 6 }), ask.t('lottery-rules.fixed')]],
  [/-group(\d*)$/, group],
  [
    /-sum$/,
    (ask) => [where(ask), ask.t('lottery-rules.sum'), ask.t('lottery-rules.each-combination')],
  ],
  [
    /-span$/,
    (ask) => [where(ask), ask.t('lottery-rules.span'), ask.t('lottery-rules.each-combination')],
  ],
  [/-sum-tail$/, (ask) => [where(ask, countsTail), ask.t('lottery-rules.tail')]],
  [/-special$/, kinds],
  [/(?:^|-)pattern$/, (ask) => [...kinds(ask), ask.t('lottery-rules.three-more')]],
  [/(?:^|-)unplaced(\d)$/, (ask) => [where(ask), there(ask, ask.n)]],
  [/^guess-two-different$/, (ask) => [where(ask), there(ask, 2)]],
  [/^guess-two-same$/, (ask) => [where(ask), ask.t('lottery-rules.twice')]],
  [/^guess-one$/, (ask) => [where(ask), ask.t('lottery-rules.by-times')]],
  [/^five-odd-count$/, counted],
  [/^five-big-count$/, (ask) => [...counted(ask), big(ask, ofDigits)]],
  [/^five-once$/, atLeast(1)],
  [/^five-twice$/, atLeast(2)],
  [/^five-thrice$/, atLeast(3)],
  [/^five-four-times$/, atLeast(4)],
  [/^(?:position|ball-number)$/, (ask) => [ask.t('lottery-rules.own-place')]],
  [/^ball-sides$/, (ask) => [ask.t('lottery-rules.place-words'), big(ask, ofDigits)]],
  [/^ball-prime$/, ({ t }) => [t('lottery-rules.place-words'), t('lottery-rules.prime')]],
  [
    /^total-sides$/,
    (ask) => [countsSum(ask, everything(ask)), ask.t('lottery-rules.words'), big(ask, totals(ask))],
  ],
  [
    /^total-pair$/,
    (ask) => [
      countsSum(ask, everything(ask)),
      ask.t('lottery-rules.words'),
      ask.t('lottery-rules.both'),
      big(ask, totals(ask)),
    ],
  ],
  [
    /^(?:front|last|mid|three).*-sides$/,
    (ask) => [where(ask), ask.t('lottery-rules.place-each'), big(ask, ofDigits)],
  ],
  [/^dragon-tiger$/, ({ t }) => [t('lottery-rules.dragon'), t('lottery-rules.tie')]],
  [/^dragon-tiger-refund$/, ({ t }) => [t('lottery-rules.dragon'), t('lottery-rules.back-tie')]],
  [/^bull$/, ({ t }) => [t('lottery-rules.is'), t('lottery-rules.bull')]],
  [/^bull-sides$/, ({ t }) => [t('lottery-rules.bull'), t('lottery-rules.bull-sides')]],
  [/^poker$/, ({ t }) => [t('lottery-rules.poker')]],
  [/^tong$/, ({ t }) => [t('lottery-rules.tong')]],
  [/^pack[36]$/, ({ t }) => [t('lottery-rules.pack')]],
  [/^triple-any$/, ({ t }) => [t('lottery-rules.all-equal')]],
  [/^tractor$/, ({ t }) => [t('lottery-rules.in-a-row')]],
  [/^guess-size$/, ({ t }) => [t('lottery-rules.far-sums')]],
  [/^guess-parity$/, ({ t }) => [t('lottery-rules.all-odd')]],
]
