import { fragment, json } from '../../../platform/database/database.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { addToDay } from '../record-days.store.ts'
import type { Used } from './rules.ts'
import type { Asked, WithdrawalStanding, Step, Withdrawal, WithdrawalId } from './withdrawal.ts'

type Source = Pick<Database, 'sql'>

/** The columns of a withdrawal and what is shown of its account, as `w`, `p` and `i`. */
export const columns = fragment`
  w.id, w.number, w.member, w.payee, w.currency, w.amount, w.fee, w.day::text as day,
  w.requested_at as "requestedAt", w.signals, w.hold, w.fee_hold as "feeHold", w.state, w.since,
  w.version, w.assignee_id as "assigneeId", w.assignee, w.approval,
  w.approved_by_id as "approvedById", w.approved_at as "approvedAt",
  w.second_by_id as "secondById", w.note, w.disbursed, w.fee_taken as "feeTaken", w.returned,
  w.disbursed_at as "disbursedAt", w.confirm_by as "confirmBy",
  w.paused_at as "pausedAt", w.paused_seconds as "pausedSeconds", w.reference, w.reminders,
  w.received, w.remaining, w.received_by as "receivedBy", w.dispute,
  i.name as "institutionName", p.holder, p.hint, p.sealed,
  exists(select from cashier.withdrawal_proofs f where f.withdrawal = w.id) as "hasProof"`
export const joined = fragment`
  join cashier.payees p on p.id = w.payee join cashier.institutions i on i.code = p.institution`

export async function findWithdrawal({ sql }: Source, id: string): Promise<Withdrawal | undefined> {
  return await sql.maybe<Withdrawal>`
    select ${columns} from cashier.withdrawals w ${joined} where w.id = ${id}`
}

/** Holds it until the transaction ends. */
export async function lockWithdrawal(
  { sql }: Transaction,
  id: string,
): Promise<Withdrawal | undefined> {
  return await sql.maybe<Withdrawal>`
    select ${columns} from cashier.withdrawals w ${joined} where w.id = ${id} for update of w`
}

/** Lets one withdrawal of a member be asked for at a time, because what was asked for today counts. */
export async function takeWithdrawalTurn({ sql }: Transaction, member: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals of ${member}`}, 0))`
}

/** What a member has asked for on a day, and whether one is under way. What was rejected does not count. */
export async function getUsed({ sql }: Source, member: MemberId, day: string): Promise<Used> {
  return await sql.one<Used>`
    select coalesce(sum(amount) filter (where day = ${day}::date and state <> 'rejected'), 0)::bigint
        as sum,
      (count(*) filter (where day = ${day}::date and state <> 'rejected'))::int as times,
      count(*) filter (where state in ('requested', 'reviewing', 'approved')) > 0 as "isUnderWay"
    from cashier.withdrawals
    where member = ${member}
      and (day = ${day}::date or state in ('requested', 'reviewing', 'approved'))`
}

export async function insertWithdrawal({ sql }: Transaction, row: Asked): Promise<void> {
  await sql`
    insert into cashier.withdrawals
      (id, member, payee, currency, amount, fee, day, requested_at, signals, hold, fee_hold, state,
       since)
    values (${row.id}, ${row.member}, ${row.payee}, ${row.currency}, ${row.amount}, ${row.fee},
      ${row.day}::date, ${row.requestedAt}, ${json(row.signals)}, ${row.hold}, ${row.feeHold},
      'requested', ${row.requestedAt})`
}

/** Writes how a withdrawal stands now. The caller holds it, so that nothing can have come between. */
export async function changeWithdrawal(
  tx: Transaction,
  row: Withdrawal,
  change: Partial<WithdrawalStanding>,
): Promise<Withdrawal> {
  const next = { ...row, ...change }
  const changed = await tx.sql.count`
    update cashier.withdrawals set state = ${next.state}, since = ${next.since},
      version = version + 1, assignee_id = ${next.assigneeId}, assignee = ${next.assignee},
      approval = ${next.approval}, approved_by_id = ${next.approvedById},
      approved_at = ${next.approvedAt}, second_by_id = ${next.secondById}, note = ${next.note},
      disbursed = ${next.disbursed}, fee_taken = ${next.feeTaken}, returned = ${next.returned},
      disbursed_at = ${next.disbursedAt}, confirm_by = ${next.confirmBy},
      paused_at = ${next.pausedAt}, paused_seconds = ${next.pausedSeconds},
      reference = ${next.reference}, reminders = ${next.reminders}, received = ${next.received},
      remaining = ${next.remaining}, received_by = ${next.receivedBy}, dispute = ${next.dispute}
    where id = ${row.id} and version = ${row.version}`
  if (changed !== 1) throw new Error('A withdrawal changed while it was held.')
  const { member, requestedAt: at } = row
  await addToDay(tx, { member, kind: 'withdrawal', at, amount: takenBy(next) - takenBy(row) })
  return { ...next, version: row.version + 1 }
}

/** What it took out of the wallet for good: nothing until it is paid, and what came back does not count. */
function takenBy({ amount, disbursed, returned }: Withdrawal): bigint {
  return disbursed === null ? 0n : amount - (returned ?? 0n)
}

/** Adds what happened to the history, in order. */
export async function addSteps(
  { sql }: Transaction,
  id: WithdrawalId,
  steps: readonly Step[],
): Promise<void> {
  await sql`
    insert into cashier.withdrawal_steps (withdrawal, step, what, at, by_id, by_name, note)
    select ${id}, place + (
        select coalesce(max(step), 0) from cashier.withdrawal_steps where withdrawal = ${id}),
      what, at, by_id, by_name, note
    from unnest(${steps.map(({ what }) => what)}::text[], ${steps.map(({ at }) => at)}::timestamptz[],
      ${steps.map(({ byId }) => byId)}::text[], ${steps.map(({ by }) => by)}::text[],
      ${steps.map(({ note }) => note)}::text[])
      with ordinality as added (what, at, by_id, by_name, note, place)`
}

export type StepOf = Step & { readonly withdrawal: WithdrawalId }

/** The histories of these withdrawals, each in its order. */
export async function listSteps({ sql }: Source, ids: readonly string[]): Promise<StepOf[]> {
  return await sql<StepOf>`
    select withdrawal, what, at, by_id as "byId", by_name as by, note
    from cashier.withdrawal_steps where withdrawal = any(${[...ids]})
    order by withdrawal, step limit 6000`
}

export async function insertProof(
  { sql }: Transaction,
  { id, webp, at }: { readonly id: WithdrawalId; readonly webp: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    insert into cashier.withdrawal_proofs (withdrawal, webp, at) values (${id}, ${webp}, ${at})`
}

export async function findProof({ sql }: Source, id: string): Promise<Buffer | undefined> {
  const row = await sql.maybe<{ webp: Buffer }>`
    select webp from cashier.withdrawal_proofs where withdrawal = ${id}`
  return row?.webp
}

/** Those of a member, newest first. */
export async function listOwn(
  { sql }: Source,
  member: MemberId,
  page: { readonly limit: number; readonly before?: Place; readonly open?: boolean },
): Promise<Withdrawal[]> {
  const { limit, before, open } = page
  return await sql<Withdrawal>`
    select ${columns} from cashier.withdrawals w ${joined}
    where w.member = ${member} ${olderThan(before)}
      ${open === undefined ? fragment`` : fragment`and (w.lane <> 'done') = ${open}`}
    order by w.requested_at desc, w.id desc limit ${limit}`
}

/** Where a page ended. */
export type Place = { readonly at: Date; readonly id: string }

export function olderThan(before: Place | undefined) {
  return before === undefined
    ? fragment``
    : fragment`and (w.requested_at, w.id) < (${before.at}, ${before.id})`
}

/** How much of what a member asked for before was usual: the middle one, and how many there were. */
export async function getUsual({ sql }: Source, member: MemberId, currency: string) {
  return await sql.one<{ median: bigint | null; times: number }>`
    select percentile_disc(0.5) within group (order by amount) as median, count(*)::int as times
    from (
      select amount from cashier.withdrawals
      where member = ${member} and currency = ${currency} and state <> 'rejected'
      order by requested_at desc limit 100
    ) as earlier`
}

/** Payments that wait for a word of the member and of which something is due by then, the most urgent first. */
export async function listUnconfirmed(
  { sql }: Source,
  at: Date,
  limit: number,
): Promise<{ id: WithdrawalId }[]> {
  return await sql<{ id: WithdrawalId }>`
    select id from cashier.withdrawals
    cross join lateral (
      select ${at}::timestamptz - make_interval(secs => paused_seconds) as at
    ) as clock
    where state = 'disbursed' and paused_at is null and (
      confirm_by <= clock.at
      or (reminders < 2 and disbursed_at + (confirm_by - disbursed_at) * 0.9 <= clock.at)
      or (reminders < 1 and disbursed_at + (confirm_by - disbursed_at) * 0.5 <= clock.at)
    )
    order by confirm_by limit ${limit}`
}

/** Payments of which the clock stands still, in the order of their ids. */
export async function listPaused(
  { sql }: Source,
  after: string,
  limit: number,
): Promise<Pick<Withdrawal, 'id' | 'member'>[]> {
  return await sql<Pick<Withdrawal, 'id' | 'member'>>`
    select id, member from cashier.withdrawals
    where state = 'disbursed' and paused_at is not null and id > ${after}
    order by id limit ${limit}`
}

/** Payments to a member that wait for a word. */
export async function listPaidTo({ sql }: Source, member: MemberId): Promise<WithdrawalId[]> {
  const rows = await sql<{ id: WithdrawalId }>`
    select id from cashier.withdrawals where member = ${member} and state = 'disbursed' order by id`
  return rows.map(({ id }) => id)
}
