import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { NewsOutcome } from './hear.ts'
import type { PaymentNews } from './port.ts'

type Source = Pick<Database, 'sql'>

export type StoredCallback = {
  readonly event: string
  readonly payment: string
  readonly kind: string
  readonly amount: bigint | null
  readonly currency: string
  readonly outcome: NewsOutcome
  readonly times: number
  readonly at: Date
}

/** Takes a nonce; one that was taken by the very same content may be taken again. */
export async function takeNonce(
  { sql }: Transaction,
  { gateway, nonce, content, at }: { gateway: string; nonce: string; content: Buffer; at: Date },
): Promise<boolean> {
  const taken = await sql.count`
    insert into cashier.nonces as n (gateway, nonce, content, at)
    values (${gateway}, ${nonce}, ${content}, ${at})
    on conflict (gateway, nonce) do update set content = n.content
    where n.content = excluded.content`
  return taken === 1
}

export async function removeNoncesBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from cashier.nonces where at < ${before}`
}

/** Notes that a fact was told, for the first time or again; answers how it stands. */
export async function noteCallback(
  { sql }: Transaction,
  { gateway, news, at }: { gateway: string; news: PaymentNews; at: Date },
): Promise<StoredCallback> {
  return await sql.one<StoredCallback>`
    insert into cashier.callbacks as c
      (gateway, event, payment, kind, amount, currency, outcome, first_at, last_at)
    values (${gateway}, ${news.event}, ${news.reference}, ${news.kind}, ${news.amount},
      ${news.currency}, 'noted', ${at}, ${at})
    on conflict (gateway, event) do update set times = c.times + 1, last_at = excluded.last_at
    returning event, payment, kind, amount, currency, outcome, times, first_at as at`
}

/** Whether what is told is what was told under this name before. */
export function isSame(told: StoredCallback, news: PaymentNews): boolean {
  return (
    told.kind === news.kind &&
    told.payment === news.reference &&
    told.amount === news.amount &&
    told.currency === news.currency
  )
}

export async function setOutcome(
  { sql }: Transaction,
  row: { gateway: string; event: string; deposit: string | null; outcome: NewsOutcome },
): Promise<void> {
  await sql`
    update cashier.callbacks set deposit = ${row.deposit}, outcome = ${row.outcome}
    where gateway = ${row.gateway} and event = ${row.event}`
}

/** One row for each deposit and cause, however often somebody tries; nothing for a deposit that does not exist. */
export async function noteRefused(
  { sql }: Source,
  { gateway, news, code, at }: { gateway: string; news: PaymentNews; code: string; at: Date },
): Promise<void> {
  await sql`
    insert into cashier.callbacks as c
      (gateway, event, deposit, payment, kind, amount, currency, outcome, first_at, last_at)
    select ${gateway}, ${`refused ${code} `} || id, id, '', ${news.kind}, null, '', ${code}, ${at}, ${at}
    from cashier.deposits where id = ${news.order} and gateway = ${gateway}
    on conflict (gateway, event) do update set times = c.times + 1, last_at = excluded.last_at`
}

/** Oldest first. */
export async function listCallbacks({ sql }: Source, deposit: string): Promise<StoredCallback[]> {
  return await sql<StoredCallback>`
    select event, payment, kind, amount, currency, outcome, times, first_at as at
    from cashier.callbacks where deposit = ${deposit} order by first_at, event limit 100`
}
