import { Logger, parseCronItems, run, runMigrations, type Runner, type Task } from 'graphile-worker'
import { Pool, type PoolClient } from 'pg'
import { awayReason } from '../database/database.ts'
import type { Log } from '../log.ts'
import { startLoop } from '../loop.ts'
import { errorText, scrub } from '../scrub.ts'
import { TimeLimitPassed, withTimeLimit } from '../time-limit.ts'

export type WorkerOptions = {
  readonly url: string
  /** Whether the queue may listen for new jobs; else it looks for them. */
  readonly canHear: boolean
  readonly log: Log
  /** Whether the database is away, which is told elsewhere, and once. */
  readonly isAway: () => boolean
  readonly canWrite: () => Promise<boolean>
  readonly concurrency: number
  readonly tasks: Readonly<Record<string, Task>>
  readonly schedules: readonly { readonly task: string; readonly pattern: string }[]
}

// Through PgBouncer a named statement may meet another connection than the one it was prepared on.
const shared = { noPreparedStatements: true } as const

// Without a delay the queue does not wait for its own report that a job is done: closing would lose it, the job would
// run twice, and a failure of the report would end the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** The tables of the queue come from its own migrations. */
export const queueSchema = 'graphile_worker'

/** Brings the tables of the queue up to date. Processes that start together take turns. */
export async function prepareQueue(url: string, log: Log): Promise<void> {
  await withPool(url, log, 1, (pgPool) =>
    runMigrations({ ...shared, pgPool, logger: bridge(log, () => false) }),
  )
}

/**
 * Runs the queue until it is stopped. The queue gives itself up when it cannot report on a job, as when the database
 * is away for a moment; then it is started anew.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { url, log, isAway, canWrite, concurrency } = options
  // One connection listens for ever; the others fetch jobs and report on them.
  const pool = makePool(url, log, concurrency + 1)
  if (!options.canHear) pool.on('connect', silence)
  let runner = await launch(options, pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  let stopping = false

  async function watch(): Promise<number> {
    const reason = await runner.promise.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (stopping) return 0
    // One that begins on a database that only reads, as on a standby before its promotion, never gets over it.
    if (isAway() || !(await canWrite())) return 1000
    runner = await launch(options, pool)
    // Of an absence of the database it is told that it is over, and not by everything that goes on then.
    if (saysAway(reason)) log.debug({}, 'The jobs run again.')
    else log.warn({}, 'The jobs run again.')
    return 1000
  }

  const watcher = startLoop(watch, (error) => {
    if (!isAway()) log.error({ error: errorText(error) }, 'The jobs cannot run; trying again.')
  })
  return {
    async stop() {
      stopping = true
      await inTime('the queue', () => runner.stop(), log)
      await inTime('its watcher', () => watcher.stop(), log)
      // A new one may have been started meanwhile.
      await inTime('the queue', () => runner.stop(), log)
      await inTime('its connections', () => pool.end(), log)
    },
  }
}

/** A queue that broke in the middle of its work may never say that it has ended; the process ends all the same. */
const longestStopMs = 6_000

async function inTime(what: string, end: () => Promise<unknown>, log: Log): Promise<void> {
  try {
    await withTimeLimit(longestStopMs, end)
  } catch (error) {
    // One that has ended already says so by failing.
    if (error instanceof TimeLimitPassed) log.warn({ what }, 'The jobs did not end in time.')
  }
}

function launch(options: WorkerOptions, pgPool: Pool): Promise<Runner> {
  const { log, isAway, concurrency, tasks, schedules } = options
  return run({
    ...shared,
    preset,
    pgPool,
    logger: bridge(log, isAway),
    concurrency,
    pollInterval: options.canHear ? 2_000 : 1_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 5_000,
    taskList: { ...tasks },
    parsedCronItems: parseCronItems(
      schedules.map(({ task, pattern }) => ({ task, match: pattern, identifier: task })),
    ),
  })
}

function makePool(url: string, log: Log, max: number): Pool {
  const pool = new Pool({ connectionString: url, max, application_name: 'baize jobs' })
  pool.on('error', (error) => {
    if (awayReason(error) !== undefined) return
    log.warn({ error: scrub(error.message) }, 'The jobs lost a connection.')
  })
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The queue always listens; where connections change hands it would leave that behind on those of others. */
function silence(client: PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const answer = (...given: unknown[]) =>
    typeof given[0] === 'string' && /^(?:UN)?LISTEN /.test(given[0])
      ? Promise.resolve({ rows: [], rowCount: 0 })
      : ask(...given)
  client.query = answer as typeof client.query
}

async function withPool(url: string, log: Log, max: number, work: (pool: Pool) => Promise<void>) {
  const pool = makePool(url, log, max)
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

/** Whether the database was not there, which is told once for all; the queue gathers what several of its parts met. */
function saysAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(saysAway)
  if (typeof error !== 'object' || error === null) return false
  return awayReason(error) !== undefined || saysAway((error as { cause?: unknown }).cause)
}

/**
 * The queue's own lines. Failures of jobs are logged by our wrapper, which knows what may be said; of the rest only
 * warnings and errors matter, and never their fields, which hold payloads.
 */
function bridge(log: Log, isAway: () => boolean): Logger {
  return new Logger(() => (level, message, fields) => {
    if (message.startsWith('Failed task')) return
    if (isAway() || saysAway(fields?.error) || saysAway(new Error(message))) return
    // Said by the error before it, and by ours when they run again.
    if (message.startsWith('Runner stopping')) return
    const kind: string = level
    if (kind === 'error') log.error({ from: 'jobs' }, scrub(message).slice(0, 1000))
    if (kind === 'warning') log.warn({ from: 'jobs' }, scrub(message).slice(0, 1000))
  })
}
