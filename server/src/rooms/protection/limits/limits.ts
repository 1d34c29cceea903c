import type { LimitKind, LimitPeriod } from '@baize/contract/protection/protection'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { readAmount, type AmountRefusal } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Identity, MemberId } from '../../identity/identity.ts'
import type { LimitKey } from '../limit-key.ts'
import type { Happened, History, Person } from '../history/history.ts'
import { decideChange, isReady, sinceOf, type LimitDecision, type Limit } from './rules.ts'
import * as store from './store.ts'

export { countWithLimits, findReminder, listLimits, lockMember } from './store.ts'
export { findBinding, sinceOf, type Binding, type Change, type Limit, type Used } from './rules.ts'

/** What a member may have lost at most since a moment. */
export type LossLimit = {
  readonly period: LimitPeriod
  readonly since: Date
  readonly most: bigint
}

export type WantedLimit = LimitKey & {
  /** In the smallest unit; null for none. */
  readonly amount: string | null
  readonly currency: string
}

export type Limits = {
  /**
   * A lower limit, or one where none was, holds at once and forgets a raise that waits. A higher one, or none, waits for
   * 24 hours and then for `confirmLimit`.
   */
  setLimit(member: MemberId, wanted: WantedLimit): Promise<Result<undefined, AmountRefusal>>
  confirmLimit(member: MemberId, key: LimitKey): Promise<Result<undefined, ConfirmRefusal>>
  /** The raise that waits is forgotten. */
  dropLimitChange(member: MemberId, key: LimitKey): Promise<Result<undefined, 'not_found'>>
  setReminder(member: MemberId, minutes: number | null): Promise<void>
  acknowledgeReminder(member: MemberId, read: Acknowledged): Promise<void>
  /**
   * What the stakes of these members must keep to; only who has a loss limit is in the answer. Their limits are held
   * until the transaction ends, so that what they lost can be summed without another stake in between.
   */
  listLossLimits(
    tx: Transaction,
    members: readonly MemberId[],
  ): Promise<ReadonlyMap<string, readonly LossLimit[]>>
  /** Notes that the loss limit of a period stopped a stake. */
  noteLossLimitReached(member: MemberId, period: LimitPeriod): Promise<void>
}

export type ConfirmRefusal = 'not_found' | 'too_soon'

type Acknowledged = { readonly playedMinutes: number; readonly goesOn: boolean }

export type LimitDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Identity['members'], 'get' | 'watch'>
  readonly history: History
  readonly tell: (member: string) => void
}

export function createLimits({ db, now, members, history, tell }: LimitDeps): Limits {
  /** Works on one limit while the member's turn is held. */
  async function change<T, Code extends string>(
    id: MemberId,
    { kind, period }: LimitKey,
    work: (tx: Transaction, member: Person, limit: Limit | undefined) => Promise<Result<T, Code>>,
  ): Promise<Result<T, Code>> {
    return await db.transaction(async (tx) => {
      await store.lockMember(tx, id)
      const own = await store.listLimits(tx, id, kind)
      const limit = own.find((one) => one.period === period)
      const done = await work(tx, await members.get(tx, id), limit)
      if (done.ok) tx.afterCommit(() => tell(id))
      return done
    })
  }

  /** Stakes are asked about only for as long as there is something to ask. */
  async function watch(tx: Transaction, id: MemberId, kind: LimitKind) {
    if (kind !== 'loss') return
    await members.watch(tx, id, (await store.listLimits(tx, id, 'loss')).length > 0)
  }

  async function carryOut(
    tx: Transaction,
    member: Person,
    key: LimitKey,
    decision: LimitDecision,
    limit: Limit | undefined,
  ): Promise<Happened | undefined> {
    const { id } = member
    switch (decision.does) {
      case 'nothing':
        return undefined
      case 'set': {
        const { amount } = decision
        await store.putLimit(tx, id, key, amount)
        return { kind: limit === undefined ? 'limit.set' : 'limit.lowered', amount }
      }
      case 'keep':
        await store.putChange(tx, id, key, null)
        return { kind: 'limit.kept', amount: limit?.amount ?? null }
      case 'wait': {
        const { amount, at } = decision.change
        await store.putChange(tx, id, key, decision.change)
        return { kind: 'limit.raise_asked', amount, until: at }
      }
    }
  }

  return {
    async setLimit(id, { kind, period, amount, currency }) {
      const own = await members.get(db, id)
      const read = amount === null ? ok(null) : readAmount(amount, currency, own.currency)
      if (!read.ok) return read
      const key = { kind, period }
      return await change(id, key, async (tx, member, limit) => {
        const decision = decideChange(limit, read.value?.amount ?? null, now())
        const happened = await carryOut(tx, member, key, decision, limit)
        if (happened !== undefined) await history.note(tx, member, { ...happened, limit: key })
        await watch(tx, id, kind)
        return ok()
      })
    },
    confirmLimit: (id, key) =>
      change(id, key, async (tx, member, limit) => {
        const waiting = limit?.change
        if (!waiting) return refuse('not_found')
        if (!isReady(waiting, now())) return refuse('too_soon')
        const { amount } = waiting
        if (amount === null) await store.removeLimit(tx, id, key)
        else await store.putLimit(tx, id, key, amount)
        const kind = amount === null ? 'limit.removed' : 'limit.raised'
        await history.note(tx, member, { kind, amount, limit: key })
        await watch(tx, id, key.kind)
        return ok()
      }),
    dropLimitChange: (id, key) =>
      change(id, key, async (tx, member, limit) => {
        if (!limit?.change) return refuse('not_found')
        await store.putChange(tx, id, key, null)
        await history.note(tx, member, { kind: 'limit.kept', amount: limit.amount, limit: key })
        return ok()
      }),
    async setReminder(id, minutes) {
      await db.transaction(async (tx) => {
        await store.lockMember(tx, id)
        if ((await store.findReminder(tx, id)) === minutes) return
        await store.putReminder(tx, id, minutes)
        await history.note(tx, await members.get(tx, id), { kind: 'reminder.set', minutes })
        tx.afterCommit(() => tell(id))
      })
    },
    async acknowledgeReminder(id, { playedMinutes, goesOn }) {
      await db.transaction(async (tx) => {
        await history.note(tx, await members.get(tx, id), {
          kind: 'reminder.acknowledged',
          minutes: playedMinutes,
          note: goesOn ? 'goes_on' : 'stops',
        })
      })
    },
    async listLossLimits(tx, ids) {
      const at = now()
      const found = new Map<string, LossLimit[]>()
      for (const { member, period, amount } of await store.lockLossLimits(tx, ids)) {
        const limit = { period, since: sinceOf(period, at), most: amount }
        const own = found.get(member)
        if (own === undefined) found.set(member, [limit])
        else own.push(limit)
      }
      return found
    },
    async noteLossLimitReached(id, period) {
      await db.transaction(async (tx) => {
        await store.lockMember(tx, id)
        await history.noteReached(tx, await members.get(tx, id), { kind: 'loss', period })
      })
    },
  }
}
