import type { Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Opening = { readonly member: string; readonly nodeId: number; readonly at: Date }

/**
 * Notes that a member opened a game: it comes first in what was opened last, of which so many are kept, and counts
 * once a day for what is popular.
 */
export async function noteOpening(
  { sql }: Transaction,
  { member, nodeId, at }: Opening,
  keep: number,
): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  await sql`
    with before as (
      select opened_at from play.recent where member = ${member} and node_id = ${nodeId}
    ), noted as (
      insert into play.recent (member, node_id, opened_at) values (${member}, ${nodeId}, ${at})
      on conflict (member, node_id) do update set opened_at = excluded.opened_at
    ), dropped as (
      delete from play.recent where member = ${member} and node_id in (
        select node_id from play.recent where member = ${member} and node_id <> ${nodeId}
        order by opened_at desc, node_id offset ${keep - 1}
      )
    )
    insert into play.openings (day, node_id, members)
    select ${day}::date, ${nodeId}::bigint, 1
    where not exists (
      select from before where (opened_at at time zone 'UTC')::date >= ${day}::date
    )
    on conflict (day, node_id) do update set members = openings.members + 1`
}

export type Recent = { readonly nodeId: number; readonly openedAt: Date }

/** The latest first. */
export async function listRecent({ sql }: Source, member: string): Promise<Recent[]> {
  return await sql<Recent>`
    select node_id::integer as "nodeId", opened_at as "openedAt" from play.recent
    where member = ${member} order by opened_at desc, node_id`
}

export async function clearRecent({ sql }: Source, member: string): Promise<number> {
  return await sql.count`delete from play.recent where member = ${member}`
}

/** The games that most members opened since a day, those first that most did. */
export async function listPopular({ sql }: Source, since: Date, limit: number): Promise<number[]> {
  const day = since.toISOString().slice(0, 10)
  const rows = await sql<{ nodeId: number }>`
    select node_id::integer as "nodeId" from play.openings where day >= ${day}::date
    group by node_id order by sum(members) desc, node_id limit ${limit}`
  return rows.map(({ nodeId }) => nodeId)
}

export async function removeOpenings({ sql }: Transaction, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10)
  return await sql.count`delete from play.openings where day < ${day}::date`
}

export type StoredLaunch = {
  readonly id: string
  /** Null for fun money. */
  readonly member: string | null
  readonly sessionId: string
  readonly nodeId: number
  readonly language: Language
  readonly device: string
}

type NewLaunch = StoredLaunch & {
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function addLaunch({ sql }: Source, launch: NewLaunch): Promise<void> {
  const { id, tokenHash, member, sessionId, nodeId, language, device } = launch
  await sql`
    insert into play.launches
      (id, token_hash, member, session_id, node_id, language, device, created_at, expires_at)
    values (${id}, ${tokenHash}, ${member}, ${sessionId}, ${nodeId}, ${language}, ${device},
      ${launch.createdAt}, ${launch.expiresAt})`
}

/** Marks a launch as used and gives it; nothing when it was used before, or is over, or never was. */
export async function useLaunch(
  { sql }: Source,
  tokenHash: Buffer,
  at: Date,
): Promise<StoredLaunch | undefined> {
  return await sql.maybe<StoredLaunch>`
    update play.launches set used_at = ${at}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${at}
    returning id, member, session_id as "sessionId", node_id::integer as "nodeId", language, device`
}

export async function removeLaunches({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from play.launches where expires_at < ${before}`
}
