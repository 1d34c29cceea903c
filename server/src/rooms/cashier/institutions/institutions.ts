import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import type { Institution, NumberForm } from './institution.ts'
import * as store from './store.ts'

export type { Institution, NumberForm } from './institution.ts'

type By = { readonly operator: Doer; readonly reason: string }

/** The banks, wallets and networks that members may withdraw to. Every act is one commit with its audit entry. */
export type Institutions = {
  /** In the order in which members see them, closed ones too. Invented ones are none in production. */
  list(): Promise<Institution[]>
  /** Adds one at the end. Refused when the code is taken, also by one that is not shown here. */
  create(
    asked: By & { readonly code: string; readonly form: NumberForm; readonly name: string },
  ): Promise<Result<Institution, 'name_taken' | 'invalid_setting' | 'list_full'>>
  /** Renames, closes or opens one. Refused when somebody changed it after the version this was made on. */
  change(
    asked: By & Pick<Institution, 'code' | 'version' | 'name' | 'enabled'>,
  ): Promise<
    Result<Institution, 'not_found' | 'changed_meanwhile' | 'nothing_changed' | 'invalid_setting'>
  >
  /** Refused unless exactly those that are shown are named. */
  order(codes: readonly string[], by: By): Promise<Result<undefined, 'changed_meanwhile'>>
}

export type InstitutionsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly production: boolean
  readonly audit: Pick<Audit, 'open'>
}

const actions = {
  'institution.created': 'ops.actionInstitutionCreated',
  'institution.changed': 'ops.actionInstitutionChanged',
  'institution.closed': 'ops.actionInstitutionClosed',
  'institution.opened': 'ops.actionInstitutionOpened',
  'institution.ordered': 'ops.actionInstitutionOrdered',
} as const satisfies AuditActions

const mostInstitutions = 300

export function createInstitutions(deps: InstitutionsDeps): Institutions {
  const { db, now, production } = deps
  const audit = deps.audit.open(actions)

  /** Those that this platform shows, until the transaction ends. */
  async function lockShown(tx: Transaction) {
    const known = await store.lockInstitutions(tx)
    return { known, shown: known.filter(({ demo }) => !demo || !production) }
  }

  async function record(
    tx: Transaction,
    what: 'created' | 'changed' | 'closed' | 'opened' | 'ordered',
    object: string,
    { operator, reason, before, after }: By & { before?: unknown; after: unknown },
  ): Promise<void> {
    const action = `institution.${what}` as const
    await audit.write(tx, { ...actedBy(operator), action, object, reason, before, after })
  }

  async function get(code: string): Promise<Institution> {
    const found = (await store.listInstitutions(db, true)).find((each) => each.code === code)
    if (found === undefined) throw new Error('An institution that was written is not there.')
    return found
  }

  const create: Institutions['create'] = async (asked) => {
    const { code, form } = asked
    const name = cleanName(asked.name)
    if (name === '') return refuse('invalid_setting', { setting: 'name' })
    const written = await db.transaction(async (tx) => {
      const { known } = await lockShown(tx)
      if (known.some((each) => each.code === code)) return refuse('name_taken')
      if (known.length >= mostInstitutions) return refuse('list_full')
      await store.insertInstitution(tx, {
        code,
        form,
        name,
        at: now(),
        by: fullNameOf(asked.operator),
      })
      await record(tx, 'created', code, { ...asked, after: { form, name, enabled: true } })
      return ok()
    })
    return written.ok ? ok(await get(code)) : written
  }

  const change: Institutions['change'] = async (asked) => {
    const { code, version, enabled } = asked
    const name = cleanName(asked.name)
    if (name === '') return refuse('invalid_setting', { setting: 'name' })
    const written = await db.transaction(async (tx) => {
      const before = (await lockShown(tx)).shown.find((each) => each.code === code)
      if (before === undefined) return refuse('not_found')
      if (before.version !== version) return refuse('changed_meanwhile')
      if (before.name === name && before.enabled === enabled) return refuse('nothing_changed')
      const by = { at: now(), by: fullNameOf(asked.operator) }
      await store.updateInstitution(tx, { code, name, enabled, version: version + 1, ...by })
      const what = before.enabled === enabled ? 'changed' : enabled ? 'opened' : 'closed'
      const was = { name: before.name, enabled: before.enabled }
      await record(tx, what, code, { ...asked, before: was, after: { name, enabled } })
      return ok()
    })
    return written.ok ? ok(await get(code)) : written
  }

  return {
    list: () => store.listInstitutions(db, !production),
    create,
    change,
    async order(codes, by) {
      return await db.transaction(async (tx) => {
        const { shown } = await lockShown(tx)
        const isWhole = new Set(codes).size === codes.length && codes.length === shown.length
        if (!isWhole || shown.some(({ code }) => !codes.includes(code))) {
          return refuse('changed_meanwhile')
        }
        await store.placeInstitutions(tx, codes)
        await record(tx, 'ordered', 'institutions', { ...by, after: codes })
        return ok()
      })
    },
  }
}

/** A name as members read it: one line, without signs that cannot be seen. */
function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
