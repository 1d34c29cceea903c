import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Bar, Identity, Member, MemberId, Standings } from '../../identity/identity.ts'
import { actedBy, fullNameOf, type Audit, type Doer } from '../../system/system.ts'
import { memberBarred } from '../events.ts'
import type { History } from '../history/history.ts'
import { lockMember } from '../limits/limits.ts'
import { barOf, isStricter, offeredLengths, readBar } from './rules.ts'
import * as store from './store.ts'

export { barOf, barredWord, type BarRefusal } from './rules.ts'
export {
  countHolding,
  listRestrictions,
  type Restriction,
  type RestrictionFilter,
} from './store.ts'

export type Bars = {
  /**
   * Closes the account to play, deposits and logins for so many hours, at once; nobody can undo it. Answers what holds
   * now, which is an earlier one where that is stricter.
   */
  takeTimeOut(member: MemberId, hours: number): Promise<Bar>
  /** The same for so many months, or for good. */
  excludeSelf(member: MemberId, months: number | null): Promise<Bar>
  /** An operator does it for a member, with a reason and an entry in the audit trail. */
  restrict(asked: RestrictAsked): Promise<Result<Bar, RestrictRefusal>>
  /** Who of these has a time-out or an exclusion now, and must not be written to about play. */
  isExcluded(tx: Transaction, members: readonly MemberId[]): Promise<ReadonlySet<string>>
}

export type RestrictRefusal = 'not_found' | 'length_invalid' | 'nothing_changed'

export type RestrictAsked = {
  readonly member: MemberId
  readonly kind: Bar['kind']
  /** Hours of a time-out, months of an exclusion; null for good. */
  readonly length: number | null
  readonly reason: string
  readonly operator: Doer
}

export type BarDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Identity['members'], 'bar' | 'find' | 'get'>
  readonly standings: Pick<Standings, 'list'>
  readonly events: Pick<Events, 'write'>
  readonly audit: Pick<Audit, 'open'>
  readonly history: History
  readonly tell: (member: string) => void
}

type Author = { readonly byId: string; readonly by: string; readonly reason: string }

const themselves: Author = { byId: '', by: '', reason: '' }

export function createBars(deps: BarDeps): Bars {
  const { db, now, members, standings, events, history, tell } = deps

  /** Answers what holds after it, and whether that is new. */
  const audit = deps.audit.open({
    'member.excluded': 'ops.actionMemberExcluded',
    'member.timed_out': 'ops.actionMemberTimedOut',
  })

  async function write(tx: Transaction, { id, account }: Member, bar: Bar, author: Author) {
    await lockMember(tx, id)
    // Read again under the lock: of two at once the stricter one stays.
    const holds = barOf(await members.get(tx, id), now())
    if (holds !== undefined && !isStricter(bar, holds)) return { holds, isNew: false }
    const { kind, until } = bar
    await store.putRestriction(tx, { member: id, account, since: now(), ...bar, ...author })
    const happened = kind === 'exclusion' ? 'exclusion.taken' : 'time_out.taken'
    const { reason: note, by } = author
    await history.note(tx, { id, account }, { kind: happened, until, note, by })
    await events.write(tx, memberBarred(id, bar))
    await members.bar(tx, id, bar)
    tx.afterCommit(() => tell(id))
    return { holds: bar, isNew: true }
  }

  async function bySelf(id: MemberId, kind: Bar['kind'], length: number | null): Promise<Bar> {
    const bar = readBar(kind, length, now())
    if (bar === undefined) throw new Error(`No ${kind} has this length: ${length}`)
    return await db.transaction(async (tx) => {
      const member = await members.get(tx, id)
      return (await write(tx, member, bar, themselves)).holds
    })
  }

  return {
    takeTimeOut: (member, hours) => bySelf(member, 'time_out', hours),
    excludeSelf: (member, months) => bySelf(member, 'exclusion', months),
    async restrict({ member: id, kind, length, reason, operator }) {
      const bar = readBar(kind, length, now())
      if (bar === undefined) return refuse('length_invalid', offeredLengths)
      return await db.transaction(async (tx) => {
        const member = await members.find(tx, id)
        if (member === undefined) return refuse('not_found')
        const author = { byId: operator.id, by: fullNameOf(operator), reason }
        const { isNew } = await write(tx, member, bar, author)
        if (!isNew) return refuse('nothing_changed')
        await audit.write(tx, {
          ...actedBy(operator),
          action: kind === 'exclusion' ? 'member.excluded' : 'member.timed_out',
          object: `${member.id} ${member.account}`,
          reason,
          after: { kind, until: bar.until?.toISOString() ?? null },
        })
        return ok(bar)
      })
    },
    async isExcluded(tx, ids) {
      const found = await standings.list(tx, ids)
      return new Set([...found].flatMap(([id, { bar }]) => (bar === undefined ? [] : [id])))
    },
  }
}
