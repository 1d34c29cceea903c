import { limitKinds, limitPeriods } from '@baize/contract/protection/protection'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { Bar, Identity, Member, MemberId } from '../identity/identity.ts'
import {
  barOf,
  countHolding,
  listRestrictions,
  type Restriction,
  type RestrictionFilter,
} from './bars/bars.ts'
import type { DepositCounts } from './deposits/deposits.ts'
import { listEvents, listReached, type HistoryEvent } from './history/history.ts'
import type { LimitKey } from './limit-key.ts'
import {
  countWithLimits,
  findReminder,
  listLimits,
  sinceOf,
  type Change,
  type Limit,
  type Used,
} from './limits/limits.ts'

/** One of the six limits that a member can have. */
export type LimitState = LimitKey & {
  readonly amount: bigint | null
  readonly used: bigint
  readonly change: (Change & { readonly isReady: boolean }) | null
}

export type ProtectionState = {
  readonly currency: Currency
  readonly limits: readonly LimitState[]
  readonly reminderMinutes: number | null
  readonly bar: Bar | undefined
}

/** How members stand, for themselves and for operators. */
export type ProtectionDesk = {
  getProtection(member: MemberId): Promise<ProtectionState>
  /** The same with what happened lately, newest first. */
  findProtection(
    member: string,
  ): Promise<
    Result<{ readonly state: ProtectionState; readonly history: HistoryEvent[] }, 'not_found'>
  >
  /** The register, newest first, with what is still in each wallet. */
  listRestrictions(
    filter: Omit<RestrictionFilter, 'at'> & { readonly current?: boolean },
  ): Promise<(Restriction & { readonly currency: Currency; readonly balance: bigint })[]>
  /** Who was stopped lately, how many keep a limit, how many are barred. */
  getReached(): Promise<{
    readonly items: readonly HistoryEvent[]
    readonly withLimits: number
    readonly barred: number
  }>
}

/** What only rooms above know of a member. */
export type SumsAbove = {
  /** What the member lost since each of these moments; less than nothing for who won. */
  lostSince(member: MemberId, since: readonly Date[]): Promise<readonly bigint[]>
  /** What is in the member's wallet. */
  balanceOf(member: MemberId): Promise<bigint>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Identity['members'], 'find' | 'get' | 'list'>
  readonly sumDeposits: DepositCounts['sumDeposits']
  readonly sums: () => SumsAbove
}

const mostShown = 100

export function createProtectionDesk(deps: Deps): ProtectionDesk {
  const { db, now, members, sumDeposits, sums } = deps

  async function stateOf(member: Member): Promise<ProtectionState> {
    const { id, currency } = member
    const own = await listLimits(db, id)
    const [deposited, lost, reminderMinutes] = await Promise.all([
      sumDeposits(id),
      sumLosses(id, own),
      findReminder(db, id),
    ])
    const at = now()
    const limits = limitKinds.flatMap((kind) =>
      limitPeriods.map((period): LimitState => {
        const limit = own.find((one) => one.kind === kind && one.period === period)
        const { amount = null, change = null } = limit ?? {}
        const used = (kind === 'deposit' ? deposited : lost)[period]
        const shown = change && { ...change, isReady: change.at <= at }
        return { kind, period, amount, used, change: shown }
      }),
    )
    return { currency, limits, reminderMinutes, bar: barOf(member, at) }
  }

  /** Summed only for who wants to know, since it means to look at every wager of a month. */
  async function sumLosses(id: MemberId, own: readonly Limit[]): Promise<Used> {
    if (!own.some(({ kind }) => kind === 'loss')) return { day: 0n, week: 0n, month: 0n }
    const at = now()
    const lost = await sums().lostSince(
      id,
      limitPeriods.map((period) => sinceOf(period, at)),
    )
    const [day = 0n, week = 0n, month = 0n] = lost.map((sum) => (sum > 0n ? sum : 0n))
    return { day, week, month }
  }

  return {
    getProtection: async (id) => await stateOf(await members.get(db, id)),
    async findProtection(id) {
      const member = await members.find(db, id)
      if (member === undefined) return refuse('not_found')
      const [state, history] = await Promise.all([
        stateOf(member),
        listEvents(db, member.id, mostShown),
      ])
      return ok({ state, history })
    },
    async listRestrictions({ current = false, ...filter }) {
      const rows = await listRestrictions(db, { ...filter, ...(current ? { at: now() } : {}) })
      const people = await members.list(
        db,
        rows.map(({ member }) => member),
      )
      return await Promise.all(
        rows.map(async (row) => {
          const person = people.get(row.member)
          if (person === undefined) throw new Error('Somebody of the register does not exist.')
          return { ...row, currency: person.currency, balance: await sums().balanceOf(person.id) }
        }),
      )
    },
    async getReached() {
      const [items, withLimits, barred] = await Promise.all([
        listReached(db, mostShown),
        countWithLimits(db),
        countHolding(db, now()),
      ])
      return { items, withLimits, barred }
    },
  }
}
