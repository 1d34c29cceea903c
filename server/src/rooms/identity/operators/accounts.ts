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

export type HashedOperator = Omit<NewOperator, 'password'> & { readonly passwordHash: string }

/** A username that somebody has, or a name that could be taken for somebody's. */
export type NameRefusal = 'name_taken' | 'name_looks_alike'
export type ChangeRefusal = 'not_found' | 'last_admin' | 'nothing_changed' | 'name_looks_alike'

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
    input: NewOperator,
    by: Doer,
  ): Promise<Result<Operator, NameRefusal | 'weak_password'>>
  /** The same with a password that was judged and hashed before. */
  add(tx: Transaction, input: HashedOperator, by: Doer): Promise<Result<Operator, NameRefusal>>
  /**
   * Sets name, roles and whether the operator is closed, and signs the operator out, because sessions
   * carry name and roles. Refuses to take away the last admin.
   */
  change(tx: Transaction, input: OperatorChange, by: Doer): Promise<Result<Operator, ChangeRefusal>>
  /** A new password, no authenticator, no session, no lock. Refused for oneself: that needs no other. */
  reset(
    tx: Transaction,
    input: { readonly id: string; readonly password: string; readonly reason: string },
    by: Doer,
  ): Promise<Result<undefined, 'not_found' | 'weak_password' | 'same_person'>>
  /** The same with a password that was judged and hashed before. */
  renewSecrets(
    tx: Transaction,
    input: { readonly id: string; readonly passwordHash: string; readonly reason: string },
    by: Doer,
  ): Promise<Result<undefined, 'not_found'>>
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

export const weak = () => refuse('weak_password', { min: passwordMinLength })

/** Says whose name it is: who adds an operator sees them all anyway. */
export const looksLike = ({ name, username }: Pick<store.OperatorRow, 'name' | 'username'>) =>
  refuse('name_looks_alike', { name, username })

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
    const { password, ...rest } = input
    if (!isPasswordStrong(password, rest.username)) return weak()
    return await add(tx, { ...rest, passwordHash: await passwords.hash(password) }, by)
  }

  async function add(tx: Transaction, input: HashedOperator, by: Doer) {
    const { username, name, roles, passwordHash, reason } = input
    if (await store.findByUsername(tx, username)) return refuse('name_taken')
    const free = await checkName(tx, name)
    if (!free.ok) return free
    const row = await store.insertOperator(tx, {
      id: makeId('opr'),
      username,
      name,
      roles,
      passwordHash,
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

  /** Takes the turn of names, so that what is free stays so until the commit. */
  async function checkName(
    tx: Transaction,
    name: string,
    except?: string,
  ): Promise<Result<undefined, 'name_looks_alike'>> {
    await store.takeNamesTurn(tx)
    const alike = await store.findAlike(tx, name, except)
    return alike ? looksLike(alike) : ok()
  }

  async function change(tx: Transaction, input: OperatorChange, by: Doer) {
    const { id, name, roles, closed, reason } = input
    const locked = await store.lockWithAdmins(tx, id)
    const current = locked.find((row) => row.id === id)
    if (!current) return refuse('not_found')
    const isSame = name === current.name && closed === current.closed
    if (isSame && sameRoles(roles, current.roles)) return refuse('nothing_changed')
    if (leavesNoAdmin(locked, id, { roles, closed }, production)) return refuse('last_admin')
    const free = await checkName(tx, name, id)
    if (!free.ok) return free
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
    const found = await store.findOperator(tx, id)
    if (!found) return refuse('not_found')
    if (!isPasswordStrong(password, found.username)) return weak()
    const passwordHash = await passwords.hash(password)
    return await renewSecrets(tx, { id, passwordHash, reason }, by)
  }

  async function renewSecrets(
    tx: Transaction,
    { id, passwordHash, reason }: { id: string; passwordHash: string; reason: string },
    by: Doer,
  ) {
    const row = await store.lockOperator(tx, id)
    if (!row) return refuse('not_found')
    await store.setPassword(tx, id, passwordHash)
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

  return { get, list, create, add, change, reset, renewSecrets, changePassword }
}
