import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Deposit, Step } from './deposit.ts'

type Source = Pick<Database, 'sql'>

export const columns = fragment`
  id, number, member, method, method_version as "methodVersion", gateway,
  needs_slip as "needsSlip", currency, amount, fee, reference, state, reason, note,
  gateway_reference as "gatewayReference", instructions, paid, credited, transfer,
  has_slip as "hasSlip", created_at as "createdAt", since, expires_at as "expiresAt",
  assignee_id as "assigneeId", assignee, approval, approved_by_id as "approvedById", version, lane`

/** Lets one order of a member be made at a time. */
export async function takeDepositTurn(tx: Transaction, member: MemberId): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`deposits of ${member}`}, 0))`
}

export async function findDeposit({ sql }: Source, id: string): Promise<Deposit | undefined> {
  return await sql.maybe<Deposit>`select ${columns} from cashier.deposits where id = ${id}`
}

export async function lockDeposit({ sql }: Transaction, id: string): Promise<Deposit | undefined> {
  return await sql.maybe<Deposit>`select ${columns} from cashier.deposits where id = ${id} for update`
}

export type NewDeposit = Pick<
  Deposit,
  | 'id'
  | 'member'
  | 'method'
  | 'methodVersion'
  | 'gateway'
  | 'needsSlip'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'reference'
  | 'instructions'
  | 'createdAt'
  | 'expiresAt'
>

export async function insertDeposit({ sql }: Transaction, row: NewDeposit): Promise<Deposit> {
  const instructions = row.instructions === null ? null : json(row.instructions)
  return await sql.one<Deposit>`
    insert into cashier.deposits
      (id, member, method, method_version, gateway, needs_slip, currency, amount, fee, reference,
       instructions, state, created_at, since, expires_at)
    values (${row.id}, ${row.member}, ${row.method}, ${row.methodVersion}, ${row.gateway},
      ${row.needsSlip}, ${row.currency}, ${row.amount}, ${row.fee}, ${row.reference},
      ${instructions}, 'awaiting', ${row.createdAt}, ${row.createdAt}, ${row.expiresAt})
    returning ${columns}`
}

/** Writes how a deposit stands now; the caller has locked it. */
export async function saveDeposit({ sql }: Transaction, next: Deposit): Promise<Deposit> {
  return await sql.one<Deposit>`
    update cashier.deposits set
      state = ${next.state}, reason = ${next.reason}, note = ${next.note}, paid = ${next.paid},
      credited = ${next.credited}, transfer = ${next.transfer}, has_slip = ${next.hasSlip},
      since = ${next.since}, approval = ${next.approval}, approved_by_id = ${next.approvedById},
      version = version + 1
    where id = ${next.id} returning ${columns}`
}

/** Notes how to pay, once; answers nothing when that is known or the order no longer waits. */
export async function setInstructions(
  { sql }: Source,
  { id, instructions, gatewayReference }: Pick<Deposit, 'id' | 'instructions' | 'gatewayReference'>,
): Promise<Deposit | undefined> {
  return await sql.maybe<Deposit>`
    update cashier.deposits
    set instructions = ${json(instructions)}, gateway_reference = ${gatewayReference}
    where id = ${id} and instructions is null and gateway_reference in ('', ${gatewayReference})
    returning ${columns}`
}

/** What a gateway calls a payment may be told by its call-back before its answer is here. */
export async function setGatewayReference({ sql }: Transaction, id: string, reference: string) {
  await sql`
    update cashier.deposits set gateway_reference = ${reference}
    where id = ${id} and gateway_reference = ''`
}

export async function insertStep({ sql }: Transaction, step: Step): Promise<void> {
  await sql`
    insert into cashier.deposit_steps (deposit, number, state, at, by_name, note, moved)
    select ${step.deposit}, coalesce(max(number), 0) + 1, ${step.state}, ${step.at}, ${step.by},
      ${step.note}, ${step.moved}
    from cashier.deposit_steps where deposit = ${step.deposit}`
}

/** Of several deposits, each in its order. */
export async function listSteps({ sql }: Source, deposits: readonly string[]): Promise<Step[]> {
  return await sql<Step>`
    select deposit, state, at, by_name as by, note, moved from cashier.deposit_steps
    where deposit = any(${deposits}::text[]) order by deposit, number limit 5000`
}

export async function countAwaiting({ sql }: Source, member: MemberId): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::int as count from cashier.deposits
    where member = ${member} and state = 'awaiting'`
  return count
}

/** An order of the same sum by the same method that was made since then and still waits. */
export async function findDouble(
  { sql }: Source,
  { member, method, currency, amount }: Pick<Deposit, 'member' | 'method' | 'currency' | 'amount'>,
  since: Date,
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }>`
    select id from cashier.deposits
    where member = ${member} and method = ${method} and currency = ${currency}
      and amount = ${amount} and state = 'awaiting' and created_at > ${since}
    order by created_at desc limit 1`
  return found?.id
}

/** The method of the latest order, and whether money ever arrived. */
export async function readHabits({ sql }: Source, member: MemberId) {
  return await sql.one<{ lastMethod: string | null; hasPaid: boolean }>`
    select
      (select method from cashier.deposits where member = ${member}
       order by created_at desc, id desc limit 1) as "lastMethod",
      exists (select from cashier.deposits where member = ${member} and state = 'success') as "hasPaid"`
}

export async function hasOtherCredit(
  { sql }: Source,
  { member, id }: Pick<Deposit, 'member' | 'id'>,
): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (select from cashier.deposits
      where member = ${member} and state = 'success' and id <> ${id}) as found`
  return found
}

/** Counts a credit on the day on which it was ordered. */
export async function addMemberDay({ sql }: Transaction, deposit: Deposit): Promise<void> {
  const { member, createdAt, paid, credited, since } = deposit
  await sql`
    insert into cashier.member_days as d (member, day, paid, credited, last_at)
    values (${member}, ${createdAt.toISOString().slice(0, 10)}, ${paid}, ${credited}, ${since})
    on conflict (member, day) do update set paid = d.paid + excluded.paid,
      credited = d.credited + excluded.credited, last_at = greatest(d.last_at, excluded.last_at)`
}

/** What a member ever paid in, and when it arrived last. */
export async function sumOf({ sql }: Source, member: MemberId) {
  return await sql.one<{ total: bigint; lastAt: Date | null }>`
    select coalesce(sum(paid), 0)::bigint as total, max(last_at) as "lastAt"
    from cashier.member_days where member = ${member}`
}

/** Own deposits, newest first. */
export async function listOfMember(
  { sql }: Source,
  member: MemberId,
  page: {
    readonly open: boolean
    readonly before?: { at: Date; id: string }
    readonly limit: number
  },
): Promise<Deposit[]> {
  const { open, before, limit } = page
  return await sql<Deposit>`
    select ${columns} from cashier.deposits
    where member = ${member}
      ${open ? fragment`and state in ('awaiting', 'verifying', 'held')` : fragment``}
      ${before ? fragment`and (created_at, id) < (${before.at}, ${before.id})` : fragment``}
    order by created_at desc, id desc limit ${limit}`
}

export async function listDue({ sql }: Source, at: Date, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from cashier.deposits where state = 'awaiting' and expires_at <= ${at}
    order by expires_at limit ${limit}`
  return found.map(({ id }) => id)
}

/** Payments about which their gateways have not been certain since then. */
export async function listDoubtful({ sql }: Source, since: Date, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from cashier.deposits
    where lane = 'open' and state = 'verifying' and since <= ${since} order by since limit ${limit}`
  return found.map(({ id }) => id)
}

export async function putSlip(
  { sql }: Transaction,
  { deposit, webp, at, by }: { deposit: string; webp: Buffer; at: Date; by: string },
): Promise<void> {
  await sql`
    insert into cashier.slips (deposit, webp, at, by_name)
    values (${deposit}, ${webp}, ${at}, ${by})
    on conflict (deposit) do update
    set webp = excluded.webp, at = excluded.at, by_name = excluded.by_name`
}

export async function findSlip({ sql }: Source, deposit: string): Promise<Buffer | undefined> {
  const row = await sql.maybe<{ webp: Buffer }>`
    select webp from cashier.slips where deposit = ${deposit}`
  return row?.webp
}
