import type { SandboxManner } from '@baize/contract/cashier/methods-desk'
import { fragment, type Database, type Transaction } from '../../platform/database/database.ts'
import type { Payment } from './payment.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  id, deposit, currency, amount, paid, state, manner, back, expires_at as "expiresAt",
  created_at as "createdAt", decided_at as "decidedAt"`

export async function readManner({ sql }: Source): Promise<SandboxManner> {
  const { manner } = await sql.one<{ manner: SandboxManner }>`select manner from cashier.sandbox`
  return manner
}

export async function setManner({ sql }: Transaction, manner: SandboxManner): Promise<void> {
  await sql`update cashier.sandbox set manner = ${manner}`
}

/** Writes a payment, unless its order has one. */
export async function insertPayment({ sql }: Source, row: Payment): Promise<void> {
  await sql`
    insert into cashier.sandbox_payments
      (id, deposit, currency, amount, state, manner, back, expires_at, created_at)
    values (${row.id}, ${row.deposit}, ${row.currency}, ${row.amount}, ${row.state}, ${row.manner},
      ${row.back}, ${row.expiresAt}, ${row.createdAt})
    on conflict (deposit) do nothing`
}

export async function findOfDeposit(
  { sql }: Source,
  deposit: string,
): Promise<Payment | undefined> {
  return await sql.maybe<Payment>`
    select ${columns} from cashier.sandbox_payments where deposit = ${deposit}`
}

export async function findPayment({ sql }: Source, id: string): Promise<Payment | undefined> {
  return await sql.maybe<Payment>`
    select ${columns} from cashier.sandbox_payments where id = ${id}`
}

export async function lockPayment({ sql }: Transaction, id: string): Promise<Payment | undefined> {
  return await sql.maybe<Payment>`
    select ${columns} from cashier.sandbox_payments where id = ${id} for update`
}

export async function decidePayment(
  { sql }: Transaction,
  id: string,
  { state, paid, at }: { state: Payment['state']; paid: bigint | null; at: Date },
): Promise<void> {
  await sql`
    update cashier.sandbox_payments set state = ${state}, paid = ${paid}, decided_at = ${at}
    where id = ${id}`
}

/** Newest first. */
export async function listPayments({ sql }: Source, limit: number): Promise<Payment[]> {
  return await sql<Payment>`
    select ${columns} from cashier.sandbox_payments order by number desc limit ${limit}`
}
