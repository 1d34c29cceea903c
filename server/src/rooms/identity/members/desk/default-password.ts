import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../../platform/database/database.ts'
import { actedBy, type Doer } from '../../../system/system.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'
import type { AuditDoor } from '../../audit.ts'
import type { IdentitySettings } from '../../settings.ts'
import { checkPassword } from '../rules.ts'
import * as store from './store.ts'

/** The password that accounts get when an operator opens or resets them. Nobody is ever shown it. */
export type DefaultPassword = {
  get(): Promise<{ set: boolean; at: string | null; by: string }>
  /** Sealed, for a request. It must be one that a member could choose. */
  seal(password: string): Result<Buffer, 'field_invalid' | 'weak_password'>
  set(
    tx: Transaction,
    input: { readonly sealed: Buffer; readonly reason: string },
    by: Doer,
  ): Promise<void>
  /** For hashing. That of a demo counts as none in production. */
  open(): Promise<Result<{ password: string; demo: boolean }, 'no_default_password'>>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly box: SecretBox
  readonly audit: AuditDoor
  readonly settings: Pick<IdentitySettings, 'rules'>
  readonly production: boolean
}

/** The owner that the secret is sealed for; no member has this id. */
export const defaultPasswordOwner = 'default password'

export function createDefaultPassword(deps: Deps): DefaultPassword {
  const { db, now, box, settings, production } = deps
  const audit = deps.audit.open({ 'default_password.set': 'ops.actionDefaultPassword' })

  async function find() {
    const row = await store.findDefaultPassword(db)
    return row === undefined || (row.demo && production) ? undefined : row
  }

  return {
    async get() {
      const row = await find()
      return { set: row !== undefined, at: row?.at.toISOString() ?? null, by: row?.by ?? '' }
    },
    seal(password) {
      const checked = checkPassword(settings.rules(), password, '')
      return checked.ok ? ok(box.seal(password, defaultPasswordOwner)) : checked
    },
    async set(tx, { sealed, reason }, by) {
      const before = await store.findDefaultPassword(tx)
      await store.replaceDefaultPassword(tx, { sealed, at: now(), by: by.name, demo: false })
      await audit.write(tx, {
        ...actedBy(by),
        action: 'default_password.set',
        object: 'default password',
        reason,
        before: { password: before === undefined ? 'none' : 'set' },
        after: { password: 'new' },
      })
    },
    async open() {
      const row = await find()
      if (row === undefined) return refuse('no_default_password')
      return ok({ password: box.open(row.sealed, defaultPasswordOwner), demo: row.demo })
    },
  }
}
