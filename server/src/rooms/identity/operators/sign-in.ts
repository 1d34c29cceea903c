import { randomBytes } from 'node:crypto'
import type { Operator } from '@baize/contract/system/operators'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hashToken } from '../../../platform/secret.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { actedBy } from '../../system/system.ts'
import { doerOf, entering, objectOf, operatorActions, visiting, type AuditDoor } from './audit.ts'
import {
  authenticatorUri,
  findStep,
  makeAuthenticatorSecret,
} from '../credentials/authenticator.ts'
import type { Counted, Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { weak } from './accounts.ts'
import { asUsername, isPasswordStrong, maySignIn, ticketMs, wrongCodesPerTicket } from './rules.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'

export type Begun = {
  readonly ticket: string
  readonly enrolment: { readonly secret: string; readonly uri: string } | null
}

export type SignedIn = {
  readonly token: string
  readonly operator: Operator
  readonly idleMinutes: number
  readonly absoluteHours: number
}

type Credentials = { readonly username: string; readonly password: string }

/** Why name and password do not let anybody in. */
type PasswordRefusal = 'wrong_credentials' | 'sign_in_locked' | 'one_time_password_over'

/** A try with name and password, compared but not yet answered. */
type Try = {
  readonly attempt: { readonly username: string | undefined; readonly ip: string }
  readonly counted: Counted
  readonly found: store.OperatorRow | undefined
  readonly matches: boolean
}

type Caller = Pick<Call, 'ip' | 'userAgent' | 'requestId'>

export type SignIn = {
  /**
   * Name and password. Gives a ticket for the second step, and an authenticator to scan until one is
   * confirmed. Refuses in one way whatever is wrong; a one-time password gives no ticket either. It opens
   * its own transactions, because hashing takes long and must not hold a connection.
   */
  begin(
    credentials: Credentials,
    caller: Caller,
  ): Promise<Result<Begun, PasswordRefusal | 'own_password_needed'>>
  /** The same with a one-time password and the own one that replaces it: all that a one-time password is good for. */
  choosePassword(
    input: Credentials & { readonly newPassword: string },
    caller: Caller,
  ): Promise<Result<Begun, PasswordRefusal | 'weak_password'>>
  /** Ticket and code. Opens the session; a ticket and a code each work once. */
  finish(
    tx: Transaction,
    answer: { readonly ticket: string; readonly code: string },
    caller: Caller,
  ): Promise<Result<SignedIn, 'wrong_code' | 'ticket_expired' | 'sign_in_locked'>>
  /** Ends the caller's own session. */
  signOut(tx: Transaction, call: Call): Promise<void>
  /** Removes tickets that are over and failures that are forgotten. */
  removeExpired(tx: Transaction): Promise<void>
}

export type SignInDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly production: boolean
  readonly sessions: Sessions
  readonly audit: AuditDoor
  readonly passwords: Passwords
  readonly failures: Failures
  readonly box: SecretBox
  readonly ticketKey: Buffer
  /** The name that an authenticator app shows beside the code. */
  readonly issuer: () => string
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { db, now, production, sessions, passwords, failures, box, ticketKey } = deps
  const audit = deps.audit.open(operatorActions)

  async function begin(credentials: Credentials, caller: Caller) {
    const tried = await tryPassword(credentials, caller)
    if (!tried.ok) return tried
    return await admit(
      tried.value,
      caller,
      async (tx, operator): Promise<Result<Begun, PasswordRefusal | 'own_password_needed'>> =>
        operator.oneTimeUntil ? refuse('own_password_needed') : ok(await giveTicket(tx, operator)),
    )
  }

  async function choosePassword(
    { newPassword, ...credentials }: Credentials & { readonly newPassword: string },
    caller: Caller,
  ) {
    const { username, password } = credentials
    if (newPassword === password || !isPasswordStrong(newPassword, asUsername(username) ?? '')) {
      return weak()
    }
    const tried = await tryPassword(credentials, caller)
    if (!tried.ok) return tried
    const passwordHash = tried.value.matches ? await passwords.hash(newPassword) : ''
    return await admit(
      tried.value,
      caller,
      async (tx, operator): Promise<Result<Begun, PasswordRefusal>> => {
        // An own password is changed by who is signed in, not by who knows nothing else.
        if (!operator.oneTimeUntil) return refuse('wrong_credentials')
        await store.setPassword(tx, operator.id, { passwordHash, oneTimeUntil: null })
        await audit.write(tx, {
          ...actedBy(entering(operator, caller)),
          action: 'operator.password_changed',
          object: objectOf(operator),
          reason: '',
          after: { password: 'new' },
        })
        return ok(await giveTicket(tx, operator))
      },
    )
  }

  async function tryPassword(
    credentials: Credentials,
    caller: Caller,
  ): Promise<Result<Try, 'sign_in_locked'>> {
    const username = asUsername(credentials.username)
    const attempt = { username, ip: caller.ip }
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const found = username === undefined ? undefined : await store.findByUsername(db, username)
    const matches = await passwords.matches(found?.passwordHash, credentials.password)
    return ok({ attempt, counted: counted.value, found, matches })
  }

  /** Goes on with who named the right password, under the operator's lock. */
  async function admit<Refusal extends string>(
    { attempt, counted, found, matches }: Try,
    caller: Caller,
    goOn: (
      tx: Transaction,
      operator: store.OperatorRow,
    ) => Promise<Result<Begun, Refusal | PasswordRefusal>>,
  ): Promise<Result<Begun, Refusal | PasswordRefusal>> {
    return await db.transaction(async (tx) => {
      const operator = found && (await store.lockOperator(tx, found.id))
      // Read again under the lock: a password that was changed meanwhile opens nothing.
      const isSame = operator !== undefined && operator.passwordHash === found?.passwordHash
      if (!matches || !isSame || !maySignIn(operator, production)) {
        await recordLocks(tx, counted, operator, caller)
        return refuse('wrong_credentials')
      }
      await failures.takeBack(tx, attempt)
      const { oneTimeUntil } = operator
      if (oneTimeUntil && oneTimeUntil <= now()) return refuse('one_time_password_over')
      return await goOn(tx, operator)
    })
  }

  async function giveTicket(tx: Transaction, operator: store.OperatorRow): Promise<Begun> {
    const ticket = randomBytes(32).toString('base64url')
    // Each ticket offers its own authenticator, so that a page left open elsewhere cannot be confirmed
    // by another's code.
    const secret = operator.totpSecret ? null : makeAuthenticatorSecret()
    await store.insertTicket(tx, hashToken(ticketKey, ticket), {
      operatorId: operator.id,
      enrolmentSecret: secret === null ? null : box.seal(secret, operator.id),
      expiresAt: new Date(now().getTime() + ticketMs),
    })
    if (secret === null) return { ticket, enrolment: null }
    const uri = authenticatorUri(secret, deps.issuer(), operator.username)
    return { ticket, enrolment: { secret, uri } }
  }

  async function finish(
    tx: Transaction,
    answer: { readonly ticket: string; readonly code: string },
    caller: Caller,
  ): Promise<Result<SignedIn, 'wrong_code' | 'ticket_expired' | 'sign_in_locked'>> {
    const ticketHash = hashToken(ticketKey, answer.ticket)
    const opened = await openTicket(tx, ticketHash)
    if (!opened) return refuse('ticket_expired')
    const { operator, ticket } = opened
    const attempt = { username: operator.username, ip: caller.ip }
    const counted = await failures.count(tx, attempt)
    if (!counted.ok) return counted
    const totpSecret = ticket.enrolmentSecret ?? operator.totpSecret
    if (!totpSecret) throw new Error('A ticket came without an authenticator.')
    const secret = box.open(totpSecret, operator.id)
    const step = findStep(secret, answer.code, now(), operator.totpLastStep)
    if (step === undefined) {
      await spendTry(tx, ticketHash, ticket)
      await recordLocks(tx, counted.value, operator, caller)
      return refuse('wrong_code')
    }
    await store.deleteTicket(tx, ticketHash)
    await failures.clear(tx, attempt)
    const row = await store.recordSignIn(tx, operator.id, { at: now(), step, totpSecret })
    return ok(await openSession(tx, row, ticket.enrolmentSecret !== null, caller))
  }

  /** The operator is locked before the ticket, as in every other verb. */
  async function openTicket(tx: Transaction, ticketHash: Buffer) {
    const owner = await store.findTicketOwner(tx, ticketHash)
    const operator = owner === undefined ? undefined : await store.lockOperator(tx, owner)
    const ticket = await store.lockTicket(tx, ticketHash, now())
    if (!operator || !ticket || !maySignIn(operator, production)) return undefined
    // Another ticket confirmed an authenticator meanwhile: this one's is no longer wanted.
    if (ticket.enrolmentSecret && operator.totpSecret) return undefined
    return { operator, ticket }
  }

  async function spendTry(tx: Transaction, ticketHash: Buffer, ticket: store.TicketRow) {
    const last = ticket.wrongCodes + 1 >= wrongCodesPerTicket
    await (last ? store.deleteTicket(tx, ticketHash) : store.addWrongCode(tx, ticketHash))
  }

  async function openSession(
    tx: Transaction,
    row: store.OperatorRow,
    isNew: boolean,
    caller: Caller,
  ): Promise<SignedIn> {
    const { id, name, username, roles } = row
    const { ip, userAgent } = caller
    const actor = { kind: 'operator', id, name, username, roles } as const
    const token = await sessions.open(tx, { ...actor, ip, userAgent })
    await audit.write(tx, {
      ...actedBy(entering(row, caller)),
      action: 'operator.signed_in',
      object: objectOf(row),
      reason: '',
      after: isNew ? { authenticator: 'confirmed' } : null,
    })
    const { idleMs, absoluteMs } = sessions.limitsOf('operator')
    return {
      token,
      operator: shapeOperator(row),
      idleMinutes: Math.round(idleMs / 60_000),
      absoluteHours: Math.round(absoluteMs / 3_600_000),
    }
  }

  /** A lock is worth a row; a single failure is not, or the trail would be a guesser's to fill. */
  async function recordLocks(
    tx: Transaction,
    { locksName, locksAddress }: Counted,
    operator: store.OperatorRow | undefined,
    caller: Caller,
  ) {
    const row = { ...actedBy(visiting(caller)), reason: '' }
    if (locksAddress) {
      await audit.write(tx, { ...row, action: 'address.locked', object: `address ${caller.ip}` })
    }
    if (locksName && operator) {
      await audit.write(tx, { ...row, action: 'operator.locked', object: objectOf(operator) })
    }
  }

  async function signOut(tx: Transaction, call: Call) {
    if (!call.actor) return
    await sessions.close(tx, call.actor.sessionId)
    const operator = await store.findOperator(tx, call.actor.id)
    await audit.write(tx, {
      ...actedBy(doerOf(call)),
      action: 'operator.signed_out',
      object: operator ? objectOf(operator) : call.actor.id,
      reason: '',
    })
  }

  async function removeExpired(tx: Transaction) {
    await store.deleteExpiredTickets(tx, now())
    await failures.removeForgotten(tx)
  }

  return { begin, choosePassword, finish, signOut, removeExpired }
}
