import type { Operator } from '@baize/contract/system/operators'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  fullNameOf,
  type SaidValue,
  type Approvals,
  type Controls,
  type Doer,
} from '../../system/system.ts'
import {
  looksLike,
  type Accounts,
  type ChangeRefusal,
  type NameRefusal,
  type NewOperator,
  type OperatorChange,
} from './accounts.ts'
import { objectOf } from './audit.ts'
import { handleRequests, tells, type Rights } from './carry-out.ts'
import { givesRights, hoursUntilAgreeing, leavesNoAdmin, maySignIn } from './rules.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'

type Asked<Refusal extends string> = Promise<
  Result<{ readonly approvalId: string }, Refusal | 'no_second_admin'>
>
type Changed = { readonly operator: Operator; readonly approvalId: string | null }
type Renewal = { readonly id: string; readonly reason: string }

/** What one admin asks for and another agrees to. Each opens its own transaction. */
export type OperatorRequests = {
  create(input: NewOperator, by: Doer): Asked<NameRefusal>
  /** A change that only takes away, or only names anew, is made at once; one that gives waits. */
  change(
    input: OperatorChange,
    by: Doer,
  ): Promise<Result<Changed, ChangeRefusal | 'no_second_admin'>>
  reset(input: Renewal, by: Doer): Asked<'not_found' | 'same_person'>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly production: boolean
  readonly approvals: Pick<Approvals, 'handle' | 'setMayAgree'>
  readonly controls: Pick<Controls, 'asked' | 'decided' | 'loosened'>
  readonly operators: Pick<Accounts, 'invite' | 'change' | 'renew'>
}

const rightsOf = ({ name, roles, closed }: Rights): Rights => ({ name, roles, closed })

export function createOperatorRequests(deps: Deps): OperatorRequests {
  const { db, now, production, controls, operators } = deps
  const asks = handleRequests(deps)

  async function create(input: NewOperator, by: Doer): Asked<NameRefusal> {
    const { username, name, roles, reason } = input
    return await db.transaction(async (tx) => {
      if (await store.findByUsername(tx, username)) return refuse('name_taken')
      const twin = await store.findAlike(tx, name)
      if (twin) return looksLike(twin)
      const alike = (await store.listAlikeUsernames(tx, username)).map(fullNameOf)
      if (!(await isAnybodyReady(tx, by.id))) return refuse('no_second_admin')
      const content = { username, name, roles, alike }
      const request = { object: objectOf(input), content, reason, operator: by }
      const approvalId = await asks.create(tx, request)
      await tell(tx, approvalId, tells.create(content), by)
      return ok({ approvalId })
    })
  }

  async function change(input: OperatorChange, by: Doer) {
    return await db.transaction(
      async (tx): Promise<Result<Changed, ChangeRefusal | 'no_second_admin'>> => {
        const found = await store.findOperator(tx, input.id)
        if (!found) return refuse('not_found')
        if (givesRights(found, input)) return await askToChange(tx, found, input, by)
        const changed = await operators.change(tx, input, by)
        return changed.ok ? ok({ operator: changed.value, approvalId: null }) : changed
      },
    )
  }

  async function askToChange(
    tx: Transaction,
    found: store.OperatorRow,
    input: OperatorChange,
    by: Doer,
  ): Promise<Result<Changed, ChangeRefusal | 'no_second_admin'>> {
    const { id, username } = found
    const admins = await store.listAdmins(tx)
    if (leavesNoAdmin([...admins, found], id, input, production)) return refuse('last_admin')
    const twin = await store.findAlike(tx, input.name, id)
    if (twin) return looksLike(twin)
    if (!(await isAnybodyReady(tx, by.id))) return refuse('no_second_admin')
    const content = { id, username, before: rightsOf(found), after: rightsOf(input) }
    const request = { object: objectOf(found), content, reason: input.reason, operator: by }
    const approvalId = await asks.grant(tx, request)
    await tell(tx, approvalId, tells.grant(content), by)
    return ok({ operator: shapeOperator(found), approvalId })
  }

  async function reset({ id, reason }: Renewal, by: Doer): Asked<'not_found' | 'same_person'> {
    if (id === by.id) return refuse('same_person')
    return await db.transaction(async (tx) => {
      const found = await store.findOperator(tx, id)
      if (!found) return refuse('not_found')
      if (!(await isAnybodyReady(tx, by.id, id))) return refuse('no_second_admin')
      const content = { id, username: found.username, ...rightsOf(found) }
      const request = { object: objectOf(found), content, reason, operator: by }
      const approvalId = await asks.renew(tx, request)
      await tell(tx, approvalId, tells.renew(content), by)
      return ok({ approvalId })
    })
  }

  /** What nobody could agree to is refused rather than left to wait. Whoever is to be reset cannot come in to agree. */
  async function isAnybodyReady(tx: Transaction, ...except: string[]): Promise<boolean> {
    const admins = await store.listAdmins(tx)
    return admins.some(
      (row) =>
        !except.includes(row.id) &&
        maySignIn(row, production) &&
        hoursUntilAgreeing(row.decidesFrom, now()) === 0,
    )
  }

  const tell = (tx: Transaction, approvalId: string, what: SaidValue, by: Doer) =>
    controls.asked(tx, approvalId, { subject: approvalId, what, by: fullNameOf(by) })

  return { create, change, reset }
}
