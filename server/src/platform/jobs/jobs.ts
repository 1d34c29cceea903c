import type { JobView } from '@baize/contract/system/desk'
import type { Task } from 'graphile-worker'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import { startLoop } from '../loop.ts'
import { errorText } from '../scrub.ts'
import { withTimeLimit } from '../time-limit.ts'
import { longestTimeLimitMs, type AddOptions, type JobDefinition, type JobList } from './job.ts'
import * as store from './store.ts'
import { prepareQueue, startWorker } from './worker.ts'

export type { AddOptions, JobDefinition, JobList, JobRun } from './job.ts'

export type Jobs = {
  /** Says what a job does; all are defined before `start`. A name used twice is a defect. */
  define<Payload>(task: string, definition: JobDefinition<Payload>): void
  /** Adds a job in the caller's transaction: it runs if that commits, and only then. Answers its id. */
  add(tx: Transaction, task: string, payload: unknown, options?: AddOptions): Promise<string>
  /** Up to 200 jobs, those that need eyes first, and what runs on a clock. */
  list(): Promise<JobList>
  count(): Promise<ReadonlyMap<JobView['state'], number>>
  /** Gives a parked job its tries again. */
  retry(tx: Transaction, id: string): Promise<Result<undefined, 'not_found'>>
  start(): Promise<void>
  /** Takes no more jobs, lets those that run finish for five seconds, then gives them back to the queue. */
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly concurrency?: number
}

const defaults = { maxAttempts: 10, timeLimitMs: 60_000 }
const lookForDeadEveryMs = 30_000

export async function createJobs({ db, log, now, concurrency = 4 }: Deps): Promise<Jobs> {
  await prepareQueue(db.url, log)
  const definitions = new Map<string, JobDefinition<unknown>>()
  let stop = async () => {}

  function limitOf({ timeLimitMs = defaults.timeLimitMs }: JobDefinition<unknown>): number {
    return Math.min(timeLimitMs, longestTimeLimitMs)
  }

  function taskOf(name: string, definition: JobDefinition<unknown>): Task {
    return async (payload, { job, abortSignal }) => {
      const { attempts: attempt, max_attempts: maxAttempts } = job
      const late = new AbortController()
      const signal = AbortSignal.any([abortSignal, late.signal])
      const run = { attempt, lastAttempt: attempt >= maxAttempts, signal }
      try {
        await withTimeLimit(limitOf(definition), () => definition.handle(payload, run))
        if (definition.schedule !== undefined) await store.noteRun(db, name, now())
      } catch (error) {
        late.abort()
        const fields = { job: job.id, task: name, attempt, maxAttempts, error: errorText(error) }
        if (run.lastAttempt) log.error(fields, 'A job is parked.')
        else if (!isAway(error)) log.warn(fields, 'A job failed and will be tried again.')
        throw error
      }
    }
  }

  async function freeJobs(): Promise<number> {
    const since = now().getTime() - lookForDeadEveryMs
    const limits = [...definitions].map(([task, one]) => ({
      task,
      dead: new Date(since - limitOf(one)),
    }))
    const freed = await store.freeJobsOfDeadNodes(db, limits, new Date(since - longestTimeLimitMs))
    if (freed.length > 0) log.warn({ nodes: freed.length }, 'Jobs of a node that died are free.')
    return lookForDeadEveryMs
  }

  function listSchedules() {
    return [...definitions].flatMap(([task, { schedule, says }]) =>
      schedule === undefined ? [] : [{ task, says, pattern: schedule }],
    )
  }

  return {
    define(task, definition) {
      if (definitions.has(task)) throw new Error(`Two jobs are called ${task}`)
      definitions.set(task, definition)
    },
    async add(tx, task, payload, options = {}) {
      const definition = definitions.get(task)
      if (!definition) throw new Error(`There is no job called ${task}`)
      const maxAttempts = definition.maxAttempts ?? defaults.maxAttempts
      return await store.insertJob(tx, task, payload, { maxAttempts, ...options })
    },
    async list() {
      const runs = await store.lastRuns(db)
      return {
        items: (await store.listJobs(db, 200)).map((job) => ({
          ...job,
          says: definitions.get(job.task)?.says,
        })),
        schedules: listSchedules().map((entry) => ({
          ...entry,
          lastRunAt: runs.get(entry.task) ?? null,
        })),
      }
    },
    count: () => store.countJobs(db),
    async retry(tx, id) {
      return (await store.releaseJob(tx, id, now())) ? ok() : refuse('not_found')
    },
    async start() {
      const tasks = [...definitions].map(([name, job]) => [name, taskOf(name, job)] as const)
      const worker = await startWorker({
        url: db.url,
        canHear: db.canHear,
        log,
        isAway: () => db.awaySince() !== undefined,
        canWrite: db.canWrite,
        concurrency,
        tasks: Object.fromEntries(tasks),
        schedules: listSchedules(),
      })
      const guard = startLoop(freeJobs, (error) => {
        log.error({ error: errorText(error) }, 'Jobs of dead nodes could not be looked for.')
      })
      stop = async () => {
        await guard.stop()
        await worker.stop()
      }
    },
    async stop() {
      await stop()
      stop = async () => {}
    },
  }
}
