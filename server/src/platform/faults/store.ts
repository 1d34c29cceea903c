import type { Fault } from '@baize/contract/system/desk'
import { fragment, type Database, type Transaction } from '../database/database.ts'

type FaultRow = {
  id: string
  target: Fault['target']
  scope: string
  latency_ms: number
  error: string
  remaining: number | null
  ends_at: Date
}

export async function insertFault(tx: Transaction, fault: Fault, now: Date): Promise<void> {
  await tx.sql`
    insert into platform.faults
      (id, target, scope, latency_ms, error, remaining, created_at, ends_at)
    values (${fault.id}, ${fault.target}, ${fault.scope}, ${fault.latencyMs}, ${fault.error},
      ${fault.remaining}, ${now}, ${new Date(fault.endsAt)})`
}

export async function listFaults(db: Database | Transaction, now: Date): Promise<Fault[]> {
  const rows = await db.sql<FaultRow>`
    select id, target, scope, latency_ms, error, remaining, ends_at from platform.faults
    where ends_at > ${now} order by id limit 100`
  return rows.map(({ latency_ms: latencyMs, ends_at: endsAt, ...row }) => ({
    ...row,
    latencyMs,
    endsAt: endsAt.toISOString(),
  }))
}

export async function deleteFaults(tx: Transaction, id: string | undefined): Promise<number> {
  return await tx.sql.count`
    delete from platform.faults ${id === undefined ? fragment`` : fragment`where id = ${id}`}`
}

/** Takes one strike off; `gone` when none was left, `last` when this was the last. */
export async function useStrike(db: Database, id: string): Promise<'struck' | 'last' | 'gone'> {
  const lowered = await db.sql.count`
    update platform.faults set remaining = remaining - 1 where id = ${id} and remaining > 1`
  if (lowered > 0) return 'struck'
  const last = await db.sql.count`delete from platform.faults where id = ${id} and remaining = 1`
  return last > 0 ? 'last' : 'gone'
}
