import type { JobView } from '@baize/contract/system/desk'
import { json, type Database, type Transaction } from '../database/database.ts'
import { scrub } from '../scrub.ts'
import type { AddOptions } from './job.ts'

export async function insertJob(
  tx: Transaction,
  task: string,
  payload: unknown,
  { key, runAt, maxAttempts }: AddOptions,
): Promise<string> {
  const { id } = await tx.sql.one<{ id: bigint }>`
    select id from graphile_worker.add_job(
      identifier => ${task},
      payload => ${json(payload ?? {})}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::int,
      job_key => ${key ?? null}::text)`
  return String(id)
}

type JobRow = {
  id: bigint
  task: string
  state: JobView['state']
  attempts: number
  max_attempts: number
  run_at: Date
  last_error: string | null
}

/** What needs eyes first: parked ones, then those that run, are tried again, or wait. */
export async function listJobs(db: Database, limit: number): Promise<Omit<JobView, 'says'>[]> {
  const rows = await db.sql<JobRow>`
    select * from (
      select id, task_identifier as task, attempts::int, max_attempts::int, run_at, last_error,
        case
          when locked_at is not null then 'running'
          when attempts >= max_attempts then 'parked'
          when attempts > 0 then 'retrying'
          else 'waiting'
        end as state
      from graphile_worker.jobs) jobs
    order by array_position(array['parked', 'running', 'retrying', 'waiting'], state), run_at, id
    limit ${limit}`
  return rows.map((row) => ({
    id: String(row.id),
    task: row.task,
    state: row.state,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    runAt: row.run_at.toISOString(),
    lastError: scrub(row.last_error ?? '').slice(0, 1000),
  }))
}

export async function countJobs(db: Database): Promise<Map<JobView['state'], number>> {
  const rows = await db.sql<{ state: JobView['state']; count: bigint }>`
    select case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'parked'
        when attempts > 0 then 'retrying'
        else 'waiting'
      end as state, count(*) as count
    from graphile_worker.jobs group by 1`
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Gives a parked job its tries again, at once; false when there is no such parked job. */
export async function releaseJob(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const released = await tx.sql`
    select from graphile_worker.jobs j,
      lateral graphile_worker.reschedule_jobs(array[j.id], run_at => ${now}, attempts => 0) r
    where j.id = ${BigInt(id)} and j.attempts >= j.max_attempts and j.locked_at is null`
  if (released.length > 0) await tx.sql`select pg_notify('jobs:insert', '{"count":1}')`
  return released.length > 0
}

/**
 * A job whose own time limit is long over belongs to a node that died: a living one would have cut it off. All that such
 * a node held is set free, and counts as tried once. Of jobs that are not among these, only `others` is known.
 */
export async function freeJobsOfDeadNodes(
  db: Database,
  limits: readonly { readonly task: string; readonly dead: Date }[],
  others: Date,
): Promise<string[]> {
  const dead = await db.sql<{ node: string }>`
    select distinct j.locked_by as node from graphile_worker.jobs j
    left join unnest(${limits.map(({ task }) => task)}::text[],
      ${limits.map((one) => one.dead)}::timestamptz[]) as known (task, dead) on known.task = j.task_identifier
    where j.locked_at < coalesce(known.dead, ${others})`
  const nodes = dead.map(({ node }) => node)
  if (nodes.length > 0) await db.sql`select graphile_worker.force_unlock_workers(${nodes}::text[])`
  return nodes
}

export async function noteRun(db: Database, task: string, at: Date): Promise<void> {
  await db.sql`
    insert into platform.job_runs (task, last_run_at) values (${task}, ${at})
    on conflict (task) do update set last_run_at = excluded.last_run_at`
}

export async function lastRuns(db: Database): Promise<Map<string, Date>> {
  const rows = await db.sql<{ task: string; last_run_at: Date }>`
    select task, last_run_at from platform.job_runs limit 1000`
  return new Map(rows.map(({ task, last_run_at: at }) => [task, at]))
}
