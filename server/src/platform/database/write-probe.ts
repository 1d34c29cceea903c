import { setTimeout as sleep } from 'node:timers/promises'
import { compile, type Run } from './sql.ts'

const patienceMs = 2_000

/** What is written is what stands there already, in a row that nobody holds at the moment. */
export const writeSomething = compile(
  [
    `update platform.migrations set applied_at = applied_at where number = (
      select number from platform.migrations order by random() limit 1 for update skip locked)`,
  ],
  [],
)
const freshMs = 1_000

/**
 * Whether something can be written: a server that answers may be a standby, or out of space. However often it is asked,
 * it writes once a second, and while one try hangs there is no other.
 */
export function createWriteProbe(run: Run): () => Promise<boolean> {
  let trying: Promise<boolean> | undefined
  let known = { at: Number.NEGATIVE_INFINITY, canWrite: false }

  async function write(): Promise<boolean> {
    const canWrite = await run(writeSomething)
      .then(({ rowCount }) => rowCount === 1)
      .catch(() => false)
    known = { at: performance.now(), canWrite }
    return canWrite
  }

  return async () => {
    if (performance.now() - known.at < freshMs) return known.canWrite
    trying ??= write().finally(() => {
      trying = undefined
    })
    const late = new AbortController()
    const tooLate = sleep(patienceMs, false, { signal: late.signal }).catch(() => false)
    try {
      return await Promise.race([trying, tooLate])
    } finally {
      late.abort()
    }
  }
}
