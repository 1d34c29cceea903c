import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { MemberId } from '../../wallet/wallet.ts'
import type { RunDue, RunKind, RunReason } from './programme.ts'

type Source = Pick<Database, 'sql'>

export type RunState = 'frozen' | 'computed' | 'approved' | 'posting' | 'done'

export type Run = {
  readonly id: string
  readonly kind: RunKind
  readonly from: Day
  readonly until: Day
  readonly zone: string
  readonly fromAt: Date
  readonly untilAt: Date
  readonly version: number
  readonly state: RunState
  readonly reached: string
  readonly waits: 'budget' | 'second_person' | null
  readonly approvedBy: string | null
  readonly beganAt: Date
  readonly doneAt: Date | null
}

const columnsOf = (sql: Source['sql']) => async (where: 'id' | 'open' | 'kind', value: string) =>
  await sql<Run>`
    select r.id, r.kind, r.day::text as "from", r.until_day::text as "until", r.zone, r.from_at as "fromAt",
      r.until_at as "untilAt", r.version, r.state, r.reached, r.waits, r.approved_by as "approvedBy",
      r.began_at as "beganAt", r.done_at as "doneAt"
    from promotions.runs r
    where (${where} = 'id' and r.id = ${value}) or (${where} = 'open' and r.state <> 'done')
      or (${where} = 'kind' and (r.kind = ${value} or ${value} = ''))
    order by r.day desc, r.kind limit 100`

export const findRun = async ({ sql }: Source, id: string): Promise<Run | undefined> =>
  (await columnsOf(sql)('id', id))[0]

export const listOpenRuns = async ({ sql }: Source): Promise<Run[]> =>
  (await columnsOf(sql)('open', '')).toReversed()

/** Newest first. */
export const listRuns = async ({ sql }: Source, kind: RunKind | ''): Promise<Run[]> =>
  await columnsOf(sql)('kind', kind)

export async function lastDay({ sql }: Source, kind: RunKind): Promise<Day | undefined> {
  const row = await sql.maybe<{ day: Day }>`
    select r.day::text as day from promotions.runs r where r.kind = ${kind} order by r.day desc limit 1`
  return row?.day
}

/** Answers whether it is new: a window has one run. */
export async function insertRun({ sql }: Transaction, run: Run): Promise<boolean> {
  const rows = await sql<{ id: string }>`
    insert into promotions.runs (id, kind, day, until_day, zone, from_at, until_at, version, state, began_at)
    values (${run.id}, ${run.kind}, ${run.from}::date, ${run.until}::date, ${run.zone}, ${run.fromAt},
      ${run.untilAt}, ${run.version}, ${run.state}, ${run.beganAt})
    on conflict (kind, day) do nothing returning id`
  return rows.length > 0
}

/** Holds a run until the transaction ends, so that one node at a time goes on with it. */
export async function holdRun(tx: Transaction, id: string): Promise<Run | undefined> {
  tx.send`select from promotions.runs r where r.id = ${id} for update`
  return await findRun(tx, id)
}

/** A run that is paid, which several do at once; whoever holds it waits for them. */
export async function joinPosting(tx: Transaction, id: string): Promise<Run | undefined> {
  tx.send`select from promotions.runs r where r.id = ${id} for key share`
  const run = await findRun(tx, id)
  return run?.state === 'posting' ? run : undefined
}

export function saveRun(
  tx: Transaction,
  run: Pick<Run, 'id' | 'state' | 'reached' | 'waits' | 'approvedBy' | 'doneAt'>,
): void {
  tx.send`
    update promotions.runs set state = ${run.state}, reached = ${run.reached}, waits = ${run.waits},
      approved_by = ${run.approvedBy}, done_at = ${run.doneAt}
    where id = ${run.id}`
}

export function addLines(tx: Transaction, run: string, dues: readonly RunDue[]): void {
  if (dues.length === 0) return
  tx.send`
    insert into promotions.run_lines (run, member, currency, amount, why, reason)
    select ${run}::text, member, currency, amount, why, reason from rows from (
      unnest(${dues.map(({ member }) => member)}::text[], ${dues.map(({ currency }) => currency)}::text[],
        ${dues.map(({ amount }) => String(amount))}::bigint[],
        ${dues.map(({ reason }) => reason)}::text[]),
      jsonb_array_elements(${JSON.stringify(dues.map(({ why }) => why))}::jsonb)
    ) as due (member, currency, amount, reason, why)`
}

export type RunLine = Omit<RunDue, 'reason'> & {
  readonly reason: RunReason | null
  readonly grant: string | null
}

/** Those that are to be paid and that nobody else pays, by id, held until the transaction ends. */
export async function takeUnpaid(
  { sql }: Transaction,
  run: string,
  after: string,
  limit: number,
): Promise<RunLine[]> {
  return await sql<RunLine>`
    select l.member, l.currency, l.amount, l.why, l.reason, l.grant_id as "grant"
    from promotions.run_lines l
    where l.run = ${run} and l.amount > 0 and l.grant_id is null and l.member > ${after}
    order by l.member limit ${limit} for no key update skip locked`
}

export async function hasUnpaid({ sql }: Source, run: string): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from promotions.run_lines l
      where l.run = ${run} and l.amount > 0 and l.grant_id is null) as found`
  return found
}

export async function listLines(
  { sql }: Source,
  run: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<RunLine[]> {
  return await sql<RunLine>`
    select l.member, l.currency, l.amount, l.why, l.reason, l.grant_id as "grant"
    from promotions.run_lines l where l.run = ${run} and l.member > ${after}
    order by l.member limit ${limit}`
}

export function closeLines(
  tx: Transaction,
  run: string,
  paid: ReadonlyMap<MemberId, string>,
): void {
  if (paid.size === 0) return
  const members = [...paid.keys()]
  tx.send`
    update promotions.run_lines l set grant_id = new.grant_id
    from unnest(${members}::text[], ${[...paid.values()]}::text[]) as new (member, grant_id)
    where l.run = ${run} and l.member = any(${members}::text[]) and l.member = new.member`
}

export type RunSum = {
  readonly run: string
  readonly currency: Currency
  readonly members: number
  readonly nothing: number
  readonly amount: bigint
  readonly paid: bigint
  readonly paidMembers: number
}

export async function sumRuns({ sql }: Source, runs: readonly string[]): Promise<RunSum[]> {
  const rows = await sql<Omit<RunSum, 'amount' | 'paid'> & { amount: string; paid: string }>`
    select l.run, l.currency, count(*)::int as members,
      (count(*) filter (where l.amount = 0))::int as nothing, sum(l.amount)::text as amount,
      coalesce(sum(l.amount) filter (where l.grant_id is not null), 0)::text as paid,
      (count(*) filter (where l.grant_id is not null))::int as "paidMembers"
    from promotions.run_lines l where l.run = any(${[...runs]}::text[])
    group by l.run, l.currency order by l.run, l.currency`
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), paid: BigInt(row.paid) }))
}
