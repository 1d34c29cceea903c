import {
  fragment,
  join,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { ChainedEntry, Walk } from './chain.ts'

export type StoredEntry = ChainedEntry & { readonly hash: string }

export type AuditFilter = {
  readonly text?: string
  readonly actor?: string
  readonly action?: string
  readonly from?: Date
  readonly to?: Date
}

type Source = Pick<Database, 'sql'>

/** Takes the end of the chain until the transaction is over. */
export async function lockHead(tx: Transaction): Promise<Walk> {
  return await tx.sql.one<Walk>`select sequence, hash from system.audit_head for update`
}

export async function readHead({ sql }: Source): Promise<Walk> {
  return await sql.one<Walk>`select sequence, hash from system.audit_head`
}

/** The end of the chain moves with it. */
export async function addEntry(tx: Transaction, entry: StoredEntry): Promise<void> {
  await tx.sql`
    insert into system.audit
      (sequence, at, actor_id, actor, roles, action, object, reason, ip, request_id,
       before, after, previous_hash, hash)
    values (${entry.sequence}, ${entry.at}, ${entry.actorId}, ${entry.actor}, ${entry.roles},
      ${entry.action}, ${entry.object}, ${entry.reason}, ${entry.ip}, ${entry.requestId},
      ${entry.before}, ${entry.after}, ${entry.previousHash}, ${entry.hash})`
  await tx.sql`
    insert into system.audit_words (kind, word)
    values ('action', ${entry.action}), ('actor', ${entry.actor}) on conflict do nothing`
}

const columns = fragment`
  sequence, at, actor_id as "actorId", actor, roles, action, object, reason, ip,
  request_id as "requestId", before::text as before, after::text as after,
  previous_hash as "previousHash", hash`

export async function findEntry(
  { sql }: Source,
  sequence: bigint,
): Promise<StoredEntry | undefined> {
  return await sql.maybe<StoredEntry>`
    select ${columns} from system.audit where sequence = ${sequence}`
}

/** In the order of the chain. Two entries with one sequence come together, so that the second cannot hide. */
export async function listAfter(
  { sql }: Source,
  sequence: bigint,
  limit: number,
): Promise<StoredEntry[]> {
  return await sql<StoredEntry>`
    select ${columns} from system.audit
    where sequence > ${sequence} order by sequence fetch first (${limit}) rows with ties`
}

/** Newest first, from below a sequence on. */
export async function listBelow(
  { sql }: Source,
  filter: AuditFilter,
  below: bigint | undefined,
  limit: number,
): Promise<StoredEntry[]> {
  const conditions = [fragment`true`, ...conditionsOf(filter)]
  if (below !== undefined) conditions.push(fragment`sequence < ${below}`)
  return await sql<StoredEntry>`
    select ${columns} from system.audit
    where ${join(conditions, ' and ')} order by sequence desc limit ${limit}`
}

function conditionsOf({ text, actor, action, from, to }: AuditFilter): Fragment[] {
  const found: Fragment[] = []
  if (text !== undefined) {
    const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    found.push(fragment`(object ilike ${like} or reason ilike ${like})`)
  }
  if (actor !== undefined) found.push(fragment`actor = ${actor}`)
  if (action !== undefined) found.push(fragment`action = ${action}`)
  if (from !== undefined) found.push(fragment`at >= ${from}`)
  if (to !== undefined) found.push(fragment`at < ${to}`)
  return found
}

export async function listWords({ sql }: Source, kind: 'action' | 'actor'): Promise<string[]> {
  const rows = await sql<{ word: string }>`
    select word from system.audit_words where kind = ${kind} order by word limit 500`
  return rows.map(({ word }) => word)
}

export async function guardPartitions(tx: Transaction): Promise<void> {
  await tx.sql`select system.guard_audit_partitions()`
}
