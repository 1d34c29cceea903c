import type { JobView, listJobs } from '@baize/contract/system/desk'
import type { ReplyOf } from '@baize/contract/endpoint'
import { jobRank } from './job-rank.ts'
import { nextRun } from './next-run.ts'

export type Jobs = ReplyOf<typeof listJobs>

/** `done` is what is no longer there: a job that succeeds leaves nothing behind but the time of its run. */
export type JobResult = JobView['state'] | 'done' | 'never'

export type JobRow = {
  readonly task: string
  /** The task in the reader's language. */
  readonly says: string
  readonly lastRunAt: string | null
  /** Nothing for what will not run again by itself. */
  readonly nextAt: Date | undefined
  readonly result: JobResult
  readonly attempts: number
  readonly maxAttempts: number
  /** How long it should have run by now; 0 in time. */
  readonly lateMs: number
}

/** A worker looks every few seconds, and takes what is due in turn. */
const graceMs = 2 * 60_000

/** What runs on a clock, and beside it what a person should see; what needs eyes first. */
export function jobRows({ items, schedules }: Jobs, now: Date): JobRow[] {
  const scheduled = schedules.map((schedule) =>
    scheduledRow(schedule, worstOf(items, schedule.task), now),
  )
  const known = new Set(schedules.map(({ task }) => task))
  const others = [...new Set(items.map(({ task }) => task))].filter((task) => !known.has(task))
  const queued = others.map((task) => queuedRow(task, worstOf(items, task), now))
  return [...scheduled, ...queued].toSorted(byNeed)
}

/** The list has what needs eyes first, so the first of a task is its worst. */
function worstOf(items: Jobs['items'], task: string): JobView | undefined {
  return items.find((job) => job.task === task)
}

function scheduledRow(
  { task, says, pattern, lastRunAt }: Jobs['schedules'][number],
  job: JobView | undefined,
  now: Date,
): JobRow {
  const missed = lastRunAt === null ? undefined : nextRun(pattern, new Date(lastRunAt))
  return {
    task,
    says,
    lastRunAt,
    nextAt: nextRun(pattern, now),
    result: job?.state ?? (lastRunAt === null ? 'never' : 'done'),
    attempts: job?.attempts ?? 0,
    maxAttempts: job?.maxAttempts ?? 0,
    lateMs: Math.max(lateBy(missed, now), waitedOf(job, now)),
  }
}

function queuedRow(task: string, job: JobView | undefined, now: Date): JobRow {
  return {
    task,
    says: job?.says ?? task,
    lastRunAt: null,
    nextAt: job && job.state !== 'parked' ? new Date(job.runAt) : undefined,
    result: job?.state ?? 'never',
    attempts: job?.attempts ?? 0,
    maxAttempts: job?.maxAttempts ?? 0,
    lateMs: waitedOf(job, now),
  }
}

function waitedOf(job: JobView | undefined, now: Date): number {
  const isDue = job?.state === 'waiting' || job?.state === 'retrying'
  return isDue ? lateBy(new Date(job.runAt), now) : 0
}

function lateBy(due: Date | undefined, now: Date): number {
  const ms = due ? now.getTime() - due.getTime() : 0
  return ms > graceMs ? ms : 0
}

function needOf({ result, lateMs }: JobRow): number {
  if (result === 'parked') return 0
  if (lateMs > 0) return 1
  return result === 'retrying' ? 2 : 3
}

/** After those in need, the ones that people ask about; of others, those that ran last. */
function byNeed(a: JobRow, b: JobRow): number {
  return (
    needOf(a) - needOf(b) ||
    jobRank(a.task) - jobRank(b.task) ||
    (b.lastRunAt ?? '').localeCompare(a.lastRunAt ?? '')
  )
}
