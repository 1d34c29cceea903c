import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type { LoginReply, reauthenticate, SessionView } from '@baize/contract/identity/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { findStep } from '../credentials/authenticator.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import {
  accountKey,
  memberOf,
  provenMs,
  signOutEverywhere,
  type Member,
  type Members,
} from '../members/members.ts'
import type { BrowserSession } from './browser-session.ts'
import { nobody, type Entry } from './entry.ts'
import type { Remembered } from './remembered.ts'
import { mayEnter } from './rules.ts'
import { deleteRememberedOf } from './store.ts'

type Proving = InputOf<typeof reauthenticate>
type ProvingRefusal = ErrorsOf<typeof reauthenticate>

/** What a person does with the sessions that are open. */
export type OwnSessions = {
  /** Takes a token that came in an address and gives another. Of two who come with it one gets in. */
  exchange(token: string, call: Call): Promise<Result<LoginReply, 'ticket_expired'>>
  /** The session that the caller's browser holds, for a page that has none yet; nobody's where it holds none. */
  goOn(call: Call): Promise<LoginReply>
  /** Ends the session that the caller's browser holds, and what it remembers. */
  endHeld(tx: Transaction, call: Call): Promise<void>
  /** Proves once more who is there; right for five minutes. Opens its own transactions. */
  reauthenticate(input: Proving, call: Call): Promise<Result<{ until: string }, ProvingRefusal>>
  /** Ends the caller's session and what this browser remembers. */
  logout(tx: Transaction, call: Call): Promise<void>
  list(call: Call): Promise<SessionView[]>
  /** Ends one of the caller's sessions, or with `others` all but this one. Browsers forget the member. */
  close(tx: Transaction, id: string, call: Call): Promise<Result<undefined, 'not_found'>>
}

export type OwnSessionsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly production: boolean
  readonly sessions: Sessions
  readonly members: Members
  readonly passwords: Passwords
  readonly failures: Failures
  readonly box: SecretBox
  readonly entry: Entry
  readonly remembered: Remembered
  readonly browserSession: BrowserSession
}

export function createOwnSessions(deps: OwnSessionsDeps): OwnSessions {
  const { db, now, production, sessions, members, passwords, failures, box } = deps
  const { entry, remembered, browserSession } = deps

  async function exchange(token: string, call: Call) {
    const actor = await sessions.find(token)
    if (actor?.kind !== 'member') return refuse('ticket_expired')
    return await db.transaction(async (tx) => {
      const member = await members.find(tx, actor.id)
      if (!member || mayEnter(member, { area: 'site', production }) !== undefined) {
        return refuse('ticket_expired')
      }
      const exchanged = await entry.exchange(tx, member, { ...call, actor }, token)
      return exchanged === undefined ? refuse('ticket_expired') : ok(exchanged)
    })
  }

  async function goOn(call: Call) {
    const held = await browserSession.find(call)
    const member = held && (await members.find(db, held.actor.id))
    if (!member || mayEnter(member, { area: 'site', production }) !== undefined) {
      browserSession.takeAway(call)
      return nobody
    }
    return entry.goOn(member, held)
  }

  async function endHeld(tx: Transaction, call: Call) {
    const held = await browserSession.find(call, tx)
    if (held !== undefined) await sessions.close(tx, held.actor.sessionId)
    browserSession.takeAway(call)
    await remembered.forget(tx, call)
  }

  async function prove(input: Proving, call: Call) {
    const { id, sessionId } = memberOf(call)
    const member = await members.get(db, id)
    const attempt = { username: accountKey(member.account), ip: call.ip }
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const { password = '', code = '' } = input
    const isRight = await judge(member, password, code)
    return await db.transaction(async (tx): Promise<Result<{ until: string }, ProvingRefusal>> => {
      const same = await members.lock(tx, id)
      const isTaken = await takeStep(tx, same, isRight)
      if (!isTaken || same.passwordHash !== member.passwordHash) {
        return refuse(password === '' && code !== '' ? 'wrong_code' : 'wrong_credentials')
      }
      await failures.clear(tx, attempt)
      await sessions.prove(tx, sessionId)
      return ok({ until: new Date(now().getTime() + provenMs).toISOString() })
    })
  }

  /** A password is judged where there is one, else the authenticator's code: its step, if it is right. */
  async function judge(member: Member, password: string, code: string): Promise<boolean | number> {
    if (password !== '' || code === '') {
      return await passwords.matches(member.passwordHash ?? undefined, password)
    }
    const { id, totpSecret, totpLastStep } = member
    if (totpSecret === null) return false
    const typed = code.replaceAll(/\s/g, '')
    return findStep(box.open(totpSecret, id), typed, now(), totpLastStep) ?? false
  }

  async function takeStep(tx: Transaction, { id, totpLastStep }: Member, right: boolean | number) {
    if (typeof right === 'boolean') return right
    if (right <= totpLastStep) return false
    await members.noteCodeStep(tx, id, right)
    return true
  }

  async function list(call: Call): Promise<SessionView[]> {
    const { id, sessionId } = memberOf(call)
    const all = await sessions.listOf('member', id)
    const open = await sessions.filterOpen(all.map((session) => session.id))
    return all
      .filter((session) => open.has(session.id))
      .map(({ createdAt, seenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: session.id === sessionId,
      }))
  }

  return {
    exchange,
    goOn,
    endHeld,
    reauthenticate: prove,
    async logout(tx, call) {
      const { sessionId } = memberOf(call)
      const held = await browserSession.find(call, tx)
      await sessions.close(tx, sessionId)
      await remembered.forget(tx, call)
      // A browser may hold another by now, whose person did not ask to leave.
      if (held === undefined || held.actor.sessionId === sessionId) browserSession.takeAway(call)
    },
    list,
    async close(tx, id, call) {
      const actor = memberOf(call)
      if (id === 'others') {
        await signOutEverywhere(tx, sessions, actor.id, actor.sessionId)
        return ok()
      }
      const own = await sessions.listOf('member', actor.id)
      if (!own.some((session) => session.id === id)) return refuse('not_found')
      await sessions.close(tx, id)
      // Which browser had it is not known, and it must not come back by itself: all forget.
      await deleteRememberedOf(tx, actor.id)
      return ok()
    },
  }
}
