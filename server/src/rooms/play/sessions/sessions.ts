import { randomBytes } from 'node:crypto'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { Sessions as AccountSessions } from '../../../platform/sessions.ts'
import { createTouch } from '../../../platform/touch.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import * as store from './store.ts'

export {
  countOpenByVendor,
  countPlaying,
  listSessions,
  type SessionFilter,
  type StoredSession,
} from './store.ts'

export type PlaySession = {
  readonly id: string
  readonly vendor: string
  /** Null for fun money. */
  readonly member: MemberId | null
  readonly accountSession: string
  readonly nodeId: number
}

export type NewPlaySession = Omit<PlaySession, 'id'> & {
  readonly language: Language
  readonly device: string
}

export type SessionRefusal = 'token_invalid' | 'session_over'

export type PlaySessions = {
  /** Opens a session and gives its token, which is stored nowhere. */
  open(session: NewPlaySession): Promise<string>
  /**
   * The open session behind a token of this vendor. It is over with the member's own session, at once on this node and
   * within seconds on others, and when nothing came for as long as the vendor's rules say.
   */
  find(vendor: ProtocolVendor, token: string): Promise<Result<PlaySession, SessionRefusal>>
  /** Closes those that are idle or whose member has gone, and forgets old ones. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly sessions: Pick<AccountSessions, 'filterOpen' | 'onClosed'>
  readonly idleMsOf: (vendor: string) => number
}

/** So long a session is taken for open without looking again. */
const trustMs = 3_000
const touchEveryMs = 60_000
const mostKnown = 100_000
const keptMs = 90 * 86_400_000
const gathering = { most: 500, lanes: 2 }

type Known = { readonly session: PlaySession; trustedUntil: number; touchedAt: number }

export function createPlaySessions(deps: Deps): PlaySessions {
  const { db, now, makeId, sessions: accounts, idleMsOf } = deps
  const key = deriveKey(deps.secret, 'play session tokens')
  const known = new Map<string, Known>()
  const tokensOf = new Map<string, Set<string>>()

  // Heard before anybody asks again, so that a member who leaves cannot stake on this node.
  accounts.onClosed((ids) => {
    for (const id of ids) for (const token of tokensOf.get(id) ?? []) forget(token)
  })

  const findRow = gather((hashes: readonly Buffer[]) => store.listByTokens(db, hashes), gathering)
  const isAccountOpen = gather(async (ids: readonly string[]) => {
    const open = await accounts.filterOpen([...new Set(ids)])
    return ids.map((id) => open.has(id))
  }, gathering)
  const touch = createTouch((ids) => store.touchSessions(db, ids, now()))

  function remember(token: string, entry: Known): void {
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) forget(oldest)
    known.set(token, entry)
    const { accountSession } = entry.session
    const tokens = tokensOf.get(accountSession) ?? new Set()
    tokensOf.set(accountSession, tokens.add(token))
  }

  function forget(token: string): void {
    const entry = known.get(token)
    if (entry === undefined) return
    known.delete(token)
    const { accountSession } = entry.session
    const tokens = tokensOf.get(accountSession)
    tokens?.delete(token)
    if (tokens?.size === 0) tokensOf.delete(accountSession)
  }

  async function look(token: string): Promise<Result<PlaySession, SessionRefusal>> {
    forget(token)
    const row = await findRow(hashToken(key, token))
    if (row === undefined) return refuse('token_invalid')
    if (row.closedAt !== null) return refuse('session_over')
    const at = now().getTime()
    const isIdle = at - row.seenAt.getTime() > idleMsOf(row.vendor)
    const isGone = row.accountSession !== '' && !(await isAccountOpen(row.accountSession))
    if (isIdle || isGone) {
      await store.closeSessions(db, [row.id], now())
      return refuse('session_over')
    }
    const { id, vendor, member, accountSession, nodeId } = row
    const session = { id, vendor, member: member as MemberId | null, accountSession, nodeId }
    const touchedAt = row.seenAt.getTime()
    remember(token, { session, trustedUntil: at + trustMs, touchedAt })
    return ok(session)
  }

  return {
    async open(session) {
      const token = randomBytes(32).toString('base64url')
      const at = now()
      const row = { ...session, id: makeId('pse'), openedAt: at, seenAt: at, closedAt: null }
      await store.insertSession(db, row, hashToken(key, token))
      return token
    },
    async find(vendor, token) {
      if (!/^[\w-]{43}$/.test(token)) return refuse('token_invalid')
      const at = now().getTime()
      const entry = known.get(token)
      const found =
        entry !== undefined && at < entry.trustedUntil ? ok(entry.session) : await look(token)
      if (!found.ok) return found
      if (found.value.vendor !== vendor.key) return refuse('token_invalid')
      const trusted = known.get(token)
      if (trusted !== undefined && at - trusted.touchedAt > touchEveryMs) {
        trusted.touchedAt = at
        touch(found.value.id)
      }
      return found
    },
    async sweep(tx) {
      const open = await store.listOpen(tx, 1_000)
      const own = open.filter(({ accountSession }) => accountSession !== '')
      const there = await accounts.filterOpen(own.map(({ accountSession }) => accountSession))
      const at = now().getTime()
      const over = open.filter(
        ({ vendor, accountSession, seenAt }) =>
          at - seenAt.getTime() > idleMsOf(vendor) ||
          (accountSession !== '' && !there.has(accountSession)),
      )
      await store.closeSessions(
        tx,
        over.map(({ id }) => id),
        now(),
      )
      return await store.removeSessionsBefore(tx, new Date(at - keptMs))
    },
  }
}
