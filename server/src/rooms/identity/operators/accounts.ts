import type { HandOver } from '@baize/contract/system/approvals'
import type { Operator } from '@baize/contract/system/operators'
import type { OperatorRole } from '@baize/contract/roles'
import { systemRandomBytes } from '@baize/kernel/random'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { actedBy, type Doer } from '../../system/system.ts'
import { doerOf, objectOf, operatorActions, tellApart, type AuditDoor } from './audit.ts'
import type { Failures } from '../credentials/failures.ts'
import { makeOneTimePassword } from '../credentials/one-time-password.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { checkName, checkUsername, type NameRefusal, type UsernameRefusal } from './check-names.ts'
import {
  compareRights,
  isPasswordStrong,
  leavesNoAdmin,
  lowersStanding,
  needsSecond,
  oneTimePasswordMs,
  passwordMinLength,
} from './rules.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'

export type NewOperator = {
  readonly username: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly reason: string
}

type Secret = Pick<store.OperatorRow, 'passwordHash' | 'oneTimeUntil'>

export type ChangeRefusal = 'not_found' | 'last_admin' | 'nothing_changed' | NameRefusal

export type OperatorChange = {
  readonly id: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly closed: boolean
  readonly reason: string
}

export type Accounts = {
  /** The operator with this id, who must exist. */
  get(id: string): Promise<Operator>
  list(): Promise<Operator[]>
  /**
   * Adds an operator without an authenticator; the first sign-in sets one up. Refuses a name that could be taken for a
   * colleague's.
   */
  create(
    tx: Transaction,
    input: NewOperator & { readonly password: string },
    by: Doer,
  ): Promise<Result<Operator, UsernameRefusal | NameRefusal | 'weak_password'>>
  /** The same with a one-time password, which nobody is told but who gets the result. */
  invite(
    tx: Transaction,
    input: NewOperator,
    by: Doer,
  ): Promise<
    Result<
      { readonly operator: Operator; readonly handOver: HandOver },
      UsernameRefusal | NameRefusal
    >
  >
  /**
   * Sets name, roles and whether the operator is closed, and signs the operator out, because sessions
   * carry name and roles. Refuses to take away the last admin. What is done `meanwhile` is done once nothing can refuse
   * any more, and before the log is written.
   */
  change(
    tx: Transaction,
    input: OperatorChange,
    by: Doer,
    meanwhile?: () => Promise<void>,
  ): Promise<Result<Operator, ChangeRefusal>>
  /** A new password, no authenticator, no session, no lock. Refused for oneself: that needs no other. */
  reset(
    tx: Transaction,
    input: { readonly id: string; readonly password: string; readonly reason: string },
    by: Doer,
  ): Promise<Result<undefined, 'not_found' | 'weak_password' | 'same_person'>>
  /** The same with a one-time password, which nobody is told but who gets the result. */
  renew(
    tx: Transaction,
    input: { readonly id: string; readonly reason: string },
    by: Doer,
  ): Promise<Result<HandOver, 'not_found'>>
  /** The caller's own password. It ends the caller's other sessions. Opens its own transactions. */
  changePassword(
    input: { readonly oldPassword: string; readonly newPassword: string },
    call: Call,
  ): Promise<Result<undefined, 'wrong_credentials' | 'weak_password' | 'sign_in_locked'>>
}

export type AccountDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: (prefix: 'opr') => string
  readonly production: boolean
  readonly sessions: Sessions
  readonly audit: AuditDoor
  readonly issuer: () => string
  readonly passwords: Passwords
  readonly failures: Failures
}

export const weak = () => refuse('weak_password', { min: passwordMinLength })

export function createAccounts(deps: AccountDeps): Accounts {
  const { db, now, makeId, production, sessions, issuer, passwords, failures } = deps
  const audit = deps.audit.open(operatorActions)

  async function get(id: string): Promise<Operator> {
    const row = await store.findOperator(db, id)
    if (!row) throw new Error('An operator who must exist does not.')
    return shapeOperator(row)
  }

  const list = async () => (await store.listOperators(db)).map(shapeOperator)

  async function create(tx: Transaction, input: NewOperator & { password: string }, by: Doer) {
    const { password, ...rest } = input
    if (!isPasswordStrong(password, rest.username)) return weak()
    return await add(tx, rest, await ownSecret(password), by)
  }

  async function invite(tx: Transaction, input: NewOperator, by: Doer) {
    const { password, secret } = await oneTimeSecret()
    const made = await add(tx, input, secret, by)
    if (!made.ok) return made
    return ok({ operator: made.value, handOver: { username: input.username, password } })
  }

  async function ownSecret(password: string): Promise<Secret> {
    return { passwordHash: await passwords.hash(password), oneTimeUntil: null }
  }

  async function oneTimeSecret() {
    const password = makeOneTimePassword(systemRandomBytes)
    const oneTimeUntil = new Date(now().getTime() + oneTimePasswordMs)
    return { password, secret: { ...(await ownSecret(password)), oneTimeUntil } }
  }

  async function add(
    tx: Transaction,
    { username, name, roles, reason }: NewOperator,
    secret: Secret,
    by: Doer,
  ): Promise<Result<Operator, UsernameRefusal | NameRefusal>> {
    await store.takeNamesTurn(tx)
    const free = await checkUsername(tx, username)
    if (!free.ok) return free
    const named = await checkName(tx, name, { username, brandName: issuer() })
    if (!named.ok) return named
    const row = await store.insertOperator(tx, {
      id: makeId('opr'),
      username,
      name: named.value,
      roles,
      ...secret,
      totpSecret: null,
      demo: false,
      createdAt: now(),
    })
    if (!row) return refuse('name_taken')
    const after = { username, name: named.value, roles }
    const object = objectOf(row)
    await audit.write(tx, {
      ...actedBy(by),
      action: 'operator.created',
      object,
      reason,
      after,
    })
    return ok(shapeOperator(row))
  }

  async function change(
    tx: Transaction,
    input: OperatorChange,
    by: Doer,
    meanwhile = async () => {},
  ) {
    const { id, roles, closed, reason } = input
    const locked = await store.lockWithAdmins(tx, id)
    const current = locked.find((row) => row.id === id)
    if (!current) return refuse('not_found')
    const named = await nameFor(tx, current, input.name)
    if (!named.ok) return named
    const next = { name: named.value, roles, closed }
    const change = compareRights(current, next)
    if (!needsSecond(change) && !lowersStanding(change)) return refuse('nothing_changed')
    if (leavesNoAdmin(locked, id, { roles, closed }, production)) return refuse('last_admin')
    const row = await store.updateOperator(tx, id, next)
    await signOutEverywhere(tx, id)
    await meanwhile()
    for (const told of tellApart(change, current, next)) {
      await audit.write(tx, { ...actedBy(by), ...told, object: objectOf(row), reason })
    }
    return ok(shapeOperator(row))
  }

  /** A name that stays is asked nothing: it may be older than the rules. */
  async function nameFor(tx: Transaction, current: store.OperatorRow, name: string) {
    if (name === current.name) return ok(name)
    await store.takeNamesTurn(tx)
    return await checkName(tx, name, { ...current, brandName: issuer() })
  }

  async function reset(
    tx: Transaction,
    { id, password, reason }: { id: string; password: string; reason: string },
    by: Doer,
  ) {
    if (id === by.id) return refuse('same_person')
    const found = await store.lockOperator(tx, id)
    if (!found) return refuse('not_found')
    if (!isPasswordStrong(password, found.username)) return weak()
    await replaceSecrets(tx, found, await ownSecret(password), reason, by)
    return ok()
  }

  async function renew(
    tx: Transaction,
    { id, reason }: { id: string; reason: string },
    by: Doer,
  ): Promise<Result<HandOver, 'not_found'>> {
    const row = await store.lockOperator(tx, id)
    if (!row) return refuse('not_found')
    const { password, secret } = await oneTimeSecret()
    await replaceSecrets(tx, row, secret, reason, by)
    return ok({ username: row.username, password })
  }

  async function replaceSecrets(
    tx: Transaction,
    row: store.OperatorRow,
    secret: Secret,
    reason: string,
    by: Doer,
  ) {
    const { id } = row
    await store.setPassword(tx, id, secret)
    await store.setAuthenticator(tx, id, null)
    await signOutEverywhere(tx, id)
    await failures.lift(tx, row.username)
    const before = { authenticator: row.totpSecret ? 'confirmed' : 'none' }
    const after = { authenticator: 'none', password: 'new' }
    const object = objectOf(row)
    await audit.write(tx, {
      ...actedBy(by),
      action: 'operator.reset',
      object,
      reason,
      before,
      after,
    })
  }

  async function signOutEverywhere(tx: Transaction, id: string) {
    await store.deleteTicketsOf(tx, id)
    await sessions.closeAllOf(tx, 'operator', id)
  }

  async function changePassword(
    { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    call: Call,
  ): Promise<Result<undefined, 'wrong_credentials' | 'weak_password' | 'sign_in_locked'>> {
    const by = doerOf(call)
    const found = await store.findOperator(db, by.id)
    if (!found) throw new Error('An operator who must exist does not.')
    if (newPassword === oldPassword || !isPasswordStrong(newPassword, found.username)) return weak()
    const attempt = { username: found.username, ip: call.ip }
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const matches = await passwords.matches(found.passwordHash, oldPassword)
    if (!matches) return refuse('wrong_credentials')
    const secret = await ownSecret(newPassword)
    return db.transaction(async (tx) => {
      const row = await store.lockOperator(tx, found.id)
      // Somebody reset it while this call was hashing; the reset stands.
      if (row?.passwordHash !== found.passwordHash) return refuse('wrong_credentials')
      await failures.takeBack(tx, attempt)
      await store.setPassword(tx, row.id, secret)
      await store.deleteTicketsOf(tx, row.id)
      await sessions.closeAllOf(tx, 'operator', row.id, call.actor?.sessionId)
      const object = objectOf(row)
      const rest = { reason: '', after: { password: 'new' } }
      await audit.write(tx, {
        ...actedBy(by),
        action: 'operator.password_changed',
        object,
        ...rest,
      })
      return ok()
    })
  }

  return { get, list, create, invite, change, reset, renew, changePassword }
}
