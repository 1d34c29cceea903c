import type { Operator } from '@baize/contract/system/operators'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  fullNameOf,
  type SaidValue,
  type Alerts,
  type Approvals,
  type Controls,
  type Doer,
} from '../../system/system.ts'
import type { Accounts, ChangeRefusal, NewOperator, OperatorChange } from './accounts.ts'
import { objectOf } from './audit.ts'
import { handleRequests, tells, type Rights } from './carry-out.ts'
import { checkName, checkUsername, type NameRefusal, type UsernameRefusal } from './check-names.ts'
import { createPeople } from './people.ts'
import { compareRights, leavesNoAdmin, lowersStanding, maySignIn, needsSecond } from './rules.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'
import { watchClosings } from './watch.ts'

type Asked<Refusal extends string> = Promise<
  Result<{ readonly approvalId: string }, Refusal | 'no_second_admin'>
>
type Changed = { readonly operator: Operator; readonly approvalId: string | null }
type Renewal = { readonly id: string; readonly reason: string }

/** What one admin asks for and another agrees to. Each opens its own transaction. */
export type OperatorRequests = {
  create(input: NewOperator, by: Doer): Asked<UsernameRefusal | NameRefusal>
  /** A change that only takes away is made at once; one that gives, or names anew, waits. */
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
  readonly approvals: Pick<
    Approvals,
    'handle' | 'setPeople' | 'hasSecond' | 'takeTurn' | 'endRequestsOf'
  >
  readonly controls: Pick<Controls, 'asked' | 'decided' | 'loosened'>
  readonly alerts: Pick<Alerts, 'open'>
  readonly operators: Pick<Accounts, 'invite' | 'change' | 'renew'>
  /** The brand's name, which is nobody's. */
  readonly brandName: () => string
}

const rightsOf = ({ name, roles, closed }: Rights): Rights => ({ name, roles, closed })
const admins = ['admin'] as const

export function createOperatorRequests(deps: Deps): OperatorRequests {
  const { db, production, approvals, controls, operators, brandName } = deps
  approvals.setPeople(createPeople(deps))
  const asks = handleRequests(deps)
  const tellClosed = watchClosings(deps.alerts)

  async function create(input: NewOperator, by: Doer): Asked<UsernameRefusal | NameRefusal> {
    const { username, roles, reason } = input
    return await db.transaction(async (tx) => {
      const free = await checkUsername(tx, username)
      if (!free.ok) return free
      const named = await checkName(tx, input.name, { username, brandName: brandName() })
      if (!named.ok) return named
      if (!(await approvals.hasSecond(tx, admins, by.id))) return refuse('no_second_admin')
      const content = { username, name: named.value, roles, alike: free.value.map(fullNameOf) }
      const request = { object: objectOf(input), content, reason, operator: by }
      const approvalId = await asks.create(tx, request)
      await tell(tx, approvalId, tells.create(content), by)
      return ok({ approvalId })
    })
  }

  async function change(input: OperatorChange, by: Doer) {
    return await db.transaction(
      async (tx): Promise<Result<Changed, ChangeRefusal | 'no_second_admin'>> => {
        // What waits is decided before or after this, never meanwhile.
        await approvals.takeTurn(tx)
        const found = await store.findOperator(tx, input.id)
        if (!found) return refuse('not_found')
        const change = compareRights(found, input)
        if (needsSecond(change)) return await askToChange(tx, found, input, by)
        const changed = await operators.change(tx, input, by, async () => {
          if (change.closes) await tellClosing(tx, found, by)
          if (!lowersStanding(change)) return
          const { id: askerId, reason } = input
          await approvals.endRequestsOf(tx, { askerId, operator: by, reason })
        })
        return changed.ok ? ok({ operator: changed.value, approvalId: null }) : changed
      },
    )
  }

  async function tellClosing(tx: Transaction, closed: store.OperatorRow, by: Doer) {
    const open = await store.listOpenWith(tx, admins)
    const left = open.filter((row) => maySignIn(row, production)).length
    await tellClosed(tx, { id: closed.id, who: fullNameOf(closed), by: fullNameOf(by), left })
  }

  async function askToChange(
    tx: Transaction,
    found: store.OperatorRow,
    input: OperatorChange,
    by: Doer,
  ): Promise<Result<Changed, ChangeRefusal | 'no_second_admin'>> {
    const { id, username } = found
    const open = await store.listOpenWith(tx, admins)
    if (leavesNoAdmin([...open, found], id, input, production)) return refuse('last_admin')
    const named =
      input.name === found.name
        ? ok(found.name)
        : await checkName(tx, input.name, { id, username, brandName: brandName() })
    if (!named.ok) return named
    if (!(await approvals.hasSecond(tx, admins, by.id))) return refuse('no_second_admin')
    const after = rightsOf({ ...input, name: named.value })
    const content = { id, username, before: rightsOf(found), after }
    const request = { object: objectOf(found), content, reason: input.reason, operator: by }
    const approvalId = await asks[wayOf(content)](tx, request)
    await tell(tx, approvalId, tells.grant(content), by)
    return ok({ operator: shapeOperator(found), approvalId })
  }

  async function reset({ id, reason }: Renewal, by: Doer): Asked<'not_found' | 'same_person'> {
    if (id === by.id) return refuse('same_person')
    return await db.transaction(async (tx) => {
      const found = await store.findOperator(tx, id)
      if (!found) return refuse('not_found')
      // Whoever is to be reset cannot come in to agree.
      if (!(await approvals.hasSecond(tx, admins, by.id, id))) return refuse('no_second_admin')
      const content = { id, username: found.username, ...rightsOf(found) }
      const request = { object: objectOf(found), content, reason, operator: by }
      const approvalId = await asks.renew(tx, request)
      await tell(tx, approvalId, tells.renew(content), by)
      return ok({ approvalId })
    })
  }

  const tell = (tx: Transaction, approvalId: string, what: SaidValue, by: Doer) =>
    controls.asked(tx, approvalId, { subject: approvalId, what, by: fullNameOf(by) })

  return { create, change, reset }
}

/** What a change that waits is called: by the gravest of what it does. */
function wayOf({ before, after }: { readonly before: Rights; readonly after: Rights }) {
  const { opens, given } = compareRights(before, after)
  if (opens) return 'open'
  return given.length > 0 ? 'grant' : 'rename'
}
