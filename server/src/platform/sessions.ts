import { randomBytes } from 'node:crypto'
import type { Role } from '@baize/contract/roles'
import type { Database, Transaction } from './database/database.ts'
import { gather } from './gather.ts'
import { createTouch } from './touch.ts'
import { deriveKey, hashToken } from './secret.ts'

export type ActorKind = 'member' | 'operator'

/** Who is behind a call. */
export type Actor = {
  readonly sessionId: string
  readonly kind: ActorKind
  readonly id: string
  readonly name: string
  /** Of an operator: the name to sign in with, which no other has. Members have none. */
  readonly username?: string
  readonly roles: readonly Role[]
}

export type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number }

export type SessionView = {
  readonly id: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly ip: string
  readonly userAgent: string
}

export type Sessions = {
  /** Opens a session and gives its token, which is stored nowhere: the table keeps a keyed hash. */
  open(tx: Transaction, actor: NewSession): Promise<string>
  /**
   * The actor behind a token that is neither idle nor old, or nothing. Whoever is in a transaction gives it along: asked
   * beside it, many at once would each wait for a connection that another of them holds.
   */
  find(token: string, tx?: Transaction): Promise<Actor | undefined>
  /**
   * Gives an open session another token, and other roles if told so; the token before is over. With `token` only while
   * that is the one in force, so that of two who come with it one succeeds. The session ends when it would have.
   */
  renew(tx: Transaction, held: Held, roles?: readonly Role[]): Promise<string | undefined>
  close(tx: Transaction, sessionId: string): Promise<void>
  /** Notes that the person behind a session has just proven once more to be there. */
  prove(tx: Transaction, sessionId: string): Promise<void>
  /** When the person behind a session last did; null when never. */
  provenAt(sessionId: string): Promise<Date | null>
  /** Ends every session of an actor, save one if told so. */
  closeAllOf(tx: Transaction, kind: ActorKind, id: string, except?: string): Promise<void>
  listOf(kind: ActorKind, id: string): Promise<SessionView[]>
  /** Which of these sessions would still be found. Asking does not keep them awake. */
  filterOpen(ids: readonly string[]): Promise<Set<string>>
  /** Which of these people did something since. */
  filterSeen(kind: ActorKind, ids: readonly string[], since: Date): Promise<Set<string>>
  /** How many sessions would be found now. */
  countOpen(kind: ActorKind): Promise<number>
  /** Tells this node which sessions it has just closed. */
  onClosed(heard: (ids: readonly string[]) => void): void
  /** Set by the room that owns the setting. */
  setLimits(kind: ActorKind, limits: SessionLimits): void
  limitsOf(kind: ActorKind): SessionLimits
}

export type NewSession = Omit<Actor, 'sessionId'> & {
  readonly ip: string
  readonly userAgent: string
}

export type Held = { readonly sessionId: string; readonly token?: string }

type Deps = { db: Database; secret: string; now: () => Date; makeId: (prefix: 'ses') => string }

const minute = 60_000

// `seen_at` moves at most once a minute: idle limits are minutes, and a write per call would make
// every session a hot row.
const touchEveryMs = minute

// One lookup at a time takes all that came meanwhile: the busier it is, the fewer statements a call costs.
const gathering = { most: 500, lanes: 1 }

export function createSessions({ db, secret, now, makeId }: Deps): Sessions {
  const key = deriveKey(secret, 'session tokens')
  const limits: Record<ActorKind, SessionLimits> = {
    member: { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute },
    operator: { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute },
  }

  async function open(tx: Transaction, given: NewSession) {
    const { kind, id, name, username = '', roles, ip, userAgent } = given
    const token = randomBytes(32).toString('base64url')
    await tx.sql`
      insert into platform.sessions
        (id, token_hash, actor_kind, actor_id, actor_name, actor_username, roles, ip, user_agent,
         created_at, seen_at)
      values (${makeId('ses')}, ${hashToken(key, token)}, ${kind}, ${id}, ${name}, ${username},
        ${[...roles]}, ${ip}, ${userAgent.slice(0, 300)}, ${now()}, ${now()})`
    return token
  }

  async function renew(tx: Transaction, { sessionId, token }: Held, roles?: readonly Role[]) {
    const next = randomBytes(32).toString('base64url')
    const before = token === undefined ? null : hashToken(key, token)
    const renewed = await tx.sql.count`
      update platform.sessions set token_hash = ${hashToken(key, next)}, seen_at = ${now()},
        roles = coalesce(${roles === undefined ? null : [...roles]}::text[], roles)
      where id = ${sessionId} and (${before}::bytea is null or token_hash = ${before})`
    return renewed === 1 ? next : undefined
  }

  const findRow = gather((hashes: readonly Buffer[]) => listRows(hashes), gathering)

  async function listRows(
    hashes: readonly Buffer[],
    { sql }: Pick<Database, 'sql'> = db,
  ): Promise<(SessionRow | undefined)[]> {
    const rows = await sql<SessionRow>`
      select place::integer, id, actor_kind, actor_id, actor_name, actor_username, roles,
        (extract(epoch from created_at) * 1000)::float8 as created_ms,
        (extract(epoch from seen_at) * 1000)::float8 as seen_ms
      from unnest(${hashes}::bytea[]) with ordinality as asked (hash, place)
      join platform.sessions on token_hash = hash`
    const found: (SessionRow | undefined)[] = hashes.map(() => undefined)
    for (const row of rows) found[row.place - 1] = row
    return found
  }

  // Whoever holds one of them is ending it, or touching it too: neither needs to be waited for.
  const touch = createTouch(
    (ids) => db.sql`
      update platform.sessions set seen_at = ${now()} where id in (
        select id from platform.sessions where id = any(${ids}) for no key update skip locked
      )`,
  )

  async function find(token: string, tx?: Transaction): Promise<Actor | undefined> {
    if (!/^[\w-]{43}$/.test(token)) return undefined
    const hash = hashToken(key, token)
    const row = tx === undefined ? await findRow(hash) : (await listRows([hash], tx))[0]
    if (!row) return undefined
    const at = now().getTime()
    const { idleMs, absoluteMs } = limits[row.actor_kind]
    const idle = at - row.seen_ms
    if (idle > idleMs || at - row.created_ms > absoluteMs) return undefined
    if (idle > touchEveryMs) touch(row.id)
    const { id: sessionId, actor_kind: kind, actor_id: id, actor_name: name, roles } = row
    const actor = { sessionId, kind, id, name, roles }
    return row.actor_username === '' ? actor : { ...actor, username: row.actor_username }
  }

  const closedListeners: ((ids: readonly string[]) => void)[] = []

  function announceClosed(tx: Transaction, rows: readonly { id: string }[]) {
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    tx.afterCommit(() => {
      for (const heard of closedListeners) heard(ids)
    })
  }

  async function close(tx: Transaction, sessionId: string) {
    const rows = await tx.sql<{ id: string }>`
      delete from platform.sessions where id = ${sessionId} returning id`
    announceClosed(tx, rows)
  }

  async function prove(tx: Transaction, sessionId: string) {
    await tx.sql`update platform.sessions set proven_at = ${now()} where id = ${sessionId}`
  }

  // Few calls ask for it, so it is not read with every session.
  async function provenAt(sessionId: string): Promise<Date | null> {
    const row = await db.sql.maybe<{ provenAt: Date | null }>`
      select proven_at as "provenAt" from platform.sessions where id = ${sessionId}`
    return row?.provenAt ?? null
  }

  async function closeAllOf(tx: Transaction, kind: ActorKind, id: string, except = '') {
    const rows = await tx.sql<{ id: string }>`
      delete from platform.sessions
      where actor_kind = ${kind} and actor_id = ${id} and id <> ${except} returning id`
    announceClosed(tx, rows)
  }

  async function filterOpen(ids: readonly string[]): Promise<Set<string>> {
    const at = now().getTime()
    const since = (pick: keyof SessionLimits, kind: ActorKind) => new Date(at - limits[kind][pick])
    const rows = await db.sql<{ id: string }>`
      select id from platform.sessions where id = any(${ids})
        and seen_at >= case actor_kind
          when 'member' then ${since('idleMs', 'member')}::timestamptz
          else ${since('idleMs', 'operator')}::timestamptz end
        and created_at >= case actor_kind
          when 'member' then ${since('absoluteMs', 'member')}::timestamptz
          else ${since('absoluteMs', 'operator')}::timestamptz end`
    return new Set(rows.map(({ id }) => id))
  }

  async function filterSeen(kind: ActorKind, ids: readonly string[], since: Date) {
    const rows = await db.sql<{ id: string }>`
      select distinct actor_id as id from platform.sessions
      where actor_kind = ${kind} and actor_id = any(${[...ids]}) and seen_at >= ${since}`
    return new Set(rows.map(({ id }) => id))
  }

  async function countOpen(kind: ActorKind): Promise<number> {
    const at = now().getTime()
    const { idleMs, absoluteMs } = limits[kind]
    const row = await db.sql.one<{ count: number }>`
      select count(*)::int as count from platform.sessions where actor_kind = ${kind}
        and seen_at >= ${new Date(at - idleMs)} and created_at >= ${new Date(at - absoluteMs)}`
    return row.count
  }

  async function listOf(kind: ActorKind, id: string): Promise<SessionView[]> {
    const rows = await db.sql<ListRow>`
      select id, created_at, seen_at, ip, user_agent from platform.sessions
      where actor_kind = ${kind} and actor_id = ${id} order by seen_at desc limit 100`
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      ip: row.ip,
      userAgent: row.user_agent,
    }))
  }

  function setLimits(kind: ActorKind, next: SessionLimits) {
    limits[kind] = next
  }

  const limitsOf = (kind: ActorKind) => limits[kind]

  return {
    open,
    renew,
    find,
    close,
    prove,
    provenAt,
    closeAllOf,
    filterSeen,
    listOf,
    filterOpen,
    countOpen,
    onClosed: (heard) => void closedListeners.push(heard),
    setLimits,
    limitsOf,
  }
}

type SessionRow = {
  id: string
  actor_kind: ActorKind
  actor_id: string
  actor_name: string
  actor_username: string
  roles: Role[]
  place: number
  created_ms: number
  seen_ms: number
}
type ListRow = { id: string; created_at: Date; seen_at: Date; ip: string; user_agent: string }
