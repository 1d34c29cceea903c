import type { Currency } from '@baize/kernel/money'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { ContractId, ContractKind, PackedTerms } from '../contracts/contracts.ts'
import type { StoredReasons } from '../settlement/settlement.ts'

type Source = Pick<Database, 'sql'>

export type Side = 'got' | 'given'

export type WindowsAsk = {
  readonly member: MemberId
  readonly side: Side
  readonly kind: ContractKind
  readonly currency: Currency
  /** Windows that ended after the first and by the second. */
  readonly from: Date
  readonly until: Date
}

export type WindowRow = {
  readonly id: string
  readonly kind: ContractKind
  readonly contract: ContractId
  readonly version: number
  readonly payer: MemberId | null
  readonly payee: MemberId
  readonly currency: Currency
  readonly from: Date
  readonly to: Date
  readonly at: Date
  readonly reasons: StoredReasons
  readonly amount: bigint
  readonly carriedOut: bigint
  readonly earnedAfter: bigint
  readonly owed: bigint
  readonly newBasis: string
}

/**
 * What later windows below zero leave of what a pair had come to: what is owed is counted from there, and the rest of a
 * row is set off. Few rows are below zero, and an index has only those.
 */
const later = fragment`(
  select min(l.earned_after) from agents.settlements l
  where l.payee = s.payee and l.kind = s.kind and l.amount < 0 and l.window_from > s.window_from
    and l.currency = s.currency and l.payer is not distinct from s.payer)`

const left = fragment`least(s.earned_after, ${later})`

/** Of a row, what is owed: nothing wherever its pair is paid up to it. The rows of a pair add up to what it owes. */
const owed = fragment`case when d.earned > d.paid and s.earned_after > d.paid then
  greatest(0, ${left} - greatest(d.paid, least(s.earned_after - s.amount, ${left}))) else 0 end`

const joined = fragment`agents.settlements s
  join agents.dues d on d.payer = coalesce(s.payer, 'house') and d.payee = s.payee and d.kind = s.kind
    and d.currency = s.currency`

/** The longest window is a month; what began earlier ended earlier. */
const longestMs = 32 * 86_400_000

const chosen = ({ member, side, kind, currency, from, until }: WindowsAsk) => fragment`
  ${side === 'got' ? fragment`s.payee` : fragment`s.payer`} = ${member} and s.kind = ${kind}
  and s.currency = ${currency} and s.window_to > ${from} and s.window_to <= ${until}
  and s.window_from >= ${new Date(from.getTime() - longestMs)} and s.window_from < ${until}`

/** A real-time salary counts on through its day: of its basis, what came since the window before. */
const newBasis = fragment`(s.reasons ->> 'basis')::numeric - case when s.kind = 'realtime' then coalesce((
  select (b.reasons ->> 'basis')::numeric from agents.settlements b
  where b.contract = s.contract and b.day = s.day and b.window_from < s.window_from
  order by b.window_from desc limit 1), 0) else 0 end`

const columns = fragment`s.id, s.kind, s.contract, s.payer, s.payee, s.currency, s.window_from as "from",
  s.window_to as "to", s.at, s.reasons, s.amount, s.carried_out as "carriedOut",
  s.earned_after as "earnedAfter", (${owed})::bigint as owed,
  (${newBasis})::text as "newBasis", (
    select count(*)::int from agents.contracts c
    join agents.contracts v on v.downline = c.downline and v.kind = c.kind
    where c.id = s.contract and v.begins_at <= c.begins_at
      and (v.ends_at is null or v.ends_at > v.begins_at)) as version`

/** Newest first. */
export async function listWindows(
  { sql }: Source,
  ask: WindowsAsk,
  page: { readonly before?: { readonly from: Date; readonly id: string }; readonly limit: number },
): Promise<WindowRow[]> {
  const { before, limit } = page
  return await sql<WindowRow>`
    select ${columns} from ${joined} where ${chosen(ask)}
      ${before === undefined ? fragment`` : fragment`and (s.window_from, s.id) < (${before.from}, ${before.id})`}
    order by s.window_from desc, s.id desc limit ${limit}`
}

export async function sumWindows({ sql }: Source, ask: WindowsAsk) {
  // A real-time salary counts on through its day: the last window of a day has what the day came to.
  return await sql.one<
    Record<'validBet' | 'loss' | 'amount' | 'owed', string> & { windows: number }
  >`
    select count(*)::int as windows, coalesce(sum(amount), 0)::text as amount,
      coalesce(sum(owed), 0)::text as owed,
      coalesce(sum(valid_bet) filter (where is_whole), 0)::text as "validBet",
      coalesce(sum(loss) filter (where is_whole), 0)::text as loss
    from (
      select s.amount, ${owed} as owed, (s.reasons ->> 'validBet')::numeric as valid_bet,
        (s.reasons ->> 'loss')::numeric as loss, s.kind <> 'realtime' or row_number()
          over (partition by s.contract, s.day order by s.window_from desc) = 1 as is_whole
      from ${joined} where ${chosen(ask)}
    ) as one`
}

export type WindowDetail = WindowRow & {
  readonly terms: PackedTerms
  readonly sums: Readonly<Record<'stake' | 'payout' | 'bonus' | 'rebate', string>>
}

/** One window of who got or gave it, with the terms by which it was settled. */
export async function findWindow(
  { sql }: Source,
  id: string,
  member: MemberId,
): Promise<WindowDetail | undefined> {
  return await sql.maybe<WindowDetail>`
    select ${columns}, s.sums, (select terms from agents.contracts where id = s.contract) as terms
    from ${joined} where s.id = ${id} and (s.payee = ${member} or s.payer = ${member})`
}

/** The windows of the same downline and kind that come before and after one, of those that the member got or gave. */
export async function findBeside(
  { sql }: Source,
  { id, from, payee, kind, currency }: WindowRow,
  member: MemberId,
): Promise<{ readonly older: string | null; readonly newer: string | null }> {
  const mine = fragment`payee = ${payee} and kind = ${kind} and currency = ${currency}
    and (payee = ${member} or payer = ${member})`
  return await sql.one<{ older: string | null; newer: string | null }>`
    select (
      select id from agents.settlements where ${mine} and (window_from, id) < (${from}, ${id})
      order by window_from desc, id desc limit 1) as older, (
      select id from agents.settlements where ${mine} and (window_from, id) > (${from}, ${id})
      order by window_from, id limit 1) as newer`
}

export type PaymentPiece = {
  readonly at: Date
  readonly transfer: string
  /** What of the payment was for this window. */
  readonly amount: bigint
  /** What all payments paid of it. */
  readonly all: bigint
}

/**
 * The payments that paid a window, the oldest first. A pair's payments go to its windows in order; what a later window
 * below zero took back by the time of a payment was no longer to be paid.
 */
export async function listPieces(
  { sql }: Source,
  row: WindowRow,
  limit: number,
): Promise<PaymentPiece[]> {
  return await sql<PaymentPiece>`
    with paid as (
      select p.at, p.id, p.transfer, p.amount, sum(p.amount) over (order by p.at, p.id) as after
      from agents.payments p
      where p.payee = ${row.payee} and p.payer = ${row.payer ?? 'house'} and p.kind = ${row.kind}
        and p.currency = ${row.currency}
    ), pieces as (
      select p.at, p.id, p.transfer, least(p.after, ${row.earnedAfter}, (
          select min(l.earned_after) from agents.settlements l
          where l.payee = ${row.payee} and l.kind = ${row.kind} and l.amount < 0
            and l.window_from > ${row.from} and l.at <= p.at and l.currency = ${row.currency}
            and l.payer is not distinct from ${row.payer}::text
        )) - greatest(p.after - p.amount, ${row.earnedAfter - row.amount}) as amount
      from paid p where p.at >= ${row.at} and p.after > ${row.earnedAfter - row.amount}
        and p.after - p.amount < ${row.earnedAfter}
    )
    select at, transfer, amount::bigint, (sum(amount) over ())::bigint as all from pieces
    where amount > 0 order by at, id limit ${limit}`
}

/** What the pair had paid by a moment. */
export async function sumPaidBefore({ sql }: Source, row: WindowRow): Promise<bigint> {
  const { paid } = await sql.one<{ paid: bigint }>`
    select coalesce(sum(amount), 0)::bigint as paid from agents.payments
    where payee = ${row.payee} and payer = ${row.payer ?? 'house'} and kind = ${row.kind}
      and currency = ${row.currency} and at < ${row.at}`
  return paid
}

export type EarnedRow = {
  readonly kind: ContractKind
  readonly day: string
  /** When a dividend's window ended; the others end on their day. */
  readonly ended: Date | null
  readonly amount: bigint
  readonly windows: number
  readonly last: Date
}

/** What windows that ended in a span came to, by kind and day. */
export async function sumEarned(
  { sql }: Source,
  side: Side,
  { member, currency, from, until }: Omit<WindowsAsk, 'side' | 'kind'>,
): Promise<EarnedRow[]> {
  return await sql<EarnedRow>`
    select s.kind, s.day::text as day, case when s.kind = 'dividend' then s.window_to end as ended,
      sum(s.amount)::bigint as amount, count(*)::int as windows, max(s.at) as last
    from agents.settlements s
    where ${side === 'got' ? fragment`s.payee` : fragment`s.payer`} = ${member}
      and s.kind = any(${['dividend', 'daily', 'hourly', 'realtime']}) and s.currency = ${currency}
      and s.window_to > ${from} and s.window_to <= ${until}
      and s.window_from >= ${new Date(from.getTime() - longestMs)} and s.window_from < ${until}
    group by 1, 2, 3`
}

/** What is owed today, by kind. */
export async function sumOwed(
  { sql }: Source,
  side: Side,
  { member, currency }: { readonly member: MemberId; readonly currency: Currency },
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql<{ kind: string; owed: bigint }>`
    select kind, sum(earned - paid)::bigint as owed from agents.dues
    where ${side === 'got' ? fragment`payee` : fragment`payer`} = ${member}
      and currency = ${currency} and since is not null
    group by kind`
  return new Map(rows.map(({ kind, owed: sum }) => [kind, sum]))
}
