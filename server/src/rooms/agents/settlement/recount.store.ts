import type { Currency } from '@baize/kernel/money'
import { fragment } from '../../../platform/database/database.ts'
import { readTerms } from '../contracts/contracts.ts'
import type { ContractId, ContractKind, PackedTerms, Terms } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'
import { owedOfWindow } from './desk.store.ts'
import type { StoredReasons } from './settled.ts'
import type { Source } from './store.ts'

/** What a contract came to in a window; of a real-time salary in the day, which its windows add up to. */
export type SettledWhole = {
  readonly contract: ContractId
  readonly payer: MemberId | null
  readonly payee: MemberId
  readonly from: Date
  readonly to: Date
  readonly endsAt: Date | null
  readonly terms: Terms
  /** As JSON: of the last window, as its reasons. */
  readonly sums: string
  readonly reasons: StoredReasons
  readonly amount: bigint
  readonly owed: bigint
}

export type WholesAsk = {
  readonly kind: ContractKind
  readonly currency: Currency
  /** The windows that begin from here on and before there. */
  readonly from: Date
  readonly until: Date
  readonly limit: number
}

type Row = Omit<SettledWhole, 'terms' | 'reasons'> & {
  readonly terms: PackedTerms
  readonly reasons: string
}

export async function listWholes(
  { sql }: Source,
  { kind, currency, from, until, limit }: WholesAsk,
): Promise<SettledWhole[]> {
  const whole = kind === 'realtime' ? fragment`s.contract` : fragment`s.contract, s.window_from`
  const last = (column: ReturnType<typeof fragment>) =>
    fragment`(array_agg(${column} order by s.window_from desc))[1]`
  const rows = await sql<Row>`
    select w.*, c.terms, c.ends_at as "endsAt"
    from (
      select s.contract, min(s.payer) as payer, min(s.payee) as payee, min(s.window_from) as "from",
        max(s.window_to) as "to", ${last(fragment`s.sums::text`)} as sums,
        ${last(fragment`s.reasons::text`)} as reasons, sum(s.amount)::bigint as amount,
        sum(${owedOfWindow})::bigint as owed
      from agents.settlements s
      join agents.dues d on d.payer = coalesce(s.payer, 'house') and d.payee = s.payee
        and d.kind = s.kind and d.currency = s.currency
      where s.kind = ${kind} and s.currency = ${currency} and s.window_from >= ${from}
        and s.window_from < ${until}
      group by ${whole} order by "from", s.contract limit ${limit}
    ) as w join agents.contracts c on c.id = w.contract order by w.from, w.contract`
  return rows.map(({ terms, reasons, ...row }) => ({
    ...row,
    terms: readTerms(terms),
    reasons: JSON.parse(reasons) as StoredReasons,
  }))
}
