import type { IdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Grants, NewGrant } from '../grants/grants.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Campaign } from './campaign.ts'
import * as store from './claims.store.ts'
import type { TicketClaim } from './claims.store.ts'
import { shareCampaign } from './store.ts'

export type BarRefusal = 'member_locked' | 'member_closed' | 'member_timed_out' | 'member_excluded'

export type ClaimTicketRefusal =
  | BarRefusal
  | 'not_found'
  | 'not_open_yet'
  | 'campaign_over'
  | 'wrong_currency'
  | 'no_tickets'
  | 'already_claimed'
  | 'sold_out'

export type ClaimingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly grants: Pick<Grants, 'give' | 'claim'>
  readonly currencyOf: (member: MemberId) => Promise<Currency | undefined>
  /** Why a member gets nothing now: locked, or kept from play. */
  readonly barOf: (tx: Transaction, member: MemberId) => Promise<Refusal<BarRefusal> | undefined>
}

export type TicketAsk = {
  readonly campaign: string
  readonly member: MemberId
  /** Of the page; the same gets the same answer. */
  readonly request: string
}

/** A claim, and whether its grant is still to be taken, so that what it asks begins. */
type Claimed = { readonly claim: TicketClaim; readonly isBound: boolean }

const monthMs = 30 * 86_400_000

/** One ticket, one slip, one grant: in one transaction, or not at all. */
export function createClaiming(deps: ClaimingDeps) {
  const { db, now, makeId, grants, currencyOf, barOf } = deps

  function judge(campaign: Campaign, at: Date): Refusal<ClaimTicketRefusal> | undefined {
    if (campaign.closedAt !== null || campaign.closesAt <= at) return refuse('campaign_over')
    if (campaign.opensAt > at || campaign.beaconValue === '') return refuse('not_open_yet')
    return undefined
  }

  /** The ticket that is used, and whether it is to be made first: one for everybody where there is nothing to earn. */
  async function ticketFor(tx: Transaction, { id, entry }: Campaign, member: MemberId) {
    const own = await store.findTicket(tx, id, member)
    if (own !== undefined) return ok({ ticket: own, isNew: false })
    if (entry === 'ticket') return refuse('no_tickets')
    if (await store.hasTickets(tx, id, member)) return refuse('already_claimed')
    return ok({ ticket: makeId('tkt'), isNew: true })
  }

  async function within(
    tx: Transaction,
    { campaign: id, member, request }: TicketAsk,
  ): Promise<Result<Claimed, ClaimTicketRefusal>> {
    await store.takeTurn(tx, id, member)
    const before = await store.findClaim(tx, { campaign: id, member, request })
    if (before !== undefined) return ok({ claim: before, isBound: before.grant !== null })
    const campaign = await shareCampaign(tx, id)
    if (campaign === undefined) return refuse('not_found')
    const at = now()
    const refused = judge(campaign, at) ?? (await barOf(tx, member))
    if (refused !== undefined) return refused
    if ((await currencyOf(member)) !== campaign.currency) return refuse('wrong_currency')
    const found = await ticketFor(tx, campaign, member)
    if (!found.ok) return found
    const slip = await store.takeSlip(tx, campaign.id, at)
    if (slip === undefined) return refuse('sold_out')
    const { ticket, isNew } = found.value
    if (isNew) {
      const source = 'everybody'
      await store.insertTickets(tx, [{ id: ticket, campaign: campaign.id, member, source }], at)
    }
    await store.useTicket(tx, ticket, at)
    const grant = slip.amount === 0n ? null : await give(tx, campaign, { member, ticket, ...slip })
    const claim = { campaign: campaign.id, member, ticket, request, grant, at, ...slip }
    await store.insertClaim(tx, claim)
    return ok({ claim, isBound: campaign.times > 0 && grant !== null })
  }

  async function give(
    tx: Transaction,
    { id, kind, currency, times, position, prizes, slips }: Campaign,
    { member, ticket, place, amount }: Pick<TicketClaim, 'member' | 'ticket' | 'place' | 'amount'>,
  ) {
    const alike = prizes.find((prize) => prize.amount === amount)?.count ?? 0
    const wish: NewGrant = {
      member,
      offer: id,
      version: 1,
      source: ticket,
      mode: 'gate',
      state: times === 0 ? 'claimed' : 'issued',
      currency,
      amount,
      asks: amount * BigInt(times) * 10_000n,
      terms: {
        weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
        maxBet: null,
        maxWin: null,
        isSticky: false,
        dust: 1n,
      },
      why: { kind, place, slips, alike, position },
      lastsMs: times === 0 ? null : monthMs,
      claimUntil: null,
    }
    const given = await grants.give(tx, { ...wish, by: 'tickets' })
    if (!given.ok) throw new Error('A campaign has less than its slips come to')
    return given.value.id
  }

  return async (ask: TicketAsk): Promise<Result<TicketClaim, ClaimTicketRefusal>> => {
    const claimed = await db.transaction((tx) => within(tx, ask))
    // What is to be bet first is taken at once. Should this fail it waits among what the member can claim.
    if (!claimed.ok) return claimed
    const { claim, isBound } = claimed.value
    if (isBound && claim.grant !== null) await grants.claim(ask.member, claim.grant)
    return ok(claim)
  }
}
