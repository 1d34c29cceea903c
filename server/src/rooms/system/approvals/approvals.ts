import type { HandOver } from '@baize/contract/system/approvals'
import type { ErrorCode } from '@baize/contract/errors'
import type { OperatorRole } from '@baize/contract/roles'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, fullNameOf, platformItself, type Audit, type Doer } from '../audit/audit.ts'
import { createOwnRefusal, type AccountNames, type IsOwnAccount } from '../hands/hands.ts'
import type { AnyHandler, ApprovalHandler, Ask, EndedApproval, Request } from './handler.ts'
import { createListing, type ListedApproval } from './listing.ts'
import type { Pair } from './pairs.ts'
import { nobody, type Departure, type People } from './people.ts'
import { approvalLifeMs, decidersAmong, isSameAddress, mayDecide, mayWithdraw } from './rules.ts'
import * as store from './store.ts'
import type { StoredApproval } from './store.ts'

export type {
  AboutMoney,
  ApprovalHandler,
  Ask,
  AskedChange,
  AskedFor,
  EndedApproval,
  PastChange,
  Request,
} from './handler.ts'
export type { ListedApproval } from './listing.ts'
export type { Asker, Departure, People } from './people.ts'
export type { StoredApproval } from './store.ts'

export type ApprovalDecision = {
  readonly id: string
  readonly approve: boolean
  readonly reason: string
  readonly operator: Doer
}

export type Withdrawal = Pick<ApprovalDecision, 'id' | 'reason' | 'operator'>

/** Offices share addresses, so this is no refusal; one person under two names looks the same. */
export type SameAddressAgreed = (
  tx: Transaction,
  approval: StoredApproval,
  operator: Doer,
) => Promise<void>

/** Those of the decision itself, and those of what is carried out, which are the rooms' own. */
export type DecisionRefusal = ErrorCode

export type Approvals = {
  /** Says who carries out an action; set once, by the room that owns it, which alone can ask for it. */
  handle<Content, Refusal extends ErrorCode>(
    action: string,
    handler: ApprovalHandler<Content, Refusal>,
  ): Ask<Content>
  /**
   * Yes carries the change out, in one commit with the decision. Never by the one who asked. What comes back is for who
   * agreed and is kept nowhere.
   */
  decide(decision: ApprovalDecision): Promise<Result<HandOver | undefined, DecisionRefusal>>
  /** Who asked takes the request back while nobody has decided. Others cannot. */
  withdraw(
    withdrawal: Withdrawal,
  ): Promise<Result<undefined, 'not_found' | 'not_allowed' | 'already_decided'>>
  /** Set by the room that knows people; until then nobody may agree. A no needs nobody's leave. */
  setPeople(people: People): void
  /** Whether anybody could agree to what this person asks; what nobody could is better refused than left to wait. */
  hasSecond(
    tx: Transaction,
    roles: readonly OperatorRole[],
    ...except: readonly string[]
  ): Promise<boolean>
  /**
   * Lets one decision be made, or one person's standing be lowered, at a time; taken before anything is locked, so that
   * neither misses the other.
   */
  takeTurn(tx: Transaction): Promise<void>
  /** Ends what somebody asked for who may no longer ask. The turn is taken before. */
  endRequestsOf(tx: Transaction, departure: Departure): Promise<void>
  /**
   * Those of the last week that concern this person, newest first: what they asked for or may decide. Admins and
   * auditors see all.
   */
  list(viewer: Doer): Promise<ListedApproval[]>
  /**
   * The request that waits for the same change of the same thing. The caller's transaction holds its turn until its end, so
   * that of two who ask at one moment the second is told of the first, instead of taking its place.
   */
  findWaiting(tx: Transaction, action: string, object: string): Promise<string | undefined>
  /** All that wait, oldest first. */
  listWaiting(): Promise<StoredApproval[]>
  /** Pairs of whom one agreed to what the other asked unusually often in the last week. */
  listPairs(): Promise<Pair[]>
  /** Ends what nobody decided in time. */
  expire(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: Audit
  /** Hears of each yes that came from the address from which it was asked for. */
  readonly sameAddressAgreed: SameAddressAgreed
  /** What members call their accounts. */
  readonly accountNames: AccountNames
  readonly isOwnAccount: IsOwnAccount
}

const actions = {
  'approval.requested': 'ops.actionApprovalRequested',
  'approval.approved': 'ops.actionApprovalApproved',
  'approval.rejected': 'ops.actionApprovalRejected',
  'approval.expired': 'ops.actionApprovalExpired',
  'approval.replaced': 'ops.actionApprovalReplaced',
  'approval.withdrawn': 'ops.actionApprovalWithdrawn',
  'approval.ended': 'ops.actionApprovalEnded',
  'approval.impossible': 'ops.actionApprovalImpossible',
  'approval.own_refused': 'ops.actionApprovalOwnRefused',
} as const

export function createApprovals(deps: Deps): Approvals {
  const { db, now, makeId, sameAddressAgreed } = deps
  // The holder of an account that is paid to, and what only the server can open.
  const audit = deps.audit.open(actions, ['holder', 'sealed'])
  const handlers = new Map<string, AnyHandler>()
  const refuseOwn = createOwnRefusal(deps.isOwnAccount)
  let people: People = nobody

  function handlerOf(action: string): AnyHandler {
    const handler = handlers.get(action)
    if (!handler) throw new Error(`Nobody carries out ${action}.`)
    return handler
  }

  async function request(
    tx: Transaction,
    { operator, ...asked }: Request<unknown> & { readonly action: string },
  ) {
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
      requestedBy: fullNameOf(operator),
      requestedIp: operator.ip,
      requestedRoles: operator.roles,
      requestedAt: now(),
      expiresAt: new Date(now().getTime() + approvalLifeMs),
    })
    await record(tx, 'approval.requested', { id, ...asked }, operator, asked.reason)
    return id
  }

  async function decide({ id, approve, reason, operator }: ApprovalDecision) {
    return await db.transaction(
      async (tx): Promise<Result<HandOver | undefined, DecisionRefusal>> => {
        await store.takeDecisionTurn(tx)
        const approval = await store.lockApproval(tx, id)
        if (!approval) return refuse('not_found')
        const handler = handlerOf(approval.action)
        const allowed = mayDecide(approval, handler.roles, operator, now())
        if (!allowed.ok) {
          if (approve && allowed.code === 'same_person') await noteOwnTry(tx, approval, operator)
          return allowed
        }
        let handOver: HandOver | undefined
        if (approve) {
          const agreed = await people.mayAgree(tx, operator)
          if (!agreed.ok) return agreed
          // Who may not give it to an own account may not agree to that either.
          const whose = handler.about?.(approval.content).member ?? null
          await refuseOwn(tx, operator.id, whose)
          const asker = { id: approval.requestedById, roles: approval.requestedRoles }
          if (!(await people.mayStillAsk(tx, asker))) {
            await end(tx, [approval], operator, reason)
            return refuse('asker_gone')
          }
          const done = await handler.carryOut(tx, approval, operator)
          if (!done.ok) {
            if (handler.final?.includes(done.code)) {
              await endForGood(tx, approval, { operator, reason, refusal: done.code })
            }
            return done
          }
          handOver = done.value
        } else {
          await handler.ended?.(tx, approval, 'rejected', operator)
        }
        const state = approve ? 'approved' : 'rejected'
        await store.decideApproval(tx, id, decisionBy(operator, state, reason))
        const sameAddress = isSameAddress(approval, operator)
        if (approve && sameAddress) await sameAddressAgreed(tx, approval, operator)
        const told = sameAddress ? { ...approval, sameAddress } : approval
        await record(tx, `approval.${state}`, told, operator, reason)
        return ok(handOver)
      },
    )
  }

  /** Once for a request: impatience is no news. */
  async function noteOwnTry(tx: Transaction, approval: StoredApproval, operator: Doer) {
    if (!(await store.markOwnTry(tx, approval.id, now()))) return
    await record(tx, 'approval.own_refused', approval, operator, '')
  }

  async function endRequestsOf(tx: Transaction, departure: Departure) {
    const { askerId, except = '', operator, reason } = departure
    await end(tx, await store.lockWaitingOf(tx, askerId, except), operator, reason)
  }

  /** The log comes last, because from its first entry on nobody else can write. */
  async function end(
    tx: Transaction,
    waiting: readonly StoredApproval[],
    operator: Doer,
    reason: string,
  ) {
    for (const approval of waiting) {
      await handlers.get(approval.action)?.ended?.(tx, approval, 'expired', operator)
      await store.decideApproval(tx, approval.id, decisionBy(operator, 'withdrawn', reason))
    }
    for (const approval of waiting) await record(tx, 'approval.ended', approval, operator, reason)
  }

  /** What it asked for cannot be any more: it waits for nobody, and keeps why. */
  async function endForGood(
    tx: Transaction,
    approval: StoredApproval,
    why: { readonly operator: Doer; readonly reason: string; readonly refusal: ErrorCode },
  ) {
    const { operator, reason, refusal } = why
    await handlers.get(approval.action)?.ended?.(tx, approval, 'expired', operator)
    const decision = { ...decisionBy(operator, 'impossible', reason), refusal }
    await store.decideApproval(tx, approval.id, decision)
    await record(tx, 'approval.impossible', { ...approval, refusal }, operator, reason)
  }

  const decisionBy = (operator: Doer, state: store.ApprovalState, reason: string) => ({
    state,
    reason,
    byId: operator.id,
    by: fullNameOf(operator),
    at: now(),
  })

  async function withdraw({ id, reason, operator }: Withdrawal) {
    return await db.transaction(async (tx) => {
      const approval = await store.lockApproval(tx, id)
      if (!approval) return refuse('not_found')
      const allowed = mayWithdraw(approval, operator, now())
      if (!allowed.ok) return allowed
      await handlers.get(approval.action)?.ended?.(tx, approval, 'expired', operator)
      await store.decideApproval(tx, id, decisionBy(operator, 'withdrawn', reason))
      await record(tx, 'approval.withdrawn', approval, operator, reason)
      return ok()
    })
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
    action: keyof typeof actions,
    approval: EndedApproval & {
      readonly content?: unknown
      readonly sameAddress?: boolean
      readonly refusal?: string
    },
    by: Doer,
    reason: string,
  ) {
    const { id, action: of, object, content, sameAddress, refusal = '' } = approval
    await audit.write(tx, {
      ...actedBy(by),
      action,
      object: `${id} ${object}`,
      reason,
      after: {
        action: of,
        object,
        content,
        ...(sameAddress === true ? { sameAddress } : {}),
        ...(refusal === '' ? {} : { refusal }),
      },
    })
  }

  return {
    handle(action, handler) {
      if (handlers.has(action)) throw new Error(`Two rooms carry out ${action}.`)
      handlers.set(action, { ...handler, roles: decidersAmong(handler.roles) })
      return (tx, asked) => request(tx, { ...asked, action })
    },
    decide,
    withdraw,
    setPeople: (next) => void (people = next),
    hasSecond: (tx, roles, ...except) => people.isAnybodyReady(tx, decidersAmong(roles), except),
    takeTurn: store.takeDecisionTurn,
    endRequestsOf,
    async findWaiting(tx, action, object) {
      await store.takeRequestTurn(tx, action, object)
      return await store.findSame(tx, action, object, now())
    },
    ...createListing({ ...deps, handlers }),
    expire,
  }
}
