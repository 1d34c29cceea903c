import type { GiftKind } from '@baize/contract/promotions/gifts-desk'
import type { Currency } from '@baize/kernel/money'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

export type GiftId = `gft_${string}`

export type Gift = {
  readonly id: GiftId
  readonly member: MemberId
  readonly offer: string
  readonly version: number
  readonly kind: GiftKind
  readonly currency: Currency
  readonly amount: bigint
  readonly deposit: bigint
  readonly times: number
  readonly days: number
  readonly note: string
  readonly reason: string
  readonly requestedById: string
  readonly requestedBy: string
  readonly requestedAt: Date
  readonly approval: string | null
  readonly state: 'waiting' | 'done' | 'rejected' | 'expired'
  readonly decidedBy: string
  readonly decidedAt: Date | null
  readonly grant: GrantId | null
}

const columns = fragment`
  id, member, offer, version, kind, currency, amount, deposit, times, days, note, reason,
  requested_by_id as "requestedById", requested_by as "requestedBy", requested_at as "requestedAt",
  approval, state, decided_by as "decidedBy", decided_at as "decidedAt", grant_id as "grant"`

/** Lets one request with this id be made at a time, for the stored answer. */
export async function takeTurn(tx: Transaction, id: GiftId): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`gift ${id}`}, 0))`
}

export async function find({ sql }: Source, id: GiftId): Promise<Gift | undefined> {
  return await sql.maybe<Gift>`select ${columns} from promotions.gifts where id = ${id}`
}

export async function hold(tx: Transaction, id: string): Promise<Gift | undefined> {
  return await tx.sql.maybe<Gift>`
    select ${columns} from promotions.gifts where id = ${id} for update`
}

export async function insert(tx: Transaction, gift: Gift): Promise<void> {
  await tx.sql`
    insert into promotions.gifts (id, member, offer, version, kind, currency, amount, deposit, times, days, note,
      reason, requested_by_id, requested_by, requested_at, approval, state, decided_by, decided_at, grant_id)
    values (${gift.id}, ${gift.member}, ${gift.offer}, ${gift.version}, ${gift.kind}, ${gift.currency},
      ${gift.amount}, ${gift.deposit}, ${gift.times}, ${gift.days}, ${gift.note}, ${gift.reason},
      ${gift.requestedById}, ${gift.requestedBy}, ${gift.requestedAt}, ${gift.approval}, ${gift.state},
      ${gift.decidedBy}, ${gift.decidedAt}, ${gift.grant})`
}

/** Brings one that waits to its end; one that has come to one stays as it is. */
export async function end(
  tx: Transaction,
  id: string,
  to: Pick<Gift, 'state' | 'decidedBy' | 'decidedAt' | 'grant'>,
): Promise<void> {
  await tx.sql`
    update promotions.gifts set state = ${to.state}, decided_by = ${to.decidedBy},
      decided_at = ${to.decidedAt}, grant_id = ${to.grant}
    where id = ${id} and state = 'waiting'`
}

export async function list({ sql }: Source, member: MemberId, limit: number): Promise<Gift[]> {
  return await sql<Gift>`
    select ${columns} from promotions.gifts where member = ${member} order by id desc limit ${limit}`
}
