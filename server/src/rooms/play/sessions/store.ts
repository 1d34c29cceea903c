import type { Language } from '@baize/kernel/language'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type StoredSession = {
  readonly id: string
  readonly vendor: string
  /** Null for fun money. */
  readonly member: string | null
  /** The member's own session; empty for fun money. */
  readonly accountSession: string
  readonly nodeId: number
  readonly language: Language
  readonly device: string
  readonly openedAt: Date
  readonly seenAt: Date
  readonly closedAt: Date | null
}

const columns = fragment`
  s.id, s.vendor, s.member, s.account_session as "accountSession", s.node_id::integer as "nodeId",
  s.language, s.device, s.opened_at as "openedAt", s.seen_at as "seenAt", s.closed_at as "closedAt"`

export async function insertSession(
  { sql }: Source,
  session: StoredSession,
  tokenHash: Buffer,
): Promise<void> {
  const { id, vendor, member, accountSession, nodeId, language, device, openedAt } = session
  await sql`
    insert into play.sessions
      (id, token_hash, vendor, member, account_session, node_id, language, device, opened_at, seen_at)
    values (${id}, ${tokenHash}, ${vendor}, ${member}, ${accountSession}, ${nodeId}, ${language},
      ${device}, ${openedAt}, ${openedAt})`
}

/** The sessions of these tokens, each in its place. */
export async function listByTokens(
  { sql }: Source,
  hashes: readonly Buffer[],
): Promise<(StoredSession | undefined)[]> {
  const rows = await sql<StoredSession & { readonly place: bigint }>`
    select asked.place, ${columns} from unnest(${hashes}::bytea[]) with ordinality as asked (hash, place)
    join play.sessions s on s.token_hash = asked.hash`
  const found: (StoredSession | undefined)[] = hashes.map(() => undefined)
  for (const { place, ...row } of rows) found[Number(place) - 1] = row
  return found
}

/** Whoever holds one of them is ending it, or touching it too: neither needs to be waited for. */
export async function touchSessions({ sql }: Source, ids: readonly string[], at: Date) {
  await sql`
    update play.sessions set seen_at = ${at} where id in (
      select id from play.sessions where id = any(${ids}) for no key update skip locked
    )`
}

export async function closeSessions({ sql }: Source, ids: readonly string[], at: Date) {
  return await sql.count`
    update play.sessions set closed_at = ${at} where id = any(${ids}) and closed_at is null`
}

/** Open ones, those first that were seen least lately. */
export async function listOpen(
  { sql }: Source,
  limit: number,
): Promise<Pick<StoredSession, 'id' | 'vendor' | 'accountSession' | 'seenAt'>[]> {
  return await sql<StoredSession>`
    select ${columns} from play.sessions s where s.closed_at is null
    order by s.seen_at limit ${limit}`
}

export async function removeSessionsBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from play.sessions where closed_at is not null and opened_at < ${before}`
}

export type SessionFilter = {
  readonly vendor?: string | undefined
  readonly member?: string | undefined
  readonly open?: boolean | undefined
}

/** The latest first, after a place. */
export async function listSessions(
  { sql }: Source,
  { vendor = '', member = '', open }: SessionFilter,
  page: {
    readonly before: { readonly at: Date; readonly id: string } | null
    readonly limit: number
  },
): Promise<StoredSession[]> {
  const state =
    open === undefined
      ? fragment``
      : open
        ? fragment`and s.closed_at is null`
        : fragment`and s.closed_at is not null`
  const after =
    page.before === null
      ? fragment``
      : fragment`and (s.opened_at, s.id) < (${page.before.at}, ${page.before.id})`
  return await sql<StoredSession>`
    select ${columns} from play.sessions s
    where (${vendor} = '' or s.vendor = ${vendor}) and (${member} = '' or s.member = ${member})
      ${state} ${after}
    order by s.opened_at desc, s.id desc limit ${page.limit}`
}

export async function countOpenByVendor({ sql }: Source): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ vendor: string; count: number }>`
    select vendor, count(*)::int as count from play.sessions where closed_at is null group by vendor`
  return new Map(rows.map(({ vendor, count }) => [vendor, count]))
}

/** Members at a game since then, each once, and how many of them are among these. */
export async function countPlaying(
  { sql }: Source,
  since: Date,
  among: readonly string[],
): Promise<{ readonly playing: number; readonly among: number }> {
  return await sql.one<{ playing: number; among: number }>`
    select count(distinct member)::int as playing,
      (count(distinct member) filter (where member = any(${[...among]})))::int as among
    from play.sessions
    where closed_at is null and seen_at >= ${since} and member is not null`
}
