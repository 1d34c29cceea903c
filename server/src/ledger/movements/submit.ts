import { setTimeout as sleep } from 'node:timers/promises'
import { refuse, type Result } from '@baize/kernel/result'
import { isAway, isRefused, type Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Apply, Outcome, Request } from './apply.ts'
import { isOvertaken, isPassing } from './failures.ts'
import type { Receipt } from './movement.ts'
import { createQueue } from './queue.ts'

export type Submitted = Result<Receipt, string>

export type Batching = {
  /** How many movements one transaction takes at most. */
  readonly batchSize: number
  /** How many transactions are under way at once, each on a connection of its own. */
  readonly lanes: number
  /** How long the first movement of a batch waits for company. */
  readonly lingerMs: number
  /** How long a batch is tried again while the database is away. */
  readonly patienceMs: number
  /** How many movements may wait; more are turned away at once. */
  readonly mostWaiting: number
}

export const usualBatching: Batching = {
  batchSize: 500,
  lanes: 3,
  lingerMs: 1,
  patienceMs: 5_000,
  mostWaiting: 50_000,
}

export type Counts = {
  readonly waiting: number
  readonly batches: number
  readonly movements: number
}

export type Submitter = {
  submit(request: Request): Promise<Submitted>
  /** Resolves when everything submitted so far has its answer. */
  drain(): Promise<void>
  counts(): Counts
}

type Waiting = {
  readonly request: Request
  readonly resolve: (answer: Submitted) => void
  readonly reject: (defect: unknown) => void
}

type Deps = { readonly db: Database; readonly log: Log; readonly apply: Apply }

/** Gathers movements that come at the same time and posts them in one transaction. */
export function createSubmitter({ db, log, apply }: Deps, batching: Batching): Submitter {
  const queue = createQueue<Waiting>(({ request }) => request.movement, apply.isUnbounded)
  const drained: (() => void)[] = []
  let running = 0
  let allMustWait = false
  let timer: NodeJS.Timeout | undefined
  let [batches, movements] = [0, 0]

  function schedule(): void {
    if (running >= batching.lanes || allMustWait || queue.length() === 0) return
    if (queue.length() >= batching.batchSize || batching.lingerMs === 0) startBatch()
    else timer ??= setTimeout(startBatch, batching.lingerMs)
  }

  function startBatch(): void {
    clearTimeout(timer)
    timer = undefined
    if (running >= batching.lanes || queue.length() === 0) return
    const batch = queue.take(batching.batchSize)
    // All that waits belongs to accounts that are busy; until their batch ends, another look is wasted.
    allMustWait = batch.items.length === 0
    if (allMustWait) return
    running += 1
    batches += 1
    movements += batch.items.length
    void run(batch.items).finally(() => {
      running -= 1
      queue.release(batch)
      allMustWait = false
      // Those that came meanwhile have waited long enough.
      startBatch()
      if (running === 0 && queue.length() === 0) for (const tell of drained.splice(0)) tell()
    })
    schedule()
  }

  async function run(batch: readonly Waiting[], perhapsDone = false): Promise<void> {
    const deadline = performance.now() + batching.patienceMs
    for (let tries = 0; ; tries += 1) {
      const attempt = await tryOnce(batch)
      if ('outcomes' in attempt) return answerAll(batch, attempt.outcomes)
      perhapsDone ||= attempt.perhapsDone
      const { error } = attempt
      if (!isPassing(error) && !(isOvertaken(error) && tries < 3)) {
        return await runApart(batch, perhapsDone, error)
      }
      const pauseMs = Math.min(20 * 2 ** tries, 500)
      if (performance.now() + pauseMs > deadline) return giveUp(batch, perhapsDone, error)
      await sleep(pauseMs * (0.5 + Math.random() / 2))
    }
  }

  /** After its work is done a transaction may be on the disk even though nobody says so. */
  async function tryOnce(
    batch: readonly Waiting[],
  ): Promise<{ outcomes: Outcome[] } | { error: unknown; perhapsDone: boolean }> {
    let perhapsDone = false
    try {
      const readOutcomes = await db.transaction(async (tx) => {
        const found = await apply(
          tx,
          batch.map(({ request }) => request),
        )
        perhapsDone = true
        return found
      })
      return { outcomes: readOutcomes() }
    } catch (error) {
      return { error, perhapsDone: perhapsDone && !isRefused(error) }
    }
  }

  /** Something in this batch cannot be written. Alone, only the one at fault fails. */
  async function runApart(
    batch: readonly Waiting[],
    perhapsDone: boolean,
    error: unknown,
  ): Promise<void> {
    if (batch.length > 1) {
      for (const one of batch) await run([one], perhapsDone)
      return
    }
    if (!isAway(error)) log.error({ error: errorText(error) }, 'A movement could not be written.')
    batch[0]?.reject(error)
  }

  function giveUp(batch: readonly Waiting[], perhapsDone: boolean, error: unknown): void {
    const fields = { movements: batch.length, perhapsDone, error: errorText(error) }
    // Those that may be done are told even so: somebody may ask for them.
    if (perhapsDone || !isAway(error))
      log.error(fields, 'Movements could not be brought to an end.')
    for (const { request, resolve } of batch) {
      const { id } = request.movement
      resolve(perhapsDone ? refuse('outcome_unknown', { id }) : refuse('unavailable'))
    }
  }

  return {
    submit(request) {
      if (queue.length() >= batching.mostWaiting) return Promise.resolve(refuse('unavailable'))
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject })
        schedule()
      })
    },
    drain() {
      if (running === 0 && queue.length() === 0) return Promise.resolve()
      return new Promise((resolve) => void drained.push(resolve))
    },
    counts: () => ({ waiting: queue.length(), batches, movements }),
  }
}

function answerAll(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined) reject(new Error('A movement was left without an answer'))
    else if ('defect' in outcome) reject(outcome.defect)
    else resolve(outcome)
  })
}
