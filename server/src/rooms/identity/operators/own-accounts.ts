import type { Operator } from '@baize/contract/system/operators'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type Controls,
  type Doer,
  type SaidValue,
} from '../../system/system.ts'
import type { Members } from '../members/members.ts'
import { objectOf, operatorActions, type AuditDoor } from './audit.ts'
import * as own from './own-accounts.store.ts'
import { shapeOperator } from './shape.ts'
import * as store from './store.ts'

/** What waits for a second admin: accounts by their names, and by the ids that they are known by. */
type Asked = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly members: readonly string[]
}

export type OwnAccountsWish = {
  readonly id: string
  readonly accounts: readonly string[]
  readonly reason: string
}

type Refusal = 'not_found' | 'unknown_member' | 'nothing_changed' | 'no_second_admin'
type Named = { readonly operator: Operator; readonly approvalId: string | null }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: AuditDoor
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond'>
  readonly controls: Pick<Controls, 'asked' | 'decided' | 'loosened'>
  readonly members: Pick<Members, 'findByAccount'>
}

const admins = ['admin'] as const

/** Which accounts of the site are those of the person who is an operator. To name one binds, so one admin does; to drop one takes two. */
export function createOwnAccounts(deps: Deps) {
  const { db, now, approvals, controls, members } = deps
  const audit = deps.audit.open({
    'operator.accounts': operatorActions['operator.accounts'],
  })

  async function carryOut(tx: Transaction, asked: Omit<Asked, 'name'>, by: Doer, reason: string) {
    const { id, before, after } = asked
    await own.setOwn(tx, id, asked.members, now())
    await audit.write(tx, {
      ...actedBy(by),
      action: 'operator.accounts',
      object: objectOf(asked),
      reason,
      before: { accounts: before },
      after: { accounts: after },
    })
  }

  const ask = approvals.handle<Asked, 'changed_meanwhile'>('operator.accounts', {
    says: 'ops.actionOperatorAccounts',
    saysYes: 'ops.accountsYes',
    roles: admins,
    changes: ({ before, after }) => [
      {
        name: { text: 'ops.columnAccounts' },
        before: before.join(', '),
        after: after.join(', '),
        isLoosened: true,
      },
    ],
    async carryOut(tx, { id: approval, content, reason, requestedBy }, by) {
      const row = await store.lockOperator(tx, content.id)
      if (row === undefined || row.accounts.join() !== content.before.join()) {
        return refuse('changed_meanwhile')
      }
      await carryOut(tx, content, by, reason)
      await controls.decided(tx, approval, 'approved')
      const people = { by: requestedBy, second: fullNameOf(by) }
      await controls.loosened(tx, { subject: approval, what: told(content), ...people })
      return ok()
    },
    ended: (tx, { id }, how) => controls.decided(tx, id, how),
  })

  async function name(wish: OwnAccountsWish, by: Doer): Promise<Result<Named, Refusal>> {
    return await db.transaction(async (tx): Promise<Result<Named, Refusal>> => {
      const found = await store.lockOperator(tx, wish.id)
      if (found === undefined) return refuse('not_found')
      const named = await findAll(tx, wish.accounts)
      if (!named.ok) return named
      const { id, username, name: called, accounts: before } = found
      const after = [...named.value.keys()].toSorted()
      if (after.join() === before.join()) return refuse('nothing_changed')
      const asked = {
        id,
        username,
        name: called,
        before,
        after,
        members: [...named.value.values()],
      }
      if (before.every((account) => named.value.has(account))) {
        await carryOut(tx, asked, by, wish.reason)
        return ok({ operator: shapeOperator({ ...found, accounts: after }), approvalId: null })
      }
      if (!(await approvals.hasSecond(tx, admins, by.id))) return refuse('no_second_admin')
      const request = { object: objectOf(found), content: asked, reason: wish.reason, operator: by }
      const approvalId = await ask(tx, request)
      const control = { subject: approvalId, what: told(asked), by: fullNameOf(by) }
      await controls.asked(tx, approvalId, control)
      return ok({ operator: shapeOperator(found), approvalId })
    })
  }

  /** The ids by what the accounts are called, however that was typed. */
  async function findAll(tx: Transaction, accounts: readonly string[]) {
    const found = new Map<string, string>()
    for (const account of accounts) {
      const member = await members.findByAccount(tx, account)
      if (member === undefined) return refuse('unknown_member', { account })
      found.set(member.account, member.id)
    }
    return ok(found)
  }

  return { name, isOwn: own.isOwn }
}

export type OwnAccounts = ReturnType<typeof createOwnAccounts>

const told = ({ name, username }: Asked): SaidValue => ({
  text: 'alerts.operatorAccounts',
  values: { name, username },
})
