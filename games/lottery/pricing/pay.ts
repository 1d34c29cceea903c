import type { Chance } from '@baize/kernel/chance'
import { chainChance, roundSalt } from '@baize/kernel/fair'
import { less, none, plus, ratio, times, type Fraction } from '../fraction.ts'
import { payoutOf } from '../judge.ts'
import type { Judged, Tiers } from '../play.ts'
import type { Stake } from './stake.ts'

/** What a ticket gets, in smallest units. */
export type Paid = {
  readonly won: bigint
  /** Bets that nobody won: neither a win nor turnover. */
  readonly refunded: bigint
  /** For playing below one's own prize group, of what was not refunded. */
  readonly rebate: bigint
}

type Played = {
  readonly stake: Stake
  readonly judged: Judged
  /** Prizes for one unit of stake, as they were when it was placed. */
  readonly tiers: Tiers
  readonly rebate?: Fraction
}

/**
 * The numbers that decide about parts of a unit of one ticket. Its id was told when it was placed, and nobody could know then
 * what they would be.
 */
export function chanceOfTicket(
  { link, salt, value }: { readonly link: string; readonly salt: string; readonly value: string },
  ticket: string,
): Chance {
  return chainChance(link, roundSalt(roundSalt(salt, value), ticket))
}

/** What a ticket should get: no whole number of units, as a rule. */
export function shareOf({ stake, judged, tiers, rebate = none }: Played) {
  const refunded = times(stake.ofBet, ratio(judged.refunds, 1))
  const won = times(payoutOf({ hits: judged.hits, refunds: 0 }, tiers), stake.ofBet)
  const played = less(ratio(stake.total, 1n), refunded)
  return { won, refunded, rebate: times(played, rebate) }
}

/**
 * Pays a ticket, exact in the mean at every stake: whole units, and for what is less than one a unit with just that chance.
 * First for what was won, then for what goes back, then for the rebate; where nothing is left over nothing is drawn.
 */
export function payTicket(played: Played, chance: Chance): Paid {
  const share = shareOf(played)
  const won = payPart(chance, share.won)
  const refunded = payPart(chance, share.refunded)
  return { won, refunded, rebate: payPart(chance, share.rebate) }
}

/** Whole units, and one more with the chance of what is left. */
export function payPart(chance: Chance, { above, below }: Fraction): bigint {
  const whole = above / below
  const rest = above - whole * below
  if (rest === 0n) return whole
  return belowLarge(chance, below) < rest ? whole + 1n : whole
}

const word = 2n ** 32n

/**
 * A whole number below a bound of any size, each equally likely: of as many words as it takes, the first the most
 * significant; what lies in the incomplete last stretch is thrown away.
 */
export function belowLarge(chance: Chance, bound: bigint): bigint {
  let range = word
  let words = 1
  for (; range < bound; words += 1) range *= word
  const limit = range - (range % bound)
  for (;;) {
    let drawn = 0n
    for (let taken = 0; taken < words; taken += 1) {
      drawn = drawn * word + BigInt(chance.below(Number(word)))
    }
    if (drawn < limit) return drawn % bound
  }
}

/** Of one bet: the most that it is paid for one hit. */
export const highestPrize = (tiers: Tiers, { ofBet }: Stake): Fraction =>
  Object.values(tiers).reduce(
    (most, { prize }) => {
      const paid = times(prize, ofBet)
      return less(paid, most).above > 0n ? paid : most
    },
    plus(none, none),
  )
