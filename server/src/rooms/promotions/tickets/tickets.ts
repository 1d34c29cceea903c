import { refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { BudgetState } from '../budgets/budgets.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { stateOf, type Campaign, type CampaignId, type CampaignState } from './campaign.ts'
import type { Plan, PlanRefusal } from './campaign.ts'
import {
  createClaiming,
  type ClaimingDeps,
  type ClaimTicketRefusal,
  type TicketAsk,
} from './claiming.ts'
import * as claims from './claims.store.ts'
import type { OwnTickets, TicketClaim } from './claims.store.ts'
import { startEarning, type EarningDeps } from './earning.ts'
import { createPublishing, type PublishingDeps } from './publishing.ts'
import * as store from './store.ts'
import type { PrizeLeft } from './store.ts'

export type { Campaign, CampaignId, CampaignState, Plan, PlanRefusal } from './campaign.ts'
export type { ClaimTicketRefusal, TicketAsk } from './claiming.ts'
export type { OwnTickets, TicketClaim } from './claims.store.ts'

/** A campaign with what is left of it. */
export type CampaignNow = {
  readonly campaign: Campaign
  readonly state: CampaignState
  readonly left: readonly PrizeLeft[]
}

/** The same money three times, each from where it is kept by itself. */
export type CampaignMoney = {
  /** By the grants. */
  readonly paid: bigint
  /** By the slips that nobody has. */
  readonly slipsLeft: bigint
  /** By the ledger. */
  readonly budget: BudgetState
}

export type Tickets = {
  /** Promises a campaign and sets its money apart. */
  publish(
    tx: Transaction,
    id: CampaignId,
    plan: Plan,
    by: string,
  ): Promise<Result<Campaign, PlanRefusal>>
  /** Whether a plan makes sense; nothing is written. */
  check(plan: Plan): Result<undefined, PlanRefusal>
  /** Uses a ticket. The same request gets the same answer. */
  claim(ask: TicketAsk): Promise<Result<TicketClaim, ClaimTicketRefusal>>
  /** Gives tickets for something that happened once; answers how many were new. */
  give(tx: Transaction, tickets: readonly claims.NewTicket[]): Promise<number>
  /** Ends a campaign before its time; nothing when it is over. */
  stop(
    tx: Transaction,
    id: CampaignId,
    ended: { readonly by: string; readonly reason: string },
  ): Promise<Result<Campaign, 'not_found' | 'nothing_changed'>>
  find(id: string): Promise<CampaignNow | undefined>
  /** Those that are not over, and those of the last days. */
  listShown(): Promise<CampaignNow[]>
  /** Newest first. */
  list(page: {
    readonly below?: string | undefined
    readonly limit: number
  }): Promise<CampaignNow[]>
  ticketsOf(member: MemberId, campaigns: readonly string[]): Promise<Map<string, OwnTickets>>
  drawnBy(member: MemberId, campaigns: readonly string[]): Promise<TicketClaim[]>
  latest(campaign: string, limit: number): Promise<TicketClaim[]>
  given(campaign: string): Promise<{ readonly place: number; readonly amount: bigint }[]>
  moneyOf(campaign: Campaign): Promise<CampaignMoney>
  /** Lays slips whose value is out, ends what is past its time or has none left, and gives back what came back since. */
  sweep(): Promise<number>
}

export type TicketsDeps = PublishingDeps & ClaimingDeps & EarningDeps

const shownMs = 7 * 86_400_000
/** Twice as long as a prize can be played through. */
const boundMs = 60 * 86_400_000

export function createTickets(deps: TicketsDeps): Tickets {
  const { db, now, budgets } = deps
  const { publish, check, draw, close, giveBack } = createPublishing(deps)
  const claim = createClaiming(deps)
  startEarning(deps)

  async function look(found: readonly Campaign[]): Promise<CampaignNow[]> {
    const campaigns = await Promise.all(found.map(draw))
    const left = await store.countLeft(
      db,
      campaigns.map(({ id }) => id),
    )
    const at = now()
    return campaigns.map((campaign) => {
      const own = left.get(campaign.id) ?? []
      return { campaign, state: stateOf(campaign, slipsIn(own), at), left: own }
    })
  }

  async function sweepBack(): Promise<number> {
    const bound = await store.listBound(db, new Date(now().getTime() - boundMs))
    if (bound.length === 0) return 0
    const left = await budgets.listLeft()
    let count = 0
    for (const { id } of bound.filter((campaign) => left.has(campaign.id))) {
      if (await db.transaction((tx) => giveBack(tx, id))) count += 1
    }
    return count
  }

  return {
    publish,
    check,
    async claim(ask) {
      const known = await store.findCampaign(db, ask.campaign)
      if (known === undefined) return refuse('not_found')
      await draw(known)
      return await claim(ask)
    },
    give: (tx, tickets) => claims.insertTickets(tx, tickets, now()),
    async stop(tx, id, ended) {
      if ((await store.findCampaign(tx, id)) === undefined) return refuse('not_found')
      const closed = await close(tx, id, ended)
      return closed === undefined ? refuse('nothing_changed') : { ok: true, value: closed }
    },
    async find(id) {
      const found = await store.findCampaign(db, id)
      return found && (await look([found]))[0]
    },
    listShown: async () =>
      await look(await store.listSince(db, new Date(now().getTime() - shownMs))),
    list: async (page) => await look(await store.listAll(db, page)),
    ticketsOf: (member, campaigns) => claims.countTickets(db, member, campaigns),
    drawnBy: (member, campaigns) => claims.listOwn(db, member, campaigns),
    latest: (campaign, limit) => claims.listLatest(db, campaign, limit),
    given: (campaign) => claims.listGiven(db, campaign),
    async moneyOf({ id, currency, closedAt, beaconValue, total }) {
      const paid = (await store.sumGranted(db, [id])).get(id) ?? 0n
      const left = (await store.countLeft(db, [id])).get(id) ?? []
      const laid = left.reduce((sum, { amount, left: slips }) => sum + amount * BigInt(slips), 0n)
      const slipsLeft = closedAt !== null ? 0n : beaconValue === '' ? total : laid
      return { paid, slipsLeft, budget: await budgets.stateOf(id, currency) }
    },
    async sweep() {
      const all = await look(await store.listSince(db, now()))
      const done = all.filter(
        ({ campaign: { closedAt, closesAt }, state }) =>
          closedAt === null && (state === 'sold_out' || closesAt <= now()),
      )
      for (const { campaign } of done) {
        await db.transaction(
          async (tx) => void (await close(tx, campaign.id, { by: '', reason: '' })),
        )
      }
      return done.length + (await sweepBack())
    },
  }
}

function slipsIn(left: readonly PrizeLeft[]): number {
  return left.reduce((sum, { left: slips }) => sum + slips, 0)
}
