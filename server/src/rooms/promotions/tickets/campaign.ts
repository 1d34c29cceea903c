import { findTicketFault } from '@baize/contract/promotions/check-tickets'
import { cutTotal, findDeckFault, totalOf } from '@baize/games/ticket-deck'
import type { DeckFault, DeckPrize } from '@baize/games/ticket-deck'
import type { Chance } from '@baize/kernel/chance'
import type { Id } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'

export type CampaignId = Id<'tkc'>
export type TicketKind = 'wheel' | 'egg' | 'envelope'

/** A ticket for so much of something on one day; null where that gives none. */
export type Earning = {
  readonly deposit: bigint | null
  readonly validBet: bigint | null
  readonly perDay: number
}

export type Titles = Readonly<Partial<Record<Language, string>>>

/** What operators say of a campaign. */
export type Plan = {
  readonly kind: TicketKind
  /** `free` gives everybody one ticket; others are earned, or given by operators. */
  readonly entry: 'free' | 'ticket'
  readonly titles: Titles
  readonly currency: Currency
  /** What it gives in all; its prizes come to exactly this. */
  readonly budget: bigint
  /** How often a prize is to be bet before it may leave. */
  readonly times: number
  readonly earning: Earning | null
  readonly opensAt: Date
  readonly closesAt: Date
} & (
  | { readonly prizes: readonly DeckPrize[]; readonly cut?: undefined }
  | {
      readonly cut: { readonly slips: number; readonly least: bigint }
      readonly prizes?: undefined
    }
)

export type PlanRefusal =
  | 'campaign_invalid'
  | 'deck_invalid'
  | 'deck_not_budget'
  | 'window_invalid'
  | 'text_empty'

const longestMs = 366 * 86_400_000

/** The deck of a plan, where the plan makes sense: its odds are its slips, and these come to its budget. */
export function deckOf(plan: Plan, chance: Chance, now: Date): Result<DeckPrize[], PlanRefusal> {
  const lastsMs = plan.closesAt.getTime() - Math.max(plan.opensAt.getTime(), now.getTime())
  if (!(lastsMs >= 1_000 && lastsMs <= longestMs)) return refuse('window_invalid')
  if ((plan.titles.EN ?? '').trim() === '') return refuse('text_empty')
  const field = findTicketFault(plan)
  if (field !== undefined) return refuse('campaign_invalid', { field })
  const { cut, budget } = plan
  if (
    cut !== undefined &&
    (cut.least < 1n || cut.slips < 1 || budget < cut.least * BigInt(cut.slips))
  ) {
    return refuse('deck_invalid', { fault: 'too_many_slips' satisfies DeckFault })
  }
  const prizes = cut === undefined ? [...plan.prizes] : cutTotal(chance, { total: budget, ...cut })
  const fault = findDeckFault(prizes)
  if (fault !== undefined) return refuse('deck_invalid', { fault })
  const total = totalOf(prizes)
  if (total !== budget)
    return refuse('deck_not_budget', {
      total: money(total, plan.currency),
      budget: money(budget, plan.currency),
    })
  return ok(prizes)
}

/** What so many tickets of one member can draw at most. */
export function mostOf(prizes: readonly DeckPrize[], tickets: number): bigint {
  let left = tickets
  let most = 0n
  for (const { amount, count } of prizes) {
    const drawn = Math.min(left, count)
    most += amount * BigInt(drawn)
    left -= drawn
  }
  return most
}

export type Campaign = Omit<Plan, 'prizes' | 'cut' | 'budget'> & {
  readonly id: CampaignId
  readonly prizes: readonly DeckPrize[]
  readonly slips: number
  readonly total: bigint
  readonly commitment: string
  readonly deck: string
  readonly sealedSeed: Uint8Array
  readonly beacon: string
  readonly beaconRound: number
  /** Empty until it is out, and the slips are laid. */
  readonly beaconValue: string
  /** In the public list of promises. */
  readonly position: number
  readonly publishedAt: Date
  readonly publishedBy: string
  /** The seed, when it is over. */
  readonly revealed: string
  readonly closedAt: Date | null
  readonly closedBy: string
  /** Why it was ended before its said end, in words that members read; else empty. */
  readonly closedFor: string
}

export type CampaignState = 'announced' | 'open' | 'sold_out' | 'over'

export function stateOf(
  campaign: Pick<Campaign, 'opensAt' | 'closesAt' | 'closedAt' | 'beaconValue'>,
  left: number,
  now: Date,
): CampaignState {
  const { opensAt, closesAt, closedAt, beaconValue } = campaign
  if (beaconValue !== '' && left === 0) return 'sold_out'
  if (closedAt !== null || closesAt <= now) return 'over'
  return opensAt > now || beaconValue === '' ? 'announced' : 'open'
}

/** How many further tickets a day's sums give, beside those that they gave. What was given stays given. */
export function ticketsDue(
  { deposit, validBet, perDay }: Earning,
  day: { readonly deposits: bigint; readonly validBet: bigint; readonly given: number },
): number {
  const by = (every: bigint | null, sum: bigint) =>
    every === null || sum <= 0n ? 0 : Number(sum / every)
  const reached = by(deposit, day.deposits) + by(validBet, day.validBet)
  return Math.max(0, Math.min(perDay, reached) - day.given)
}
