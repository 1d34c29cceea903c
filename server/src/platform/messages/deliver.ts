import type { JobDefinition, JobRun } from '../jobs/jobs.ts'
import type { MessagesDeps } from './deps.ts'
import type { Delivery } from './port.ts'
import { findMessage, finishMessage, type MessageRow } from './store.ts'

/** The job that takes a message to its port. Six tries take some four minutes; a code is stale by then. */
export function createMessageDelivery(deps: MessagesDeps): JobDefinition<{ readonly id: string }> {
  const { db, production, written = () => {} } = deps
  return {
    says: 'ops.jobMessages',
    maxAttempts: 6,
    timeLimitMs: 45_000,
    async handle({ id }, run) {
      const row = await findMessage(db, id)
      if (row?.outcome !== 'waiting') return
      const result = await deliver(deps, row, run)
      const failure = result.outcome === 'failed' ? result.failure.slice(0, 100) : ''
      // What stays in an outbox of a production system could be read there; what left has no use for its code.
      await finishMessage(db, id, { outcome: result.outcome, failure }, production)
      written(id)
    },
  }
}

async function deliver(
  { ports, faults, now }: MessagesDeps,
  row: MessageRow,
  { lastAttempt }: JobRun,
): Promise<Delivery> {
  const { id, kind, recipient: to, subject, text, code_expires_at: expiry } = row
  if (expiry !== null && expiry <= now()) return { outcome: 'failed', failure: 'code-expired' }
  const word = kind === 'push' ? '' : await faults.strike(kind, to)
  if (word !== '') return { outcome: 'failed', failure: word }
  try {
    return await ports[kind].deliver({ id, to, subject, text })
  } catch (error) {
    if (!lastAttempt) throw error
    return { outcome: 'failed', failure: 'gateway-unreachable' }
  }
}
