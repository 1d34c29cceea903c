import {
  fraction,
  isEqual,
  less,
  none,
  one,
  over,
  plus,
  times,
  type Fraction,
} from '../fraction.ts'
import type { Play, Tiers } from '../play.ts'

/** What comes back of a bet, by the word or the tier that it is on; `all` where a bet may reach every tier. */
export type Returns = Readonly<Record<string, Fraction>>

const shareOfTiers = (tiers: Tiers) =>
  Object.values(tiers).reduce((sum, { chance, prize }) => plus(sum, times(chance, prize)), none)

/**
 * Whether one bet can reach each of the tiers, so that they share what comes back. Elsewhere each tier is a bet of its own,
 * such as a word, and alone returns what is not refunded.
 */
export const hasSharedTiers = ({ tiers }: Pick<Play, 'tiers'>): boolean =>
  Object.keys(tiers).length > 1 && isEqual(shareOfTiers(tiers), one)

/** Bets that get their stake back once and a net prize for each hit: how many of each tier are expected. */
const mixed: Readonly<
  Record<string, Readonly<Record<string, readonly (readonly [tier: string, mean: string])[]>>>
> = {
  'lhc-regular-zodiac': {
    plain: [
      ['back', '6319/15134'],
      ['net-plain', '24/49'],
    ],
    year: [
      ['back', '22483/45402'],
      ['net-year', '30/49'],
    ],
  },
}

/** What a play returns with other prizes than its own, at so many stakes for a bet: recomputed from its chances, exactly. */
export function returnsOf(
  play: Pick<Play, 'id' | 'tiers'>,
  prizes: Readonly<Record<string, Fraction>>,
  cost: Fraction,
): Returns {
  const paidAt = (tier: string, chance: Fraction) => over(times(chance, prizes[tier] ?? none), cost)
  const { tiers } = play
  const words = mixed[play.id]
  if (words !== undefined) {
    return Object.fromEntries(
      Object.entries(words).map(([word, hits]) => [
        word,
        hits.reduce((sum, [tier, mean]) => plus(sum, paidAt(tier, fraction(mean))), none),
      ]),
    )
  }
  if (hasSharedTiers(play)) {
    const all = Object.entries(tiers).reduce(
      (sum, [tier, { chance }]) => plus(sum, paidAt(tier, chance)),
      none,
    )
    return { all }
  }
  return Object.fromEntries(
    Object.entries(tiers).map(([tier, { chance, prize }]) => {
      // Its own prize returns all that is not refunded.
      const refunded = less(one, times(chance, prize))
      return [tier, plus(refunded, paidAt(tier, chance))]
    }),
  )
}

export const isBelow = (a: Fraction, b: Fraction): boolean => less(a, b).above < 0n

/** Hundredths of a percent: 9600 is 96 %. */
export const ofBps = (bps: number): Fraction => fraction(`${bps}/10000`)
