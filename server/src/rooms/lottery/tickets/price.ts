import { fraction, showFraction, type Fraction } from '@baize/games/lottery/fraction'
import { findPlay } from '@baize/games/lottery/lottery'
import type { Family, Play, Tiers } from '@baize/games/lottery/play'
import { asItIs, chooseGroup } from '@baize/games/lottery/pricing/groups'
import type { ChosenGroup, GroupFault } from '@baize/games/lottery/pricing/groups'
import { chanceOfTicket, highestPrize, payTicket, shareOf } from '@baize/games/lottery/pricing/pay'
import {
  stakeOfSum,
  stakeOfUnits,
  type Stake,
  type StakeFault,
} from '@baize/games/lottery/pricing/stake'
import { worstOf } from '@baize/games/lottery/pricing/worst'
import { checkLimits, costOf, tiersAt } from '@baize/games/lottery/pricing/table'
import type { PlayTable, PlayTerms, SaleFault } from '@baize/games/lottery/pricing/table'
import type { TicketFault } from '@baize/games/lottery/ticket'
import { readDraw } from '@baize/games/lottery/draw'
import { shapeOfDrawing } from '@baize/games/lottery/drawing/tables'
import { ok, refuse, type Result } from '@baize/kernel/result'

/** Bets counted at a unit and a multiple, at a prize group; or a sum on each of them at odds. */
export type Order =
  | { readonly unit: string; readonly multiple: number; readonly group: number }
  | { readonly sum: bigint }

/** The prices of a ticket, as JSON keeps them. */
export type KeptTerms = {
  readonly version: number
  readonly ofBet: string
  /** Of each tier: its chance, and what it pays for one stake. */
  readonly tiers: Readonly<Record<string, readonly [chance: string, prize: string]>>
  readonly rebate: string
  /** What it is paid at the worst; older tickets do not say it. */
  readonly worst?: string
  /** As it was asked for; a sum is text. */
  readonly order: KeptOrder
}

export type KeptOrder =
  | { readonly unit: string; readonly multiple: number; readonly group: number }
  | { readonly sum: string }

/** What a draw made of a ticket: bets by tier, those that come back, and each part of what is paid in smallest units. */
export type Outcome = {
  readonly hits: Readonly<Record<string, number>>
  readonly refunds: number
  readonly won: string
  readonly refunded: string
  readonly rebate: string
}

export type PriceRefusal =
  | 'play_unknown'
  | 'version_gone'
  | 'order_invalid'
  | 'day_unknown'
  | TicketFault
  | GroupFault
  | StakeFault
  | SaleFault

export type Priced = {
  readonly bets: number
  readonly stake: bigint
  readonly terms: KeptTerms
}

type Asked = {
  readonly family: Family
  readonly play: string
  readonly picked: string
  readonly day: string
  readonly order: Order
  readonly version: number
  readonly decimals: number
}

/** What a ticket costs and under which prices, at those that are sold now; or why it is none. */
export function priceTicket(table: PlayTable, asked: Asked): Result<Priced, PriceRefusal> {
  const play = findPlay(asked.play)
  const terms = table.plays[asked.play]
  if (play === undefined || terms === undefined || play.family !== asked.family) {
    return refuse('play_unknown', { play: asked.play })
  }
  if (asked.version !== table.version) return refuse('version_gone')
  const read = play.read(asked.picked, asked.day)
  if (!read.ok) return read
  const { order, decimals } = asked
  if ('sum' in order !== (play.mode === 'credit')) return refuse('order_invalid')
  const { bets } = read.value
  const cost = costOf(terms)
  const chosen =
    'sum' in order ? ok(asItIs) : chooseGroup(table.groups, table.groups.most, order.group)
  if (!chosen.ok) return chosen
  const { tiers, kept } = pricesOf(play, read.value.tiers, terms, chosen.value)
  const sell = (at: Stake) =>
    checkLimits(terms, { bets, ofBet: at.ofBet, highest: highestPrize(tiers, at) })
  const sells = (at: Stake) => sell(at).ok
  const { mostMultiple } = terms.limits
  const staked =
    'sum' in order
      ? stakeOfSum(bets, order.sum, cost, sells)
      : stakeOfUnits({ ...order, bets, cost, decimals, mostMultiple, sells })
  if (!staked.ok) return staked
  const stake = staked.value
  const sold = sell(stake)
  if (!sold.ok) return sold
  return ok({
    bets,
    stake: stake.total,
    terms: {
      version: table.version,
      ofBet: showFraction(stake.ofBet),
      tiers: kept,
      rebate: showFraction(chosen.value.rebate),
      worst: String(worstOf(play, read.value, tiers, stake)),
      order: 'sum' in order ? { sum: String(order.sum) } : order,
    },
  })
}

type Prices = { readonly tiers: Tiers; readonly kept: KeptTerms['tiers'] }

const known = new WeakMap<PlayTerms, Map<string, Prices>>()

/** A table is never changed: what a play pays at a group is computed once, unless each ticket has tiers of its own. */
function pricesOf(play: Play, own: Tiers, terms: PlayTerms, chosen: ChosenGroup): Prices {
  if (own !== play.tiers) return computePrices(play, own, terms, chosen)
  const ofTerms = known.get(terms) ?? new Map<string, Prices>()
  // Several plays may share their terms.
  const name = `${play.id} ${chosen.group}`
  const prices = ofTerms.get(name) ?? computePrices(play, own, terms, chosen)
  known.set(terms, ofTerms.set(name, prices))
  return prices
}

function computePrices(play: Play, own: Tiers, terms: PlayTerms, chosen: ChosenGroup): Prices {
  const tiers = tiersAt(play, own, terms, chosen)
  const kept = Object.entries(tiers).map(
    ([name, { chance, prize }]) => [name, [showFraction(chance), showFraction(prize)]] as const,
  )
  return { tiers, kept: Object.fromEntries(kept) }
}

type Held = {
  readonly id: string
  readonly play: string
  readonly picked: string
  readonly stake: bigint
  readonly terms: KeptTerms
  readonly family: Family
  readonly day: string
  readonly draw: string
  /** What a draw of ours was made of; parts of a unit are drawn by it. Without it they are left out. */
  readonly made?: { readonly link: string; readonly salt: string; readonly value: string }
}

type Paid = { readonly payout: bigint; readonly counts: boolean; readonly outcome: Outcome }

/** What a ticket is paid, in smallest units; whether any of it was played, and what came of each part. */
export function payoutOfTicket(held: Held): Paid {
  const read = findPlay(held.play)?.readSold(held.picked, held.day)
  const drawn = readDraw(shapeOfDrawing(held.family), held.draw)
  if (read?.ok !== true || !drawn.ok) throw new Error(`The ticket ${held.id} cannot be judged.`)
  const judged = read.value.judge(drawn.value)
  const played = {
    stake: { ofBet: fraction(held.terms.ofBet), total: held.stake },
    judged,
    tiers: tiersOf(held.terms),
    rebate: fraction(held.terms.rebate),
  }
  const parts =
    held.made === undefined
      ? wholeParts(shareOf(played))
      : payTicket(played, chanceOfTicket(held.made, held.id))
  const { won, refunded, rebate } = parts
  return {
    payout: won + refunded + rebate,
    counts: judged.refunds < read.value.bets,
    outcome: {
      hits: judged.hits,
      refunds: judged.refunds,
      won: String(won),
      refunded: String(refunded),
      rebate: String(rebate),
    },
  }
}

const tiersOf = ({ tiers }: KeptTerms): Tiers =>
  Object.fromEntries(
    Object.entries(tiers).map(([name, [chance, prize]]) => [
      name,
      { chance: fraction(chance), prize: fraction(prize) },
    ]),
  )

/** The most that one bet is paid for one hit, in whole smallest units, as the page that plans a chase counts it. */
export function mostOfBet(terms: KeptTerms): bigint {
  const { above, below } = highestPrize(tiersOf(terms), { ofBet: fraction(terms.ofBet), total: 0n })
  return above / below
}

/** Without a draw of ours there is no chance to decide about parts of a unit: they are left out. */
function wholeParts({ won, refunded, rebate }: ReturnType<typeof shareOf>) {
  const whole = ({ above, below }: Fraction) => above / below
  return { won: whole(won), refunded: whole(refunded), rebate: whole(rebate) }
}
