import type { Operator } from '@baize/contract/operators'
import type { OperatorRole } from '@baize/contract/roles'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { actedBy, type Doer } from '../../system/system.ts'
import { doerOf, objectOf, operatorActions, type AuditDoor } from './audit.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { isPasswordStrong, leavesNoAdmin, passwordMinLength, sameRoles } from './rules.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'

export type NewOperator = {
  readonly username: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly password: string
  readonly reason: string
}

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
  /** Adds an operator without an authenticator; the first sign-in sets one up. */
  create(
    tx: Transaction,
    input: NewOperator,
    by: Doer,
  ): Promise<Result<Operator, 'name_taken' | 'weak_password'>>
  /**
   * Sets name, roles and whether the operator is closed, and signs the operator out, because sessions
   * carry name and roles. Refuses to take away the last admin.
   */
  change(
    tx: Transaction,
    input: OperatorChange,
    by: Doer,
  ): Promise<Result<Operator, 'not_found' | 'last_admin' | 'nothing_changed'>>
  /** A new password, no authenticator, no session, no lock. Refused for oneself: that needs no other. */
  reset(
    tx: Transaction,
    input: { readonly id: string; readonly password: string; readonly reason: string },
    by: Doer,
  ): Promise<Result<undefined, 'not_found' | 'weak_password' | 'same_person'>>
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
  readonly passwords: Passwords
  readonly failures: Failures
}

const weak = () => refuse('weak_password', { min: passwordMinLength })

export function createAccounts(deps: AccountDeps): Accounts {
  const { db, now, makeId, production, sessions, passwords, failures } = deps
  const audit = deps.audit.open(operatorActions)

  async function get(id: string): Promise<Operator> {
    const row = await store.findOperator(db, id)
    if (!row) throw new Error('An operator who must exist does not.')
    return shapeOperator(row)
  }

  const list = async () => (await store.listOperators(db)).map(shapeOperator)

  async function create(tx: Transaction, input: NewOperator, by: Doer) {
    const { username, name, roles, password, reason } = input
    if (!isPasswordStrong(password, username)) return weak()
    const row = await store.insertOperator(tx, {
      id: makeId('opr'),
      username,
      name,
      roles,
      passwordHash: await passwords.hash(password),
      totpSecret: null,
      demo: false,
      createdAt: now(),
    })
    if (!row) return refuse('name_taken')
    const after = { username, name, roles }
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

  async function change(tx: Transaction, input: OperatorChange, by: Doer) {
    const { id, name, roles, closed, reason } = input
    const locked = await store.lockWithAdmins(tx, id)
    const current = locked.find((row) => row.id === id)
    if (!current) return refuse('not_found')
    const isSame = name === current.name && closed === current.closed
    if (isSame && sameRoles(roles, current.roles)) return refuse('nothing_changed')
    if (leavesNoAdmin(locked, id, { roles, closed }, production)) return refuse('last_admin')
    const row = await store.updateOperator(tx, id, { name, roles, closed })
    await signOutEverywhere(tx, id)
    const before = { name: current.name, roles: current.roles, closed: current.closed }
    const after = { name, roles, closed }
    const object = objectOf(row)
    await audit.write(tx, {
      ...actedBy(by),
      action: 'operator.changed',
      object,
      reason,
      before,
      after,
    })
    return ok(shapeOperator(row))
  }

  async function reset(
    tx: Transaction,
    { id, password, reason }: { id: string; password: string; reason: string },
    by: Doer,
  ) {
    if (id === by.id) return refuse('same_person')
    const row = await store.lockOperator(tx, id)
    if (!row) return refuse('not_found')
    if (!isPasswordStrong(password, row.username)) return weak()
    await store.setPassword(tx, id, await passwords.hash(password))
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
    return ok()
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
    const passwordHash = await passwords.hash(newPassword)
    return db.transaction(async (tx) => {
      const row = await store.lockOperator(tx, found.id)
      // Somebody reset it while this call was hashing; the reset stands.
      if (row?.passwordHash !== found.passwordHash) return refuse('wrong_credentials')
      await failures.takeBack(tx, attempt)
      await store.setPassword(tx, row.id, passwordHash)
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

  return { get, list, create, change, reset, changePassword }
}
