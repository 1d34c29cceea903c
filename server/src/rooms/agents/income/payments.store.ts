import type { Currency } from '@baize/kernel/money'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { RecordAsk, RecordSpan } from '../../wallet/wallet.ts'
import type { ContractKind } from '../contracts/contracts.ts'

type Source = Pick<Database, 'sql'>

export type PaymentShown = {
  readonly id: string
  readonly payer: MemberId | 'house'
  readonly payee: MemberId
  readonly kind: ContractKind
  readonly currency: Currency
  readonly amount: bigint
  readonly at: Date
  readonly transfer: string
}

type Asked = Omit<RecordAsk, 'outcome'>

const ofSide = (
  side: 'payer' | 'payee',
  member: MemberId,
  { from, until, before, limit }: Asked,
) => fragment`(
  select id, payer, payee, kind, currency, amount, at, transfer from agents.payments
  where ${side === 'payer' ? fragment`payer` : fragment`payee`} = ${member} and at >= ${from} and at < ${until}
    ${before === undefined ? fragment`` : fragment`and (at, id) < (${before.at}, ${before.id})`}
  order by at desc, id desc limit ${limit})`

/** What somebody was paid and paid, newest first; each side has an index of its own. */
export async function listPayments(
  { sql }: Source,
  member: MemberId,
  ask: Asked,
): Promise<PaymentShown[]> {
  return await sql<PaymentShown>`
    select * from (${ofSide('payee', member, ask)} union all ${ofSide('payer', member, ask)}) as one
    order by at desc, id desc limit ${ask.limit}`
}

export async function sumPayments(
  { sql }: Source,
  member: MemberId,
  { from, until }: RecordSpan,
): Promise<{ readonly in: bigint; readonly out: bigint }> {
  return await sql.one<{ in: bigint; out: bigint }>`
    select
      (select coalesce(sum(amount), 0)::bigint from agents.payments
        where payee = ${member} and at >= ${from} and at < ${until}) as in,
      (select coalesce(sum(amount), 0)::bigint from agents.payments
        where payer = ${member} and at >= ${from} and at < ${until}) as out`
}
