import type { Id, IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, platformItself, type Audit, type Doer } from '../audit/audit.ts'
import { approvalLifeMs, holdsOneOf, mayDecide, seesAll, stateAt } from './rules.ts'
import * as store from './store.ts'
import type { StoredApproval } from './store.ts'

export type { StoredApproval } from './store.ts'

export type NewRequest = {
  readonly action: string
  readonly object: string
  /** What will happen, as JSON; the handler of the action gets it back. */
  readonly content: unknown
  readonly operator: Doer
  readonly reason: string
}

/** Why what was agreed to cannot be done any more, or not now. */
export type CarryOutRefusal =
  | 'changed_meanwhile'
  | 'debit_not_covered'
  | 'funds_locked'
  | 'pocket_closed'
  | 'deposit_limit_reached'
  | 'member_timed_out'
  | 'member_excluded'

/** A request that came to its end without being carried out. */
export type EndedApproval = Pick<StoredApproval, 'id' | 'action' | 'object'>

/** What is done when the second person says yes. It refuses before it writes, or not at all. */
export type ApprovalHandler = {
  /** Whoever holds one of these may decide. */
  readonly roles: readonly string[]
  carryOut(
    tx: Transaction,
    approval: StoredApproval,
    by: Doer,
  ): Promise<Result<undefined, CarryOutRefusal>>
  /** Hears, in the same commit, that a second person said no or that nobody decided in time. */
  ended?(
    tx: Transaction,
    approval: EndedApproval,
    how: 'rejected' | 'expired',
    by: Doer,
  ): Promise<void>
}

export type Decision = {
  readonly id: string
  readonly approve: boolean
  readonly reason: string
  readonly operator: Doer
}

export type DecisionRefusal =
  | 'not_found'
  | 'same_person'
  | 'already_decided'
  | 'not_allowed'
  | CarryOutRefusal

export type Approvals = {
  /** Says who carries out an action; set once, by the room that owns it. */
  handle(action: string, handler: ApprovalHandler): void
  /**
   * Puts a change before a second person, for thirty minutes. One that waits for the same action on the
   * same object ends, so that there is only one to decide.
   */
  request(tx: Transaction, request: NewRequest): Promise<Id<'apr'>>
  /** Yes carries the change out, in one commit with the decision. Never by the one who asked. */
  decide(decision: Decision): Promise<Result<undefined, DecisionRefusal>>
  /**
   * Those of the last week that concern this person, newest first: what they asked for or may decide. Admins and
   * auditors see all.
   */
  list(viewer: Doer): Promise<StoredApproval[]>
  /** Ends what nobody decided in time. */
  expire(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: Audit
}

const weekMs = 7 * 86_400_000

export function createApprovals({ db, now, makeId, audit }: Deps): Approvals {
  const handlers = new Map<string, ApprovalHandler>()

  function handlerOf(action: string): ApprovalHandler {
    const handler = handlers.get(action)
    if (!handler) throw new Error(`Nobody carries out ${action}.`)
    return handler
  }

  async function request(tx: Transaction, { operator, ...asked }: NewRequest) {
    handlerOf(asked.action)
    await store.takeRequestTurn(tx, asked.action, asked.object)
    for (const ended of await store.expireSame(tx, asked.action, asked.object, now())) {
      await handlers.get(ended.action)?.ended?.(tx, ended, 'expired', operator)
      await record(tx, 'approval.replaced', ended, operator, asked.reason)
    }
    const id = makeId('apr')
    await store.addApproval(tx, {
      ...asked,
      id,
      requestedById: operator.id,
      requestedBy: operator.name,
      requestedAt: now(),
      expiresAt: new Date(now().getTime() + approvalLifeMs),
    })
    await record(tx, 'approval.requested', { id, ...asked }, operator, asked.reason)
    return id
  }

  async function decide({ id, approve, reason, operator }: Decision) {
    return await db.transaction(async (tx): Promise<Result<undefined, DecisionRefusal>> => {
      const approval = await store.lockApproval(tx, id)
      if (!approval) return refuse('not_found')
      const handler = handlerOf(approval.action)
      const allowed = mayDecide(approval, handler.roles, operator, now())
      if (!allowed.ok) return allowed
      if (approve) {
        const done = await handler.carryOut(tx, approval, operator)
        if (!done.ok) return done
      } else {
        await handler.ended?.(tx, approval, 'rejected', operator)
      }
      const state = approve ? 'approved' : 'rejected'
      const decision = { state, byId: operator.id, by: operator.name, at: now() } as const
      await store.decideApproval(tx, id, decision)
      await record(tx, `approval.${state}`, approval, operator, reason)
      return ok()
    })
  }

  async function list(viewer: Doer) {
    const mine = [...handlers].filter(([, { roles }]) => holdsOneOf(viewer, roles))
    const concerned = { by: viewer.id, actions: mine.map(([action]) => action) }
    const since = new Date(now().getTime() - weekMs)
    const found = await store.listApprovals(db, since, seesAll(viewer) ? undefined : concerned)
    return found.map((approval) => ({ ...approval, state: stateAt(approval, now()) }))
  }

  async function expire() {
    await db.transaction(async (tx) => {
      for (const ended of await store.expireBefore(tx, now())) {
        await handlers.get(ended.action)?.ended?.(tx, ended, 'expired', platformItself)
        await record(tx, 'approval.expired', ended, platformItself, 'Nobody decided in time.')
      }
    })
  }

  async function record(
    tx: Transaction,
    action: string,
    approval: { id: string; action: string; object: string; content?: unknown },
    by: Doer,
    reason: string,
  ) {
    const { id, action: of, object, content } = approval
    await audit.write(tx, {
      ...actedBy(by),
      action,
      object: `${id} ${object}`,
      reason,
      after: { action: of, object, content },
    })
  }

  return {
    handle: (action, handler) => void handlers.set(action, handler),
    request,
    decide,
    list,
    expire,
  }
}
