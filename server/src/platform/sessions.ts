import { randomBytes } from 'node:crypto'
import type { Role } from '@baize/contract/roles'
import type { Database, Transaction } from './database/database.ts'
import { deriveKey, hashToken } from './secret.ts'

export type ActorKind = 'member' | 'operator'

/** Who is behind a call. */
export type Actor = {
  readonly sessionId: string
  readonly kind: ActorKind
  readonly id: string
  readonly name: string
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
  /** The actor behind a token that is neither idle nor old, or nothing. */
  find(token: string): Promise<Actor | undefined>
  close(tx: Transaction, sessionId: string): Promise<void>
  /** Ends every session of an actor, save one if told so. */
  closeAllOf(tx: Transaction, kind: ActorKind, id: string, except?: string): Promise<void>
  listOf(kind: ActorKind, id: string): Promise<SessionView[]>
  /** Set by the room that owns the setting. */
  setLimits(kind: ActorKind, limits: SessionLimits): void
}

export type NewSession = Omit<Actor, 'sessionId'> & {
  readonly ip: string
  readonly userAgent: string
}

type Deps = { db: Database; secret: string; now: () => Date; makeId: (prefix: 'ses') => string }

const minute = 60_000

// `seen_at` moves at most once a minute: idle limits are minutes, and a write per call would make
// every session a hot row.
const touchEveryMs = minute

export function createSessions({ db, secret, now, makeId }: Deps): Sessions {
  const key = deriveKey(secret, 'session tokens')
  const limits: Record<ActorKind, SessionLimits> = {
    member: { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute },
    operator: { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute },
  }

  async function open(tx: Transaction, { kind, id, name, roles, ip, userAgent }: NewSession) {
    const token = randomBytes(32).toString('base64url')
    await tx.sql`
      insert into platform.sessions
        (id, token_hash, actor_kind, actor_id, actor_name, roles, ip, user_agent, created_at, seen_at)
      values (${makeId('ses')}, ${hashToken(key, token)}, ${kind}, ${id}, ${name}, ${[...roles]},
        ${ip}, ${userAgent.slice(0, 300)}, ${now()}, ${now()})`
    return token
  }

  async function find(token: string): Promise<Actor | undefined> {
    if (!/^[\w-]{43}$/.test(token)) return undefined
    const [row] = await db.sql<SessionRow>`
      select id, actor_kind, actor_id, actor_name, roles, created_at, seen_at
      from platform.sessions where token_hash = ${hashToken(key, token)}`
    if (!row) return undefined
    const at = now().getTime()
    const { idleMs, absoluteMs } = limits[row.actor_kind]
    const idle = at - row.seen_at.getTime()
    if (idle > idleMs || at - row.created_at.getTime() > absoluteMs) return undefined
    if (idle > touchEveryMs) {
      await db.sql`update platform.sessions set seen_at = ${now()} where id = ${row.id}`
    }
    const { id: sessionId, actor_kind: kind, actor_id: id, actor_name: name, roles } = row
    return { sessionId, kind, id, name, roles }
  }

  async function close(tx: Transaction, sessionId: string) {
    await tx.sql`delete from platform.sessions where id = ${sessionId}`
  }

  async function closeAllOf(tx: Transaction, kind: ActorKind, id: string, except = '') {
    await tx.sql`
      delete from platform.sessions
      where actor_kind = ${kind} and actor_id = ${id} and id <> ${except}`
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

  return { open, find, close, closeAllOf, listOf, setLimits }
}

type SessionRow = {
  id: string
  actor_kind: ActorKind
  actor_id: string
  actor_name: string
  roles: Role[]
  created_at: Date
  seen_at: Date
}
type ListRow = { id: string; created_at: Date; seen_at: Date; ip: string; user_agent: string }
