import type { signalKinds } from '@baize/contract/promotions/signals-desk'
import type { Currency } from '@baize/kernel/money'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { GrantState } from '../grants/grants.ts'

type Source = Pick<Database, 'sql'>

export type SignalKind = (typeof signalKinds)[number]

export type Signal = {
  readonly id: `sgn_${string}`
  readonly member: string
  readonly other: string
  readonly kind: SignalKind
  readonly isReferred: boolean
  readonly what: readonly string[]
  readonly state: 'open' | 'noted' | 'dismissed'
  readonly foundAt: Date
  readonly decidedBy: string | null
  readonly decidedReason: string | null
  readonly decidedAt: Date | null
}

const columns = fragment`
  s.id, s.member, s.other, s.kind, s.is_referred as "isReferred", s.what, s.state, s.found_at as "foundAt",
  s.decided_by as "decidedBy", s.decided_reason as "decidedReason", s.decided_at as "decidedAt"`

/** Answers whether it was not known. */
export async function insertSignal({ sql }: Source, signal: Signal): Promise<boolean> {
  const written = await sql.count`
    insert into promotions.signals (id, member, other, kind, is_referred, what, state, found_at)
    values (${signal.id}, ${signal.member}, ${signal.other}, ${signal.kind}, ${signal.isReferred},
      ${json(signal.what)}, 'open', ${signal.foundAt})
    on conflict (member, other, kind) do nothing`
  return written === 1
}

export async function lockSignal(tx: Transaction, id: string): Promise<Signal | undefined> {
  return await tx.sql.maybe<Signal>`
    select ${columns} from promotions.signals s where s.id = ${id} for update`
}

export async function decideSignal(tx: Transaction, signal: Signal): Promise<void> {
  await tx.sql`
    update promotions.signals set state = ${signal.state}, decided_by = ${signal.decidedBy},
      decided_reason = ${signal.decidedReason}, decided_at = ${signal.decidedAt}
    where id = ${signal.id}`
}

export type SignalPage = {
  readonly state?: Signal['state'] | 'held' | undefined
  readonly member?: string | undefined
  readonly below?: string | undefined
  readonly limit: number
}

export async function listSignals({ sql }: Source, page: SignalPage): Promise<Signal[]> {
  const { state, member, below, limit } = page
  const only =
    state === undefined
      ? fragment`true`
      : state === 'held'
        ? fragment`exists (
            select from promotions.holds h where h.signal = s.id and h.outcome is null)`
        : fragment`s.state = ${state}`
  const whose =
    member === undefined ? fragment`true` : fragment`(s.member = ${member} or s.other = ${member})`
  const older = below === undefined ? fragment`true` : fragment`s.id < ${below}`
  return await sql<Signal>`
    select ${columns} from promotions.signals s where ${only} and ${whose} and ${older}
    order by s.id desc limit ${limit}`
}

/** Friends and what they have in common with somebody, as it was found when their invitation was looked at. */
export async function listReferred({ sql }: Source, since: Date) {
  return await sql<{
    friend: string
    signals: readonly {
      readonly kind: SignalKind
      readonly with: string
      readonly what: readonly string[]
    }[]
  }>`
    select friend, signals from promotions.referrals
    where registered_at > ${since} and signals <> '[]' order by id desc limit 1000`
}

/** What is given to everybody by what they do is no sign. */
const programmes = ['vip', 'rebate', 'cashback', 'manual']

export type SharedGrant = {
  readonly id: GrantId
  readonly member: string
  readonly offer: string
  readonly version: number
  readonly state: GrantState
  readonly currency: Currency
  readonly amount: bigint
  readonly givenAt: Date
}

/** What both were given by the same offers, newest first. */
export async function listShared(
  { sql }: Source,
  one: string,
  other: string,
  since: Date,
): Promise<SharedGrant[]> {
  return await sql<SharedGrant>`
    select g.id, g.member, g.offer, g.version, g.state, g.currency, g.amount, g.given_at as "givenAt"
    from promotions.grants g
    where g.member in (${one}, ${other}) and g.given_at > ${since} and g.offer <> all(${programmes}::text[])
      and exists (
        select from promotions.grants b
        where b.member = case when g.member = ${one} then ${other} else ${one} end
          and b.offer = g.offer and b.given_at > ${since})
    order by g.id desc limit 40`
}

export type Hold = {
  readonly grant: GrantId
  readonly signal: string
  readonly member: MemberId
  readonly reason: string
  readonly heldById: string
  readonly heldBy: string
  readonly heldAt: Date
  readonly until: Date
  readonly appeal: string | null
  readonly appealedAt: Date | null
  readonly outcome: 'released' | 'taken_back' | 'lapsed' | null
  readonly decidedBy: string | null
  readonly decidedReason: string | null
  readonly decidedAt: Date | null
}

const holdColumns = fragment`
  h.grant_id as "grant", h.signal, h.member, h.reason, h.held_by_id as "heldById", h.held_by as "heldBy",
  h.held_at as "heldAt", h.until, h.appeal, h.appealed_at as "appealedAt", h.outcome, h.decided_by as "decidedBy",
  h.decided_reason as "decidedReason", h.decided_at as "decidedAt"`

/** Answers whether it was never held before. */
export async function insertHold(tx: Transaction, hold: Hold): Promise<boolean> {
  const written = await tx.sql.count`
    insert into promotions.holds (grant_id, signal, member, reason, held_by_id, held_by, held_at, until)
    values (${hold.grant}, ${hold.signal}, ${hold.member}, ${hold.reason}, ${hold.heldById}, ${hold.heldBy},
      ${hold.heldAt}, ${hold.until})
    on conflict (grant_id) do nothing`
  return written === 1
}

export async function listHolds({ sql }: Source, grants: readonly string[]): Promise<Hold[]> {
  return await sql<Hold>`
    select ${holdColumns} from promotions.holds h where h.grant_id = any(${[...grants]}::text[])`
}

export async function lockHold(tx: Transaction, grant: string): Promise<Hold | undefined> {
  return await tx.sql.maybe<Hold>`
    select ${holdColumns} from promotions.holds h where h.grant_id = ${grant} for update`
}

export async function endHold(
  tx: Transaction,
  grant: string,
  end: Pick<Hold, 'outcome' | 'decidedBy' | 'decidedReason' | 'decidedAt'>,
): Promise<void> {
  await tx.sql`
    update promotions.holds set outcome = ${end.outcome}, decided_by = ${end.decidedBy},
      decided_reason = ${end.decidedReason}, decided_at = ${end.decidedAt}
    where grant_id = ${grant}`
}

export async function writeAppeal(
  tx: Transaction,
  grant: string,
  appeal: string,
  at: Date,
): Promise<void> {
  await tx.sql`
    update promotions.holds set appeal = ${appeal}, appealed_at = ${at} where grant_id = ${grant}`
}

/** What could not be claimed for so long can be claimed so much longer. */
export async function lengthenClaim(tx: Transaction, grant: string, ms: number): Promise<void> {
  await tx.sql`
    update promotions.grants set claim_until = claim_until + ${ms} * interval '1 millisecond'
    where id = ${grant} and state = 'issued'`
}

export async function listOver({ sql }: Source, at: Date, limit: number): Promise<GrantId[]> {
  const rows = await sql<{ id: GrantId }>`
    select h.grant_id as id from promotions.holds h
    where h.outcome is null and h.until <= ${at} order by h.until limit ${limit}`
  return rows.map(({ id }) => id)
}
