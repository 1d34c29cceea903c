import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment } from '../../../platform/database/database.ts'
import type { ContractKind } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Payer } from './settled.ts'
import type { HeldDue, Source } from './store.ts'

export type RunsAsk = { readonly kind?: ContractKind; readonly from: Day; readonly to: Day }

export type RunRow = {
  readonly kind: ContractKind
  readonly day: Day
  readonly currency: Currency
  readonly from: Date
  readonly to: Date
  readonly contracts: number
  readonly windows: number
  readonly nothing: number
  readonly amount: bigint
  readonly setOff: bigint
  readonly owed: bigint
  readonly settledAt: Date
}

/** Of a window what is still owed: its own part of what the two have open. */
export const owedOfWindow = fragment`greatest(0, least(s.earned_after, d.earned) - greatest(d.paid, s.earned_after - s.amount))`

/** What the windows of each day came to, by kind and currency. */
export async function listRuns({ sql }: Source, { kind, from, to }: RunsAsk): Promise<RunRow[]> {
  return await sql<RunRow>`
    select s.kind, s.day::text as day, s.currency, min(s.window_from) as "from", max(s.window_to) as "to",
      count(distinct s.contract)::int as contracts, count(*)::int as windows,
      (count(*) filter (where s.amount = 0))::int as nothing,
      sum(s.amount)::bigint as amount,
      coalesce(sum(s.amount) filter (where s.amount < 0), 0)::bigint as "setOff",
      coalesce(sum(${owedOfWindow}) filter (where s.amount > 0), 0)::bigint as owed,
      max(s.at) as "settledAt"
    from agents.settlements s
    join agents.dues d on d.payer = coalesce(s.payer, 'house') and d.payee = s.payee and d.kind = s.kind
      and d.currency = s.currency
    where s.day between ${from}::date and ${to}::date
      ${kind === undefined ? fragment`` : fragment`and s.kind = ${kind}`}
    group by s.kind, s.day, s.currency
    order by s.day desc, s.kind, s.currency limit 1000`
}

export type DueKey = Pick<HeldDue, 'payer' | 'payee' | 'kind' | 'currency'>

/** How accounts between these stand, where there is anything. */
export async function listDuesOf({ sql }: Source, keys: readonly DueKey[]): Promise<HeldDue[]> {
  return await sql<HeldDue>`
    select d.payer, d.payee, d.kind, d.currency, d.since, d.earned, d.paid, d.short_since as "shortSince",
      d.last_settlement as "lastSettlement"
    from agents.dues d
    join unnest(${keys.map(({ payer }) => payer)}::text[], ${keys.map(({ payee }) => payee)}::text[],
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ currency }) => currency)}::text[])
      as asked (payer, payee, kind, currency) using (payer, payee, kind, currency)`
}

export type PayablesAsk = {
  readonly kind?: ContractKind
  readonly payer?: MemberId | 'house'
  readonly offset: number
  readonly limit: number
}

export type PayableRow = {
  readonly payer: Payer
  readonly payee: MemberId
  readonly kind: ContractKind
  readonly currency: Currency
  readonly earned: bigint
  readonly paid: bigint
  readonly since: Date
  readonly shortSince: Date | null
}

const open = ({ kind, payer }: Pick<PayablesAsk, 'kind' | 'payer'>) => fragment`since is not null
  ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}
  ${payer === undefined ? fragment`` : fragment`and payer = ${payer}`}`

/** What is owed, the oldest first. */
export async function listPayables({ sql }: Source, ask: PayablesAsk): Promise<PayableRow[]> {
  return await sql<PayableRow>`
    select payer, payee, kind, currency, earned, paid, since, short_since as "shortSince"
    from agents.dues where ${open(ask)}
    order by since, payer, payee, kind, currency limit ${ask.limit} offset ${ask.offset}`
}

export async function sumPayables(
  { sql }: Source,
  ask: Pick<PayablesAsk, 'kind' | 'payer'>,
): Promise<{ currency: Currency; owed: bigint; payers: number; count: number }[]> {
  return await sql<{ currency: Currency; owed: bigint; payers: number; count: number }>`
    select currency, sum(earned - paid)::bigint as owed, count(distinct payer)::int as payers,
      count(*)::int as count
    from agents.dues where ${open(ask)} group by currency order by currency`
}
