import { first, last, onWays, sides } from './prizes.ts'
import { counts, type Ask, type Telling, type Tellings } from './telling.ts'

/** Twenty-three numbers of four digits. */

const three = (ask: Ask) =>
  [first(ask), ask.t('lottery-plays.t-second'), ask.t('lottery-plays.t-third')].join(', ')

const bigOrSmall = (ask: Ask) =>
  counts(ask, ask.play.id.includes('-big') ? ask.t('lottery-rules.o-all-prizes') : three(ask))

const single =
  (key: 'lottery-plays.t-first' | 'lottery-plays.t-second' | 'lottery-plays.t-third'): Telling =>
  (ask) =>
    onWays(ask, ask.t(key), 1)

const several =
  (key: 'lottery.prizeStarter' | 'lottery-plays.t-consolation'): Telling =>
  (ask) => [counts(ask, ask.t(key)), ask.t('lottery-rules.each-prize')]

export const fourDigitTellings: Tellings = [
  [/^(?:big|small)$/, (ask) => [bigOrSmall(ask), ask.t('lottery-rules.prize-tiers')]],
  [
    /^(?:big|small)-box$/,
    (ask) => [
      bigOrSmall(ask),
      ask.t('lottery-rules.prize-tiers'),
      ask.t('lottery-rules.every-order'),
    ],
  ],
  [
    /^(?:big|small)-ibox(\d+)$/,
    (ask) => [bigOrSmall(ask), ask.t('lottery-rules.orders-one-stake', { n: ask.n })],
  ],
  [/^4a$/, single('lottery-plays.t-first')],
  [/^4b$/, single('lottery-plays.t-second')],
  [/^4c$/, single('lottery-plays.t-third')],
  [/^4s$/, several('lottery.prizeStarter')],
  [/^4e$/, several('lottery-plays.t-consolation')],
  [
    /^roll$/,
    (ask) => [
      counts(ask, ask.t('lottery-rules.o-all-prizes')),
      ask.t('lottery-rules.roll'),
      ask.t('lottery-rules.prize-tiers'),
    ],
  ],
  [/^reverse$/, (ask) => [counts(ask, first(ask)), ask.t('lottery-rules.mirror')]],
  [/^([23])a$/, (ask) => onWays(ask, last(ask, ask.n, first(ask)), 1)],
  [
    /^([23])abc$/,
    (ask) => [counts(ask, last(ask, ask.n, three(ask))), ask.t('lottery-rules.each-prize')],
  ],
  [/^first-sides$/, sides(first, ['0000', '4999', '5000', '9999'])],
  [/^5d$/, ({ t }) => [t('lottery-rules.five-d')]],
  [/^6d$/, ({ t }) => [t('lottery-rules.six-d')]],
]
