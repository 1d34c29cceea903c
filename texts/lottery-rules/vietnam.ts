import {
  special,
  first,
  prize,
  last,
  front,
  firstOf,
  anyPrize,
  onWays,
  pinned,
  sides,
  ofTwo,
} from './prizes.ts'
import {
  away,
  big,
  counts,
  countsSum,
  countsTail,
  there,
  type Ask,
  type Tellings,
} from './telling.ts'

/** Prizes of Vietnam. */

/** The prizes with two and with three digits, how many prizes are so long at least, and how many those with two and three are. */
const vietnam = {
  vnn: { head: { 2: [7, 4], 3: [6, 3] }, ways: { 2: 27, 3: 23, 4: 20 } },
  vns: { head: { 2: [8, 1], 3: [7, 1] }, ways: { 2: 18, 3: 17, 4: 16 } },
} as const

const sheetOf = ({ play }: Ask) => vietnam[play.family === 'vnn' ? 'vnn' : 'vns']
const headOf = (ask: Ask) => sheetOf(ask).head[ask.n === 2 ? 2 : 3]

const twoOfSpecial = (ask: Ask) => last(ask, 2, special(ask))

export const vietnamTellings: Tellings = [
  [/^tail(\d)(?:-reversed)?$/, (ask) => onWays(ask, last(ask, ask.n, special(ask)), 1)],
  [/^head(\d)(?:-reversed)?$/, (ask) => onWays(ask, prize(ask, headOf(ask)[0]), headOf(ask)[1])],
  [
    /^head-tail(\d)(?:-reversed)?$/,
    (ask) => {
      const [of, count] = headOf(ask)
      return onWays(ask, last(ask, ask.n, prize(ask, of), special(ask)), count + 1)
    },
  ],
  [
    /^lo([234])(?:-reversed)?$/,
    (ask) => onWays(ask, anyPrize(ask, ask.n), sheetOf(ask).ways[ask.n as 2 | 3 | 4]),
  ],
  [/^xien(\d)$/, (ask) => [counts(ask, anyPrize(ask, 2)), there(ask, ask.n)]],
  [
    /^xien-turn(\d)$/,
    (ask) => [counts(ask, anyPrize(ask, 2)), ask.t('lottery-rules.every-set', { n: ask.n })],
  ],
  [/^miss(\d+)$/, (ask) => [counts(ask, anyPrize(ask, 2)), away(ask, ask.n)]],
  [/^da$/, (ask) => [counts(ask, anyPrize(ask, 2)), ask.t('lottery-rules.pairs')]],
  [
    /^da-two-stations$/,
    (ask) => [
      counts(ask, ask.t('lottery-rules.o-both-stations', { n: 2 })),
      ask.t('lottery-rules.pairs'),
    ],
  ],
  [/^tail-tens$/, pinned('lottery-plays.r-tens', special)],
  [/^tail-units$/, pinned('lottery-plays.r-units', special)],
  [/^tail-touch$/, (ask) => [counts(ask, twoOfSpecial(ask)), there(ask, 1)]],
  [/^tail-sum$/, (ask) => [countsTail(ask, twoOfSpecial(ask)), ask.t('lottery-rules.tail')]],
  [/^tail-sides$/, sides(twoOfSpecial, ofTwo)],
  [/^tail-double$/, (ask) => [counts(ask, twoOfSpecial(ask)), ask.t('lottery-rules.equal-two')]],
  [/^first-prize(\d)$/, (ask) => onWays(ask, last(ask, ask.n, first(ask)), 1)],
  [/^front(\d)$/, (ask) => onWays(ask, front(ask, ask.n, special(ask)), 1)],
  [/^lo8-2$/, (ask) => onWays(ask, last(ask, 2, prize(ask, 7), prize(ask, 6), special(ask)), 8)],
  [
    /^lo8-3$/,
    (ask) =>
      onWays(
        ask,
        last(
          ask,
          3,
          prize(ask, 6),
          firstOf(ask, 5),
          firstOf(ask, 4),
          firstOf(ask, 3),
          special(ask),
        ),
        7,
      ),
  ],
  [
    /^lo7-(\d)$/,
    (ask) => {
      // The longer the number, the fewer prizes have room for it.
      const prizes = [8, 7, 6, 5].slice(ask.n - 2).map((of) => prize(ask, of))
      return onWays(ask, last(ask, ask.n, ...prizes, special(ask)), 9 - ask.n)
    },
  ],
  [/^special-first(\d)$/, (ask) => onWays(ask, last(ask, ask.n, special(ask), first(ask)), 2)],
  [
    /^first-digit$/,
    (ask) => [
      counts(ask, ask.t('lottery-rules.o-head', { prize: special(ask) })),
      ask.t('lottery-rules.is'),
    ],
  ],
  [
    /^total-sides$/,
    (ask) => [
      countsSum(ask, ask.t('lottery-rules.o-digits', { prize: special(ask) })),
      ask.t('lottery-rules.words'),
      big(ask, [0, 22, 23, 45]),
    ],
  ],
  [/^special6$/, (ask) => onWays(ask, special(ask), 1)],
  [/^seventh3$/, (ask) => onWays(ask, prize(ask, 7), 1)],
]
