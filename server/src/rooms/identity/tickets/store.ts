import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/members.ts'
import type { Ticket, TicketKind } from './ticket.ts'

type StoredTicket = {
  readonly hash: Buffer
  readonly kind: TicketKind
  readonly memberId: MemberId | null
  readonly content: Readonly<Record<string, unknown>>
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertTicket(tx: Transaction, ticket: StoredTicket): Promise<void> {
  const { hash, kind, memberId, content, at, expiresAt } = ticket
  await tx.sql`
    insert into identity.tickets (token_hash, kind, member_id, content, created_at, expires_at)
    values (${hash}, ${kind}, ${memberId}, ${JSON.stringify(content)}::jsonb, ${at}, ${expiresAt})`
}

export async function lockTicket(
  tx: Transaction,
  hash: Buffer,
  kind: TicketKind,
  now: Date,
): Promise<Ticket | undefined> {
  return await tx.sql.maybe<Ticket>`
    select member_id as "memberId", content, wrong from identity.tickets
    where token_hash = ${hash} and kind = ${kind} and expires_at > ${now} for update`
}

/** One statement, so that of two who come with the same ticket one gets it. */
export async function deleteTicket(
  tx: Transaction,
  hash: Buffer,
  kind: TicketKind,
  now: Date,
): Promise<Ticket | undefined> {
  return await tx.sql.maybe<Ticket>`
    delete from identity.tickets
    where token_hash = ${hash} and kind = ${kind} and expires_at > ${now}
    returning member_id as "memberId", content, wrong`
}

export async function countWrong(
  tx: Transaction,
  hash: Buffer,
  kind: TicketKind,
  limit: number,
): Promise<void> {
  await tx.sql`
    delete from identity.tickets
    where token_hash = ${hash} and kind = ${kind} and wrong + 1 >= ${limit}`
  await tx.sql`
    update identity.tickets set wrong = wrong + 1 where token_hash = ${hash} and kind = ${kind}`
}

export async function deleteTicketsOf(
  tx: Transaction,
  kind: TicketKind,
  memberId: MemberId,
): Promise<void> {
  await tx.sql`delete from identity.tickets where kind = ${kind} and member_id = ${memberId}`
}

export async function deleteOldTickets(tx: Transaction, now: Date): Promise<void> {
  await tx.sql`delete from identity.tickets where expires_at <= ${now}`
}
