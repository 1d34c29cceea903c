import { money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { actedBy, fullNameOf, type AuditActions, type Doer } from '../../system/system.ts'
import { readAmount, type AmountRefusal } from '../../wallet/wallet.ts'
import type { Callbacks, StoredCallback } from '../gateways/gateways.ts'
import type { Credit, CreditRefusal } from './credit.ts'
import type { Deposit, Step } from './deposit.ts'
import type { DepositDeps, ProtectionRefusal } from './deps.ts'
import * as deskStore from './desk.store.ts'
import type { Moves } from './moves.ts'
import * as rules from './rules.ts'
import type { SendBack } from './send-back.ts'
import type { SlipRefusal, Slips } from './slips.ts'
import * as store from './store.ts'

export type DecisionRefusal = 'not_found' | 'changed_meanwhile' | 'already_decided'

/** A decision about a row as its maker saw it. */
export type DepositDecision = {
  readonly id: string
  readonly version: number
  readonly operator: Doer
  readonly reason: string
}

export type ApproveRefusal =
  | DecisionRefusal
  | Exclude<AmountRefusal, 'wrong_currency'>
  | NotCredited

type NotCredited = ProtectionRefusal | 'pocket_closed'

export type ReturnRefusal = DecisionRefusal | Exclude<AmountRefusal, 'wrong_currency'>

/** What operators do to deposits. Every act is one commit with its entry in the audit trail. */
export type DepositDesk = {
  list(filter: deskStore.DeskFilter, page: DeskPage): Promise<Deposit[]>
  count(): Promise<{ waiting: number; open: number }>
  find(id: string): Promise<DeskView | undefined>
  /**
   * Credits what was paid, the ordered amount unless another is named; above what one person may move alone it waits
   * for a second person instead, and the request is answered.
   */
  approve(
    decision: DepositDecision & { readonly paid?: string | undefined },
  ): Promise<Result<{ deposit: Deposit; approval: string | null }, ApproveRefusal>>
  /** Ends a deposit without money; the member reads the note. */
  reject(
    decision: DepositDecision & { readonly note: string },
  ): Promise<Result<Deposit, DecisionRefusal>>
  /**
   * Books that what was paid goes back, where it waits for a person; above what one person may move alone it waits for a
   * second person instead, and the request is answered. The member reads the note.
   */
  sendBack(
    decision: DepositDecision & { readonly paid?: string | undefined; readonly note: string },
  ): Promise<Result<{ deposit: Deposit; approval: string | null }, ReturnRefusal>>
  /** Ends the waiting for a payment. */
  expire(decision: DepositDecision): Promise<Result<Deposit, DecisionRefusal>>
  /** Takes a deposit in hand, or lets go of it. A decision rests on nothing of this, so the version stays. */
  assign(id: string, take: boolean, operator: Doer): Promise<Result<Deposit, 'not_found'>>
  attachSlip(
    id: string,
    picture: Uint8Array,
    by: { readonly operator: Doer; readonly reason: string },
  ): Promise<Result<Deposit, SlipRefusal>>
}

export type DeskPage = {
  readonly after?: { readonly at: Date; readonly id: string }
  readonly below?: bigint
  readonly limit: number
}

export type DeskView = {
  readonly deposit: Deposit
  readonly steps: readonly Step[]
  readonly callbacks: readonly StoredCallback[]
  readonly slip: string
  readonly alike: readonly string[]
  readonly balance: bigint
}

type Deps = DepositDeps & {
  readonly moves: Moves
  readonly credit: Credit
  readonly sendBack: SendBack
  readonly slips: Slips
  readonly callbacks: Pick<Callbacks, 'list'>
}

const actions = {
  'deposit.approved': 'ops.actionDepositApproved',
  'deposit.rejected': 'ops.actionDepositRejected',
  'deposit.returned': 'ops.actionDepositReturned',
  'deposit.expired': 'ops.actionDepositExpired',
  'deposit.assigned': 'ops.actionDepositAssigned',
  'deposit.slip_attached': 'ops.actionDepositSlip',
} as const satisfies AuditActions

/** The ways, among all by which one person moves money alone. */
const what = 'deposit'
const whatReturns = 'deposit.return'
const alikeMs = 3_600_000

/** The queue of deposits. It says at its making who carries out what a second person agreed to. */
export function createDepositDesk(deps: Deps): DepositDesk {
  const { db, wallet, approvals, hands, publish } = deps
  const audit = deps.audit.open(actions)
  const { moves, credit, slips, callbacks } = deps

  async function record(
    tx: Transaction,
    action: keyof typeof actions,
    after: Deposit,
    by: Written,
  ): Promise<void> {
    const { operator, reason, before } = by
    await audit.write(tx, {
      ...actedBy(operator),
      action,
      object: `${after.id} ${after.member}`,
      reason,
      ...(before === undefined ? {} : { before: recordOf(before) }),
      after: recordOf(after),
    })
  }

  /** Locks the row of a decision, if it is still the one that was looked at. */
  async function lockFor(
    tx: Transaction,
    { id, version }: DepositDecision,
    isFit: (deposit: Deposit) => boolean,
  ): Promise<Result<Deposit, DecisionRefusal>> {
    const deposit = await store.lockDeposit(tx, id)
    if (deposit === undefined) return refuse('not_found')
    if (deposit.version !== version) return refuse('changed_meanwhile')
    return isFit(deposit) ? ok(deposit) : refuse('already_decided')
  }

  const approve: DepositDesk['approve'] = async (decision) => {
    const { operator, reason } = decision
    return await db.transaction(async (tx) => {
      const locked = await lockFor(tx, decision, rules.isOpen)
      if (!locked.ok) return locked
      const deposit = locked.value
      const paid = readPaid(decision.paid, deposit)
      if (!paid.ok) return paid
      const { id, member, currency } = deposit
      const sum = money(paid.value, currency)
      const movement = { what, id, operator: operator.id, member, money: sum }
      if ((await hands.take(tx, movement)) === 'needs_second') {
        return ok(await ask(tx, deposit, paid.value, { operator, reason }))
      }
      const by = { by: fullNameOf(operator), note: reason, approvedById: operator.id }
      const done = await credit(tx, deposit, paid.value, by)
      if (!done.ok) {
        await hands.giveBack(tx, movement)
        return notCredited(done)
      }
      await record(tx, 'deposit.approved', done.value, { operator, reason, before: deposit })
      return ok({ deposit: done.value, approval: null })
    })
  }

  /** Puts the credit before a second person; the row says that it waits, and is another one from now on. */
  async function ask(tx: Transaction, deposit: Deposit, paid: bigint, by: Written) {
    const content = await noteAsked(tx, deposit, paid, by)
    const approval = await askSecond(tx, { object: deposit.id, content, ...by })
    return { deposit: await deskStore.setApproval(tx, deposit.id, approval), approval }
  }

  async function noteAsked(tx: Transaction, deposit: Deposit, paid: bigint, by: Written) {
    const { member, currency } = deposit
    const asked = { by: fullNameOf(by.operator), note: by.reason }
    const { version } = await moves.move(tx, deposit, {}, asked)
    return { member, paid: String(paid), currency, version }
  }

  /** The deposit of a request, if it still is the one that was looked at. */
  async function lockAgreed(tx: Transaction, approval: string, object: string, version: number) {
    const deposit = await store.lockDeposit(tx, object)
    const isThat = deposit?.approval === approval && deposit.version === version
    return deposit !== undefined && isThat && rules.isOpen(deposit) ? deposit : undefined
  }

  /** A request that came to nothing leaves the deposit to be decided again. */
  async function letGo(tx: Transaction, approval: string, object: string): Promise<void> {
    const deposit = await store.lockDeposit(tx, object)
    if (deposit?.approval !== approval) return
    await deskStore.setApproval(tx, object, null)
    tx.afterCommit(() => publish('desk', { kind: 'queue.changed', queue: 'deposits' }))
  }

  const askSecond = approvals.handle<Agreed, 'changed_meanwhile' | NotCredited>('deposit.approve', {
    says: 'ops.actionDepositApprove',
    saysYes: 'cashier-desk.secondYesCredit',
    saysNo: 'cashier-desk.secondNoCredit',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, paid, currency }) => ({ member, sum: money(BigInt(paid), currency) }),
    async carryOut(tx, { id: approval, object, content, reason, requestedBy }, by) {
      const { paid, version } = content
      const deposit = await lockAgreed(tx, approval, object, version)
      if (deposit === undefined) return refuse('changed_meanwhile')
      const done = await credit(tx, deposit, BigInt(paid), { by: fullNameOf(by), note: reason })
      if (!done.ok) return notCredited(done)
      await hands.credited(tx, {
        id: deposit.id,
        member: deposit.member,
        money: money(BigInt(paid), deposit.currency),
        by: requestedBy,
        second: fullNameOf(by),
        place: `/deposits?id=${deposit.id}`,
      })
      await record(tx, 'deposit.approved', done.value, { operator: by, reason, before: deposit })
      return ok()
    },
    ended: (tx, { id: approval, object }) => letGo(tx, approval, object),
  })

  const sendBack: DepositDesk['sendBack'] = async (decision) => {
    const { operator, reason, note } = decision
    return await db.transaction(async (tx) => {
      const locked = await lockFor(tx, decision, rules.mayReturn)
      if (!locked.ok) return locked
      const deposit = locked.value
      const paid = readPaid(decision.paid, deposit)
      if (!paid.ok) return paid
      const { id, member, currency } = deposit
      const sum = money(paid.value, currency)
      const movement = { what: whatReturns, id, operator: operator.id, member, money: sum }
      if ((await hands.take(tx, movement)) === 'needs_second') {
        const written = { operator, reason }
        const content = { ...(await noteAsked(tx, deposit, paid.value, written)), note }
        const approval = await askSecondToReturn(tx, { object: id, content, ...written })
        return ok({ deposit: await deskStore.setApproval(tx, id, approval), approval })
      }
      const by = { by: fullNameOf(operator), note: reason, approvedById: operator.id, told: note }
      const done = await deps.sendBack(tx, deposit, paid.value, by)
      await record(tx, 'deposit.returned', done, { operator, reason, before: deposit })
      return ok({ deposit: done, approval: null })
    })
  }

  const askSecondToReturn = approvals.handle<
    Agreed & { readonly note: string },
    'changed_meanwhile'
  >('deposit.return', {
    says: 'ops.actionDepositReturn',
    saysYes: 'cashier-desk.secondYesSendBack',
    saysNo: 'cashier-desk.secondNoCredit',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, paid, currency }) => ({ member, sum: money(BigInt(paid), currency) }),
    async carryOut(tx, { id: approval, object, content, reason }, by) {
      const deposit = await lockAgreed(tx, approval, object, content.version)
      if (deposit === undefined) return refuse('changed_meanwhile')
      const words = { by: fullNameOf(by), note: reason, told: content.note }
      const done = await deps.sendBack(tx, deposit, BigInt(content.paid), words)
      await record(tx, 'deposit.returned', done, { operator: by, reason, before: deposit })
      return ok()
    },
    ended: (tx, { id: approval, object }) => letGo(tx, approval, object),
  })

  return {
    list: (filter, page) =>
      filter.lane === 'waiting'
        ? deskStore.listWaiting(db, filter, page)
        : deskStore.listNewest(db, filter, page),
    count: () => deskStore.countLanes(db),
    async find(id) {
      const deposit = await store.findDeposit(db, id)
      if (deposit === undefined) return undefined
      const since = new Date(deposit.createdAt.getTime() - alikeMs)
      return {
        deposit,
        steps: await store.listSteps(db, [id]),
        callbacks: await callbacks.list(id),
        slip: await slips.show(id),
        alike: await deskStore.listAlike(db, deposit, since),
        balance: (await wallet.getState(deposit.member)).balance,
      }
    },
    approve,
    sendBack,
    async reject(decision) {
      const { operator, reason, note } = decision
      return await db.transaction(async (tx) => {
        const locked = await lockFor(tx, decision, rules.isOpen)
        if (!locked.ok) return locked
        const patch = { state: 'failed', reason: 'rejected_by_operator', note } as const
        const by = { by: fullNameOf(operator), note: reason }
        const ended = await moves.end(tx, locked.value, patch, by)
        await record(tx, 'deposit.rejected', ended, { operator, reason, before: locked.value })
        return ok(ended)
      })
    },
    async expire(decision) {
      const { operator, reason } = decision
      return await db.transaction(async (tx) => {
        const locked = await lockFor(tx, decision, ({ state }) => state === 'awaiting')
        if (!locked.ok) return locked
        const by = { by: fullNameOf(operator), note: reason }
        const ended = await moves.end(tx, locked.value, { state: 'expired' }, by)
        await record(tx, 'deposit.expired', ended, { operator, reason, before: locked.value })
        return ok(ended)
      })
    },
    async assign(id, take, operator) {
      return await db.transaction(async (tx) => {
        const deposit = await store.lockDeposit(tx, id)
        if (deposit === undefined) return refuse('not_found')
        const hand = take
          ? { assigneeId: operator.id, assignee: operator.name }
          : { assigneeId: '', assignee: '' }
        const after = await deskStore.setAssignee(tx, id, hand)
        const reason = take ? 'Taken in hand' : 'Let go of'
        await record(tx, 'deposit.assigned', after, { operator, reason, before: deposit })
        tx.afterCommit(() => publish('desk', { kind: 'queue.changed', queue: 'deposits' }))
        return ok(after)
      })
    },
    async attachSlip(id, picture, { operator, reason }) {
      if ((await store.findDeposit(db, id)) === undefined) return refuse('not_found')
      const drawn = await slips.draw(picture)
      if (!drawn.ok) return drawn
      return await db.transaction(async (tx) => {
        const deposit = await store.lockDeposit(tx, id)
        if (deposit === undefined) return refuse('not_found')
        const by = { by: fullNameOf(operator), note: reason }
        const kept = await slips.keep(tx, deposit, drawn.value, by)
        if (!kept.ok) return kept
        await record(tx, 'deposit.slip_attached', kept.value, { operator, reason, before: deposit })
        return kept
      })
    },
  }
}

type Written = { readonly operator: Doer; readonly reason: string; readonly before?: Deposit }

/** What a second person agreed to. */
type Agreed = {
  readonly member: string
  readonly paid: string
  readonly currency: Currency
  readonly version: number
}

function readPaid(
  paid: string | undefined,
  deposit: Deposit,
): Result<bigint, Exclude<AmountRefusal, 'wrong_currency'>> {
  // What the gateway saw is what was paid, until a person says otherwise.
  if (paid === undefined) return ok(deposit.paid ?? deposit.amount)
  const read = readAmount(paid, deposit.currency, deposit.currency)
  if (read.ok) return ok(read.value.amount)
  return refuse(read.code === 'wrong_currency' ? 'amount_invalid' : read.code)
}

/** Why nothing was credited, as the person who decides is told. */
function notCredited({ code, params }: Refusal<CreditRefusal>): Refusal<NotCredited> {
  return refuse(code === 'member_barred' ? 'pocket_closed' : code, params)
}

/** How a deposit stands in the audit trail, where sums are texts. */
function recordOf(deposit: Deposit): Readonly<Record<string, unknown>> {
  const { member, method, amount, paid, credited, currency, state, reason, assignee } = deposit
  return {
    member,
    method,
    amount: String(amount),
    paid: paid === null ? null : String(paid),
    credited: credited === null ? null : String(credited),
    currency,
    state,
    reason,
    assignee,
  }
}
