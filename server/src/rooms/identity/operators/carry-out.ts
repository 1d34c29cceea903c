import type { OperatorRole } from '@baize/contract/roles'
import { ok, refuse } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  fullNameOf,
  type SaidValue,
  type Approvals,
  type Ask,
  type Controls,
  type Doer,
  type MayAgree,
} from '../../system/system.ts'
import type { Accounts } from './accounts.ts'
import { hoursUntilAgreeing, maySignIn, newForMs, sameRoles } from './rules.ts'
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
  readonly production: boolean
  readonly approvals: Pick<Approvals, 'handle' | 'setMayAgree'>
  readonly controls: Pick<Controls, 'decided' | 'loosened'>
  readonly operators: Pick<Accounts, 'invite' | 'change' | 'renew'>
}

type Told = { readonly id: string; readonly requestedBy: string; readonly what: SaidValue }

type Named = { readonly name: string; readonly username: string }

const about =
  (text: 'alerts.operatorMade' | 'alerts.operatorGiven' | 'alerts.operatorRenewed') =>
  ({ name, username }: Named): SaidValue => ({ text, values: { name, username } })

/** What is told of each, while it waits and once it is done. */
export const tells = {
  create: about('alerts.operatorMade'),
  grant: ({ username, before }: Grant) =>
    about('alerts.operatorGiven')({ name: before.name, username }),
  renew: about('alerts.operatorRenewed'),
}

const roles = ['admin'] as const
const saysYes = 'ops.operatorYes'

export type Asks = {
  readonly create: Ask<NewPerson>
  readonly grant: Ask<Grant>
  readonly renew: Ask<Reset>
}

/** Says what is done when a second admin agrees, and who is nobody's second person; gives the ways to ask. */
export function handleRequests({ now, production, approvals, controls, operators }: Deps): Asks {
  const mayAgree: MayAgree = async (tx, { id }) => {
    const row = await store.findOperator(tx, id)
    if (!row || !maySignIn(row, production)) return refuse('not_allowed')
    const hours = hoursUntilAgreeing(row.decidesFrom, now())
    return hours === 0 ? ok() : refuse('too_new_to_decide', { hours })
  }
  approvals.setMayAgree(mayAgree)

  /**
   * Tells those who keep watch, and notes that the operator is new: two accounts may be one person, and what was given
   * yesterday cannot help to give more today.
   */
  async function given(tx: Transaction, operatorId: string, approval: Told, second: Doer) {
    const { id, requestedBy: by, what } = approval
    await store.setDecidesFrom(tx, operatorId, new Date(now().getTime() + newForMs))
    await controls.decided(tx, id)
    await controls.loosened(tx, { subject: id, what, by, second: fullNameOf(second) })
  }

  const ended = (tx: Transaction, { id }: { readonly id: string }) => controls.decided(tx, id)

  const create = approvals.handle<NewPerson, 'changed_meanwhile'>('operator.create', {
    says: 'ops.actionOperatorCreate',
    saysYes,
    roles,
    async carryOut(tx, approval, by) {
      const { content, reason } = approval
      const { alike: _, ...person } = content
      const made = await operators.invite(tx, { ...person, reason }, by)
      if (!made.ok) return refuse('changed_meanwhile')
      await given(tx, made.value.operator.id, { ...approval, what: tells.create(content) }, by)
      return ok(made.value.handOver)
    },
    ended,
  })

  const grant = approvals.handle<Grant, 'changed_meanwhile'>('operator.grant', {
    says: 'ops.actionOperatorGrant',
    saysYes,
    roles,
    async carryOut(tx, approval, by) {
      const { content, reason } = approval
      const { id, before, after } = content
      const current = (await store.lockWithAdmins(tx, id)).find((row) => row.id === id)
      if (!current || !isSame(current, before)) return refuse('changed_meanwhile')
      const changed = await operators.change(tx, { id, ...after, reason }, by)
      if (!changed.ok) return refuse('changed_meanwhile')
      await given(tx, id, { ...approval, what: tells.grant(content) }, by)
      return ok()
    },
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
      await given(tx, id, { ...approval, what: tells.renew(content) }, by)
      return done
    },
    ended,
  })

  return { create, grant, renew }
}

function isSame(a: Rights, b: Rights): boolean {
  return a.name === b.name && a.closed === b.closed && sameRoles(a.roles, b.roles)
}
