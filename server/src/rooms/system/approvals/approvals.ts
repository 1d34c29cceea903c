import type { HandOver } from '@baize/contract/system/approvals'
import type { ErrorCode } from '@baize/contract/errors'
import type { OperatorRole } from '@baize/contract/roles'
import type { Id, IdMaker } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, fullNameOf, platformItself, type Audit, type Doer } from '../audit/audit.ts'
import type { AccountNames } from '../hands/hands.ts'
import type { SaidValue } from '../said/said.ts'
import { listAgreements } from './pairs.store.ts'
import { findPairs, type Pair } from './pairs.ts'
import {
  approvalLifeMs,
  holdsOneOf,
  isSameAddress,
  mayDecide,
  mayWithdraw,
  seesAll,
  stateAt,
} from './rules.ts'
import * as store from './store.ts'
import type { StoredApproval } from './store.ts'

export type { StoredApproval } from './store.ts'

/** What somebody asks for. */
export type Request<Content> = {
  readonly object: string
  /** What will happen, as JSON; whoever carries it out gets it back. */
  readonly content: Content
  readonly operator: Doer
  readonly reason: string
}

/** A request as it is carried out, with what was asked for. */
export type AskedFor<Content> = Omit<StoredApproval, 'content'> & { readonly content: Content }

/** A request that came to its end without being carried out. */
export type EndedApproval = Pick<StoredApproval, 'id' | 'action' | 'object'>

/** One thing that a yes changes, before and after. */
export type AskedChange = {
  readonly name: SaidValue
  readonly before: SaidValue
  readonly after: SaidValue
  /** It loosens what holds somebody back who works here. */
  readonly isLoosened: boolean
}

/** A member by the id, and a sum. */
export type AboutMoney = { readonly member: string; readonly sum: Money }

/** A change that was made before. */
export type PastChange = Omit<AskedChange, 'isLoosened'> & {
  readonly at: Date
  readonly by: string
}

/** What is done when the second person says yes. It refuses before it writes, or not at all. */
export type ApprovalHandler<Content, Refusal extends ErrorCode> = {
  /** What somebody wants to do, as a sentence. */
  readonly says: TextKey
  /** What yes and no do, where that is not plain. */
  readonly saysYes?: TextKey
  readonly saysNo?: TextKey
  /** Whoever holds one of these may decide. */
  readonly roles: readonly OperatorRole[]
  /** Whose money it moves, and how much, for requests that move some. */
  about?(content: Content): AboutMoney
  /** What a yes changes, for requests of which that can be said setting by setting. */
  changes?(content: Content): readonly AskedChange[]
  /** How the same was changed before, newest first. */
  past?(content: Content): Promise<readonly PastChange[]>
  /**
   * Its refusals say why what was agreed to cannot be done any more, or not now. A login that it made is told to who agreed,
   * once and in no record.
   */
  carryOut(
    tx: Transaction,
    approval: AskedFor<Content>,
    by: Doer,
  ): Promise<Result<HandOver | undefined, Refusal>>
  /** Hears, in the same commit, that a second person said no, or that it ended undecided: in time, or taken back. */
  ended?(
    tx: Transaction,
    approval: EndedApproval,
    how: 'rejected' | 'expired',
    by: Doer,
  ): Promise<void>
}

/**
 * Puts a change before a second person, for thirty minutes. One that waits for the same action on the same object ends,
 * so that there is only one to decide.
 */
export type Ask<Content> = (tx: Transaction, request: Request<Content>) => Promise<Id<'apr'>>

export type ApprovalDecision = {
  readonly id: string
  readonly approve: boolean
  readonly reason: string
  readonly operator: Doer
}

export type Withdrawal = Pick<ApprovalDecision, 'id' | 'reason' | 'operator'>

/** Who asked, with the roles held then. */
export type Asker = { readonly id: string; readonly roles: readonly string[] }

/** What is known of people, asked inside the transaction that asks or decides. */
export type People = {
  /** Whether a person may be anybody's second person now. */
  mayAgree(
    tx: Transaction,
    operator: Doer,
  ): Promise<Result<undefined, 'not_allowed' | 'too_new_to_decide'>>
  /** Whether who asked is still here, with every role held then. */
  mayStillAsk(tx: Transaction, asker: Asker): Promise<boolean>
  /** Whether anybody who holds one of these roles may agree now, those apart. */
  isAnybodyReady(
    tx: Transaction,
    roles: readonly OperatorRole[],
    except: readonly string[],
  ): Promise<boolean>
}

/** Somebody who may no longer ask, and who saw to that. */
export type Departure = {
  readonly askerId: string
  /** A request that is being carried out and stays. */
  readonly except?: string
  readonly reason: string
  readonly operator: Doer
}

/** Offices share addresses, so this is no refusal; one person under two names looks the same. */
export type SameAddressAgreed = (
  tx: Transaction,
  approval: StoredApproval,
  operator: Doer,
) => Promise<void>

/** Those of the decision itself, and those of what is carried out, which are the rooms' own. */
export type DecisionRefusal = ErrorCode

/** A request as it is listed, with the words and the people of its action. */
export type ListedApproval = StoredApproval &
  Partial<Pick<AnyHandler, 'says' | 'saysYes' | 'saysNo'>> & {
    readonly deciders: readonly OperatorRole[]
    /** With the name of the account where it is known. */
    readonly about?: AboutMoney
    readonly changes: readonly AskedChange[]
    /** Of what waits alone: whoever decides looks at it. */
    readonly past: readonly PastChange[]
    /** What became of what the same person asked for in ninety days. */
    readonly record: store.AskedRecord
  }

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
  /** All that wait, oldest first. */
  listWaiting(): Promise<StoredApproval[]>
  /** Pairs of whom one agreed to what the other asked unusually often in the last week. */
  listPairs(): Promise<Pair[]>
  /** Ends what nobody decided in time. */
  expire(): Promise<void>
}

/** Content comes back as it was given to `Ask`, which only the handler's own room has. */
type AnyHandler = ApprovalHandler<unknown, ErrorCode>

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: Audit
  /** Hears of each yes that came from the address from which it was asked for. */
  readonly sameAddressAgreed: SameAddressAgreed
  /** What members call their accounts. */
  readonly accountNames: AccountNames
}

const actions = {
  'approval.requested': 'ops.actionApprovalRequested',
  'approval.approved': 'ops.actionApprovalApproved',
  'approval.rejected': 'ops.actionApprovalRejected',
  'approval.expired': 'ops.actionApprovalExpired',
  'approval.replaced': 'ops.actionApprovalReplaced',
  'approval.withdrawn': 'ops.actionApprovalWithdrawn',
  'approval.ended': 'ops.actionApprovalEnded',
  'approval.own_refused': 'ops.actionApprovalOwnRefused',
} as const

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const recordMs = 90 * dayMs

const nobody: People = {
  mayAgree: async () => refuse('not_allowed'),
  mayStillAsk: async () => false,
  isAnybodyReady: async () => false,
}

export function createApprovals(deps: Deps): Approvals {
  const { db, now, makeId, sameAddressAgreed } = deps
  // The holder of an account that is paid to, and what only the server can open.
  const audit = deps.audit.open(actions, ['holder', 'sealed'])
  const handlers = new Map<string, AnyHandler>()
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
          const asker = { id: approval.requestedById, roles: approval.requestedRoles }
          if (!(await people.mayStillAsk(tx, asker))) {
            await end(tx, [approval], operator, reason)
            return refuse('asker_gone')
          }
          const done = await handler.carryOut(tx, approval, operator)
          if (!done.ok) return done
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

  async function list(viewer: Doer) {
    const mine = [...handlers].filter(([, { roles }]) => holdsOneOf(viewer, roles))
    const concerned = { by: viewer.id, actions: mine.map(([action]) => action) }
    const since = new Date(now().getTime() - weekMs)
    const found = await store.listApprovals(db, since, seesAll(viewer) ? undefined : concerned)
    const askedSince = new Date(now().getTime() - recordMs)
    const records = await store.countAsked(db, askedSince, [
      ...new Set(found.map(({ requestedById }) => requestedById)),
    ])
    const shown = await Promise.all(found.map((approval) => show(approval, records)))
    return await withAccounts(shown)
  }

  /** All names are asked for at once. */
  async function withAccounts(shown: ListedApproval[]): Promise<ListedApproval[]> {
    const ids = shown.flatMap(({ about }) => about?.member ?? [])
    if (ids.length === 0) return shown
    const names = await db.transaction((tx) => deps.accountNames(tx, ids))
    return shown.map(({ about, ...approval }) =>
      about === undefined
        ? approval
        : { ...approval, about: { ...about, member: names.get(about.member) ?? about.member } },
    )
  }

  async function show(
    approval: StoredApproval,
    records: ReadonlyMap<string, store.AskedRecord>,
  ): Promise<ListedApproval> {
    // What a room asked for that this version of the platform does not have can only expire.
    const handler = handlers.get(approval.action)
    const { says, saysYes, saysNo, roles: deciders = [] } = handler ?? {}
    const { content, requestedById } = approval
    const state = stateAt(approval, now())
    return {
      ...approval,
      state,
      deciders,
      changes: handler?.changes?.(content) ?? [],
      past: state === 'waiting' ? ((await handler?.past?.(content)) ?? []) : [],
      record: records.get(requestedById) ?? { agreed: 0, refused: 0 },
      ...given({ says, saysYes, saysNo, about: handler?.about?.(content) }),
    }
  }

  async function listWaiting() {
    const found = await store.listApprovals(db, new Date(now().getTime() - weekMs))
    return found.filter((approval) => stateAt(approval, now()) === 'waiting').toReversed()
  }

  async function listPairs() {
    return findPairs(await listAgreements(db, new Date(now().getTime() - weekMs)))
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
    approval: EndedApproval & { readonly content?: unknown; readonly sameAddress?: boolean },
    by: Doer,
    reason: string,
  ) {
    const { id, action: of, object, content, sameAddress } = approval
    await audit.write(tx, {
      ...actedBy(by),
      action,
      object: `${id} ${object}`,
      reason,
      after: { action: of, object, content, ...(sameAddress === true ? { sameAddress } : {}) },
    })
  }

  return {
    handle(action, handler) {
      if (handlers.has(action)) throw new Error(`Two rooms carry out ${action}.`)
      handlers.set(action, handler)
      return (tx, asked) => request(tx, { ...asked, action })
    },
    decide,
    withdraw,
    setPeople: (next) => void (people = next),
    hasSecond: (tx, roles, ...except) => people.isAnybodyReady(tx, roles, except),
    takeTurn: store.takeDecisionTurn,
    endRequestsOf,
    list,
    listWaiting,
    listPairs,
    expire,
  }
}

/** Without what is not there. */
function given<Fields extends object>(
  fields: Fields,
): Partial<{ [K in keyof Fields]: NonNullable<Fields[K]> }> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(there) as Partial<{ [K in keyof Fields]: NonNullable<Fields[K]> }>
}
