import type { PlayTableReply, SoldPlay } from '@baize/contract/lottery/lottery'
import type { TicketOrder } from '@baize/contract/lottery/lottery-parts'
import { fraction, times, type Fraction } from '@baize/games/lottery/fraction'
import type { Play, Tiers } from '@baize/games/lottery/play'
import { asItIs, chooseGroup } from '@baize/games/lottery/pricing/groups'
import { highestPrize } from '@baize/games/lottery/pricing/pay'
import { stakeOfSum, stakeOfUnits, type Stake } from '@baize/games/lottery/pricing/stake'
import { checkLimits, costOf, tiersAt } from '@baize/games/lottery/pricing/table'
import { ok, type Result } from '@baize/kernel/result'

export type Prices = Pick<PlayTableReply, 'version' | 'groups'>

/** What a ticket costs and may pay, by the same rules as the server's. */
export type Price = {
  readonly bets: number
  readonly stake: bigint
  /** The most that one bet is paid for one hit, in smallest units; parts of one are left out here. */
  readonly most: bigint
  readonly tiers: Tiers
  /** Of the stake, for playing below the highest prize group. */
  readonly rebate: Fraction
}

type Asked = {
  readonly play: Play
  readonly sold: SoldPlay
  readonly groups: Prices['groups']
  readonly picked: string
  readonly order: TicketOrder
  readonly day: string
  readonly decimals: number
}

const whole = ({ above, below }: Fraction) => above / below

/** Reads and prices a ticket; or says what is wrong with it, in the words of the server. */
export function priceOf(asked: Asked): Result<Price, string> {
  const { play, sold, picked, order, day, decimals } = asked
  const read = play.read(picked, day)
  if (!read.ok) return read
  const { bets } = read.value
  const cost = costOf(sold)
  const chosen =
    'sum' in order ? ok(asItIs) : chooseGroup(asked.groups, asked.groups.most, order.group)
  if (!chosen.ok) return chosen
  const tiers = tiersAt(play, read.value.tiers, sold, chosen.value)
  const sell = (at: Stake) =>
    checkLimits(sold, { bets, ofBet: at.ofBet, highest: highestPrize(tiers, at) })
  const sells = (at: Stake) => sell(at).ok
  const { mostMultiple } = sold.limits
  const staked =
    'sum' in order
      ? stakeOfSum(bets, BigInt(order.sum), cost, sells)
      : stakeOfUnits({ ...order, bets, cost, decimals, mostMultiple, sells })
  if (!staked.ok) return staked
  const stake = staked.value
  const allowed = sell(stake)
  if (!allowed.ok) return allowed
  const { rebate } = chosen.value
  const most = whole(highestPrize(tiers, stake))
  return ok({ bets, stake: stake.total, most, tiers, rebate })
}

/** What the rebate of a stake comes to; parts of a smallest unit are left out. */
export const rebateOf = ({ stake, rebate }: Price): bigint =>
  whole(times({ above: stake, below: 1n }, rebate))

/** What a play's tiers pay at a group, where no ticket is known yet. */
export function tiersOfPlay(play: Play, sold: SoldPlay, group: number): Tiers {
  return tiersAt(play, play.tiers, sold, { group: play.mode === 'official' ? group : 2000 })
}

/** A fraction as one reads it: so many decimals, rounded down, without zeros that say nothing. */
export function decimalOf(value: Fraction, decimals = 4): string {
  const scale = 10n ** BigInt(decimals)
  const digits = String((value.above * scale) / value.below).padStart(decimals + 1, '0')
  const [before, after] = [digits.slice(0, -decimals), digits.slice(-decimals)]
  const bare = after.replace(/0+$/, '')
  return bare === '' ? before : `${before}.${bare}`
}

export const readFraction = (text: string): Fraction => fraction(text)
