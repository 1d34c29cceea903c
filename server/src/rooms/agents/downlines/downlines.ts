import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { AgentsDocument } from '@baize/contract/agents/agents-settings'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type {
  Below,
  Invitation,
  Invitations,
  Made,
  MemberRegistered,
  Members,
} from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { noteJoined } from './joined.store.ts'
import { createRateNews } from './rate-news.ts'
import type { RatedInvitation } from './show-invitation.ts'
import * as store from './store.ts'

export { countBelowTop, takeRateTurn, takeTopRateTurn } from './store.ts'
/** Rates of accounts are given in tenths of a percent, whoever gives them. */
export const isWholeStep = (rate: number): boolean => rate % 10 === 0

export { showInvitation, type RatedInvitation } from './show-invitation.ts'

export type RegisterCentre = {
  readonly rate: number
  readonly accountsPerDay: number
  readonly accountsLeftToday: number
  readonly invitations: readonly RatedInvitation[]
}

type NewAccount = {
  readonly account: string
  readonly nickname: string
  readonly isAgent: boolean
  readonly rate: number
}

type NewInvitation = Pick<Invitation, 'name' | 'makesAgent' | 'expiresAt' | 'mostUses'> & {
  readonly rate: number
}

/** Accounts and invitations of an agent, and the rates of those right below. */
export type Downlines = {
  getCentre(agent: MemberId): Promise<RegisterCentre>
  create(
    agent: MemberId,
    asked: NewAccount,
    from: { readonly ip: string; readonly userAgent: string },
  ): Promise<
    Result<
      Made,
      'field_invalid' | 'name_taken' | 'rate_step' | 'rate_too_high' | 'too_many_accounts'
    >
  >
  setRate(
    agent: MemberId,
    member: string,
    rate: number,
  ): Promise<Result<number, 'not_found' | 'rate_step' | 'rate_too_high' | 'rate_too_low'>>
  /** What somebody has, given or by the document. */
  rateOf(source: Pick<Database, 'sql'>, member: MemberId): Promise<number>
  /** The same for a decision: once it is its turn, nothing changes it before the transaction is over. */
  rateWithin(tx: Transaction, member: MemberId): Promise<number>
  /** Who leaves the top keeps as their own what they have there by the document. */
  keepTopRate(tx: Transaction, member: MemberId, at: Date): Promise<void>
  /** Who stays at the top after all has the rate of the document again, unless somebody right below has more by now. */
  letTopRateGo(tx: Transaction, member: MemberId, keptAt: Date): Promise<void>
  /** An operator sets what somebody has, within the same bounds and that of the document. */
  setRateForHouse(
    member: MemberId,
    rate: number,
    beside: (tx: Transaction, before: number) => Promise<void>,
  ): Promise<
    Result<
      number,
      'not_found' | 'rate_above_upline' | 'rate_step' | 'rate_too_high' | 'rate_too_low'
    >
  >
  invite(
    agent: MemberId,
    asked: NewInvitation,
  ): Promise<
    Result<RatedInvitation, 'rate_step' | 'rate_too_high' | 'too_many_invitations' | 'ends_in_past'>
  >
  /** Invitations with the rates that they give now: what they were made at, and at most what their agent has. */
  rated(list: readonly Invitation[]): Promise<RatedInvitation[]>
  closeInvitation(agent: MemberId, code: string): Promise<Result<string, 'not_found'>>
  /** Notes who came by an invitation, and gives them the rate that it named, or what is left of it. */
  rateNewcomers(
    tx: Transaction,
    registered: readonly StoredEvent<MemberRegistered>[],
  ): Promise<void>
}

export type DownlinesDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly settings: () => Pick<AgentsDocument, 'topRate' | 'accountsPerDay'>
  /** As a transaction sees them, which memory may not know yet. */
  readonly settingsIn: (tx: Transaction) => Promise<Pick<AgentsDocument, 'topRate'>>
  readonly members: Pick<Members, 'find' | 'get'>
  readonly below: Below
  readonly invitations: Invitations
  readonly support: Pick<Support, 'tell'>
}

export function createDownlines(deps: DownlinesDeps): Downlines {
  const { db, now, zone, settings, settingsIn, members, below, invitations } = deps
  const today = () => businessDay(now(), zone())
  const tellRate = createRateNews(deps)

  /** Who has nobody above has what the house gives; others what they were given. */
  async function rateBy(
    source: Pick<Database, 'sql'>,
    member: MemberId,
    topRate: () => number | Promise<number>,
  ): Promise<number> {
    const given = await store.findRate(source, member)
    if (given !== undefined) return given
    const { uplineId } = await members.get(source, member)
    return uplineId === null ? await topRate() : 0
  }

  const rateOf: Downlines['rateOf'] = (source, member) =>
    rateBy(source, member, () => settings().topRate)
  const topRateWithin = async (tx: Transaction) => (await settingsIn(tx)).topRate
  const rateWithin: Downlines['rateWithin'] = (tx, member) =>
    rateBy(tx, member, () => topRateWithin(tx))

  /** What who stands above gives at most; of two, where a move is planned, the lower. */
  async function mostFor(tx: Transaction, member: MemberId): Promise<number> {
    const above = await store.listAbove(tx, member, today())
    const rates = await Promise.all(above.map((one) => rateWithin(tx, one as MemberId)))
    return Math.min(10_000, ...rates)
  }

  async function rated(list: readonly Invitation[]): Promise<RatedInvitation[]> {
    const rates = await store.listInvitationRates(
      db,
      list.map(({ code }) => code),
    )
    const agents = [...new Set(list.map(({ agentId }) => agentId))]
    const own = new Map(
      await Promise.all(agents.map(async (agent) => [agent, await rateOf(db, agent)] as const)),
    )
    return list.map((one) => {
      const asked = rates.get(one.code.toLowerCase()) ?? 0
      return { ...one, rate: Math.min(asked, own.get(one.agentId) ?? 0) }
    })
  }

  return {
    async getCentre(agent) {
      const { accountsPerDay } = settings()
      const made = await store.madeOn(db, agent, today())
      return {
        rate: await rateOf(db, agent),
        accountsPerDay,
        accountsLeftToday: Math.max(0, accountsPerDay - made),
        invitations: await rated(await invitations.list(db, agent)),
      }
    },
    async create(agent, { rate, ...asked }, from) {
      if (!isWholeStep(rate)) return refuse('rate_step')
      if (rate > (await rateOf(db, agent))) return refuse('rate_too_high')
      return await below.open<'rate_too_high' | 'too_many_accounts'>(
        { agent, ...asked },
        from,
        async (tx, { id }) => {
          await store.takeRateTurn(tx, [agent])
          if (rate > (await rateWithin(tx, agent))) return refuse('rate_too_high')
          const most = settings().accountsPerDay
          const counted = { agent, day: today(), most }
          if (!(await store.countMade(tx, counted))) return refuse('too_many_accounts')
          await store.setRate(tx, { member: id, rate, by: agent, at: now() })
          return ok()
        },
      )
    },
    async setRate(agent, member, rate) {
      if (!isWholeStep(rate)) return refuse('rate_step')
      return await db.transaction(async (tx) => {
        const found = await members.find(tx, member)
        if (found === undefined || found.uplineId !== agent) return refuse('not_found')
        await store.takeRateTurn(tx, [agent, member])
        const most = Math.min(await rateWithin(tx, agent), await mostFor(tx, member as MemberId))
        if (rate > most) return refuse('rate_too_high')
        if (rate < (await store.highestBelow(tx, member, today()))) return refuse('rate_too_low')
        const before = await rateWithin(tx, found.id)
        await store.setRate(tx, { member, rate, by: agent, at: now() })
        await tellRate(tx, { member: found.id, by: agent, before, rate })
        return ok(rate)
      })
    },
    rateOf,
    rateWithin,
    rated,
    async keepTopRate(tx, member, at) {
      if ((await store.findRate(tx, member)) !== undefined) return
      await store.setRate(tx, { member, rate: await topRateWithin(tx), by: 'house', at })
    },
    async letTopRateGo(tx, member, keptAt) {
      await store.takeRateTurn(tx, [member])
      if ((await store.highestBelow(tx, member, today())) > (await topRateWithin(tx))) return
      await store.dropRate(tx, { member, by: 'house', at: keptAt })
    },
    async setRateForHouse(member, rate, beside) {
      return await db.transaction(async (tx) => {
        const found = await members.find(tx, member)
        if (found === undefined) return refuse('not_found')
        const above = await store.listAbove(tx, member, today())
        // Who was opened a moment ago has no line yet that bounds the rate.
        if (found.uplineId !== null && above.length === 0) return refuse('not_found')
        await store.takeRateTurn(tx, [...above, member])
        if (rate > (await mostFor(tx, member))) return refuse('rate_above_upline')
        if (rate > (await topRateWithin(tx))) return refuse('rate_too_high')
        if (rate < (await store.highestBelow(tx, member, today()))) return refuse('rate_too_low')
        if (!isWholeStep(rate)) return refuse('rate_step')
        const before = await rateWithin(tx, member)
        await store.setRate(tx, { member, rate, by: 'house', at: now() })
        await tellRate(tx, { member, by: null, before, rate })
        await beside(tx, before)
        return ok(rate)
      })
    },
    async invite(agent, { rate, ...one }) {
      if (!isWholeStep(rate)) return refuse('rate_step')
      if (one.expiresAt !== null && one.expiresAt <= now()) return refuse('ends_in_past')
      return await db.transaction(async (tx) => {
        await store.takeRateTurn(tx, [agent])
        if (rate > (await rateWithin(tx, agent))) return refuse('rate_too_high')
        const made = await invitations.create(tx, agent, one)
        if (!made.ok) return made
        await store.setInvitationRate(tx, made.value.code, rate)
        return ok({ ...made.value, rate })
      })
    },
    async closeInvitation(agent, code) {
      const closed = await db.transaction((tx) => invitations.close(tx, agent, code))
      return closed ? ok(code) : refuse('not_found')
    },
    async rateNewcomers(tx, registered) {
      await noteJoined(
        tx,
        registered.flatMap(({ at, payload: { member, upline, invitation = '' } }) =>
          upline === null || invitation === '' ? [] : { code: invitation, member, at },
        ),
      )
      for (const { at, payload } of registered) {
        const { member, upline, invitation = '' } = payload
        if (invitation === '' || upline === null) continue
        const asked = (await store.listInvitationRates(tx, [invitation])).get(
          invitation.toLowerCase(),
        )
        if (asked === undefined) continue
        await store.takeRateTurn(tx, [upline])
        // The agent's own may have been lowered since the invitation was made.
        const rate = Math.min(asked, await rateWithin(tx, upline as MemberId))
        await store.setRate(tx, { member, rate, by: upline, at })
      }
    },
  }
}
