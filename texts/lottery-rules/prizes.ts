import { big, counts, type Ask, type Telling } from './telling.ts'

/** What plays on sheets of several prizes are held against. */

export const special = ({ t }: Ask) => t('lottery-plays.t-special')
export const first = ({ t }: Ask) => t('lottery-plays.t-first')
export const prize = ({ t }: Ask, n: number) => t('lottery-plays.t-prize', { n })
export const last = ({ t }: Ask, n: number, ...prizes: readonly string[]) =>
  t('lottery-rules.o-last', { prize: prizes.join(', '), n })
export const front = ({ t }: Ask, n: number, of: string) =>
  t('lottery-rules.o-first', { prize: of, n })
export const firstOf = (ask: Ask, n: number) =>
  ask.t('lottery-rules.o-first-of', { prize: prize(ask, n) })
export const anyPrize = ({ t }: Ask, n: number) => t('lottery-rules.o-any-prize', { n })

/** A number held against prizes: as many bets as there are of them. */
export const onWays = (ask: Ask, what: string, ways: number): readonly string[] => [
  counts(ask, what),
  ways === 1 ? ask.t('lottery-rules.is') : ask.t('lottery-rules.ways', { n: ways }),
  ...(ask.play.id.endsWith('-reversed') ? [ask.t('lottery-rules.every-order')] : []),
]

export const pinned =
  (
    place: 'lottery-plays.r-hundreds' | 'lottery-plays.r-tens' | 'lottery-plays.r-units',
    of: (ask: Ask) => string,
  ): Telling =>
  (ask) => [
    counts(ask, ask.t('lottery-rules.o-digit', { prize: of(ask), place: ask.t(place) })),
    ask.t('lottery-rules.is'),
  ]

export const sides =
  (of: (ask: Ask) => string, range: Parameters<typeof big>[1]): Telling =>
  (ask) => [counts(ask, of(ask)), ask.t('lottery-rules.words'), big(ask, range)]

export const ofTwo = ['00', '49', '50', '99'] as const
