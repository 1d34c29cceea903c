import type { DemoOperator } from '@baize/contract/system/operators'
import type { OperatorRole } from '@baize/contract/roles'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, platformItself } from '../../system/system.ts'
import { objectOf, operatorActions, type AuditDoor } from './audit.ts'
import { nextCode } from '../credentials/authenticator.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import * as store from './store.ts'

/** The same for every demo operator, so that one entry in an app, or none, is enough to look around. */
export const demoPassword = 'baize-demo-table'
export const demoAuthenticatorSecret = 'BAIZEDEMOBAIZEDEMOBAIZEDEMOBAIZE'

type Person = { readonly username: string; readonly name: string; readonly role: OperatorRole }

const people: readonly Person[] = [
  { username: 'admin', name: 'Ada Admin', role: 'admin' },
  { username: 'finance', name: 'Ines Reyes', role: 'finance' },
  { username: 'risk', name: 'Paolo Gomez', role: 'risk' },
  { username: 'support', name: 'Marco Silva', role: 'support' },
  { username: 'content', name: 'Celia Mora', role: 'content' },
  { username: 'auditor', name: 'Ana Auditor', role: 'auditor' },
  // Two admins agree on what one alone may not do.
  { username: 'manager', name: 'Dan Torres', role: 'admin' },
]

export type Demo = {
  /** Adds the demo operators that are not there yet; one who was given a new password is left alone. */
  seed(tx: Transaction): Promise<void>
  /** Those whose password is still the demo's, with a code that works. */
  list(): Promise<DemoOperator[]>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: (prefix: 'opr') => string
  readonly audit: AuditDoor
  readonly passwords: Passwords
  readonly box: SecretBox
}

export function createDemo({ db, now, makeId, passwords, box, ...deps }: Deps): Demo {
  const audit = deps.audit.open(operatorActions)
  async function seed(tx: Transaction) {
    const missing: Person[] = []
    for (const person of people) {
      const found = await store.findByUsername(tx, person.username)
      if (found) await repair(tx, found)
      else missing.push(person)
    }
    const hashes = await Promise.all(missing.map(() => passwords.hash(demoPassword)))
    for (const [index, person] of missing.entries()) await add(tx, person, hashes[index] ?? '')
  }

  /** A demo whose secret was made anew cannot read its own authenticators; these it may replace. */
  async function repair(tx: Transaction, row: store.OperatorRow) {
    if (!row.demo || (row.totpSecret && canOpen(row.totpSecret, row.id))) return
    await store.setAuthenticator(tx, row.id, box.seal(demoAuthenticatorSecret, row.id))
  }

  function canOpen(sealed: Buffer, id: string): boolean {
    try {
      return box.open(sealed, id) === demoAuthenticatorSecret
    } catch {
      return false
    }
  }

  async function add(tx: Transaction, { username, name, role }: Person, passwordHash: string) {
    const id = makeId('opr')
    const row = await store.insertOperator(tx, {
      id,
      username,
      name,
      roles: [role],
      passwordHash,
      oneTimeUntil: null,
      totpSecret: box.seal(demoAuthenticatorSecret, id),
      demo: true,
      createdAt: now(),
    })
    if (!row) return
    await audit.write(tx, {
      ...actedBy(platformItself),
      action: 'operator.created',
      object: objectOf(row),
      reason: 'Login of the demo',
      after: { username, name, roles: [role] },
    })
  }

  async function list(): Promise<DemoOperator[]> {
    const rows = await store.listDemoOperators(db)
    return rows.map((row) => {
      const { code, from } = nextCode(demoAuthenticatorSecret, now(), row.totpLastStep)
      return {
        username: row.username,
        name: row.name,
        roles: [...row.roles],
        password: demoPassword,
        code,
        codeFrom: from.toISOString(),
      }
    })
  }

  return { seed, list }
}
