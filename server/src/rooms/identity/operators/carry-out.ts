import type { OperatorRole } from '@baize/contract/roles'
import { ok, refuse } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  fullNameOf,
  type SaidValue,
  type Approvals,
  type Ask,
  type AskedFor,
  type Controls,
  type Doer,
} from '../../system/system.ts'
import type { Accounts } from './accounts.ts'
import { roleNamed } from './names.ts'
import { compareRights, lowersStanding, newForMs, sameRoles } from './rules.ts'
import * as store from './store.ts'

/** What an operator is called and may do. */
export type Rights = {
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly closed: boolean
}

/** What a request holds and the second person sees. There is no password yet. */
export type NewPerson = {
  readonly username: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  /** Colleagues for whom the username could be taken. */
  readonly alike: readonly string[]
}
export type Grant = {
  readonly id: string
  readonly username: string
  readonly before: Rights
  readonly after: Rights
}
export type Reset = Rights & { readonly id: string; readonly username: string }

type Deps = {
  readonly now: () => Date
  readonly approvals: Pick<Approvals, 'handle' | 'endRequestsOf'>
  readonly controls: Pick<Controls, 'decided' | 'loosened'>
  readonly operators: Pick<Accounts, 'invite' | 'change' | 'renew'>
}

type Told = { readonly id: string; readonly requestedBy: string; readonly what: SaidValue }

type Named = { readonly name: string; readonly username: string }

const about =
  (text: 'alerts.operatorMade' | 'alerts.operatorRenewed') =>
  ({ name, username }: Named): SaidValue => ({ text, values: { name, username } })

/** What is told of each, while it waits and once it is done. */
export const tells = {
  create: about('alerts.operatorMade'),
  grant: tellGrant,
  renew: about('alerts.operatorRenewed'),
}

/** What somebody gets, each in a sentence; what is taken away loosens nothing. */
function tellGrant({ username, before, after }: Grant): SaidValue {
  const { isRenamed, opens, given } = compareRights(before, after)
  const { name } = before
  const sentences: SaidValue[] = []
  if (isRenamed) {
    const values = { before: name, username, after: after.name }
    sentences.push({ text: 'alerts.operatorRenamed', values })
  }
  if (opens) sentences.push({ text: 'alerts.operatorOpened', values: { name, username } })
  if (given.length > 0) {
    const values = { name, username, roles: { list: given.map(roleNamed) } }
    sentences.push({ text: 'alerts.operatorGivenRoles', values })
  }
  return { sentences }
}

const roles = ['admin'] as const
const saysYes = 'ops.operatorYes'

export type Asks = {
  readonly create: Ask<NewPerson>
  readonly grant: Ask<Grant>
  readonly open: Ask<Grant>
  readonly rename: Ask<Grant>
  readonly renew: Ask<Reset>
}

/** Says what is done when a second admin agrees; gives the ways to ask. */
export function handleRequests({ now, approvals, controls, operators }: Deps): Asks {
  async function told(tx: Transaction, approval: Told, second: Doer) {
    const { id, requestedBy: by, what } = approval
    await controls.decided(tx, id, 'approved')
    await controls.loosened(tx, { subject: id, what, by, second: fullNameOf(second) })
  }

  /** Two accounts may be one person, and what was given yesterday cannot help to give more today. */
  const isNew = (tx: Transaction, operatorId: string) =>
    store.setDecidesFrom(tx, operatorId, new Date(now().getTime() + newForMs))

  const ended = (tx: Transaction, { id }: { readonly id: string }, how: 'rejected' | 'expired') =>
    controls.decided(tx, id, how)

  const create = approvals.handle<NewPerson, 'changed_meanwhile'>('operator.create', {
    says: 'ops.actionOperatorCreate',
    saysYes,
    roles,
    async carryOut(tx, approval, by) {
      const { content, reason } = approval
      const { alike: _, ...person } = content
      const made = await operators.invite(tx, { ...person, reason }, by)
      if (!made.ok) return refuse('changed_meanwhile')
      await isNew(tx, made.value.operator.id)
      await told(tx, { ...approval, what: tells.create(content) }, by)
      return ok(made.value.handOver)
    },
    ended,
  })

  async function carryOutGrant(tx: Transaction, approval: AskedFor<Grant>, by: Doer) {
    const { content, reason } = approval
    const { id, before, after } = content
    const current = (await store.lockWithAdmins(tx, id)).find((row) => row.id === id)
    if (!current || !isSame(current, before)) return refuse('changed_meanwhile')
    const change = compareRights(before, after)
    const changed = await operators.change(tx, { id, ...after, reason }, by, async () => {
      if (!lowersStanding(change)) return
      const departure = { askerId: id, except: approval.id, operator: by, reason }
      await approvals.endRequestsOf(tx, departure)
    })
    if (!changed.ok) return refuse('changed_meanwhile')
    if (change.opens || change.given.length > 0) await isNew(tx, id)
    await told(tx, { ...approval, what: tells.grant(content) }, by)
    return ok()
  }

  const grant = approvals.handle<Grant, 'changed_meanwhile'>('operator.grant', {
    says: 'ops.actionOperatorGrant',
    saysYes,
    roles,
    carryOut: carryOutGrant,
    ended,
  })

  const open = approvals.handle<Grant, 'changed_meanwhile'>('operator.open', {
    says: 'ops.actionOperatorOpen',
    saysYes,
    roles,
    carryOut: carryOutGrant,
    ended,
  })

  const rename = approvals.handle<Grant, 'changed_meanwhile'>('operator.rename', {
    says: 'ops.actionOperatorRename',
    saysYes: 'ops.operatorRenameYes',
    roles,
    carryOut: carryOutGrant,
    ended,
  })

  const renew = approvals.handle<Reset, 'changed_meanwhile'>('operator.renew', {
    says: 'ops.actionOperatorRenew',
    saysYes,
    roles,
    async carryOut(tx, approval, by) {
      const { content, reason } = approval
      const { id } = content
      const done = await operators.renew(tx, { id, reason }, by)
      if (!done.ok) return refuse('changed_meanwhile')
      await isNew(tx, id)
      await told(tx, { ...approval, what: tells.renew(content) }, by)
      return done
    },
    ended,
  })

  return { create, grant, open, rename, renew }
}

function isSame(a: Rights, b: Rights): boolean {
  return a.name === b.name && a.closed === b.closed && sameRoles(a.roles, b.roles)
}
