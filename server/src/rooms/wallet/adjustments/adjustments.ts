import { deriveId, timeOfId } from '@baize/kernel/ids'
import { money, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger, Movement, TransferId } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, fullNameOf } from '../../system/system.ts'
import type { Approvals, Audit, AuditActions, Doer, Hands } from '../../system/system.ts'
import type { MemberId } from '../pocket.ts'
import { isTimely, readAmount, type AmountRefusal } from '../rules.ts'
import type { Wallet } from '../wallet.ts'
import type { Adjustment, AdjustmentId, AdjustmentRequest, NotMoved } from './adjustment.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { AdjustmentFilter } from './store.ts'

export type { Adjustment, AdjustmentRequest } from './adjustment.ts'
export { createAdjustmentsRecord } from './adjustments-record.ts'

export type AdjustmentRefusal =
  | AmountRefusal
  | NotMoved
  | 'kind_unfit'
  | 'unknown_member'
  | 'id_used_differently'
  | 'id_out_of_time'

export type Adjustments = {
  /**
   * Gives a member cash or takes it, in one commit with its record and its audit entry; above what one person may
   * move alone it waits for a second person instead. What is not covered is refused and stays on record. The same id with the same
   * content gets the stored answer; with other content it is refused.
   */
  create(request: AdjustmentRequest): Promise<Result<Adjustment, AdjustmentRefusal>>
  /** Newest first. */
  list(filter: AdjustmentFilter): Promise<Adjustment[]>
}

export type AdjustmentDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'openAccount'>
  readonly wallet: Pick<Wallet, 'currencyOf' | 'openPocket' | 'post' | 'tell'>
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'take' | 'giveBack' | 'credited'>
  readonly hasMember: (member: MemberId) => Promise<boolean>
}

const actions = {
  'adjustment.done': 'ops.actionAdjustmentDone',
  'adjustment.refused': 'ops.actionAdjustmentRefused',
} as const satisfies AuditActions

/** The way, among all by which one person moves money alone. */
const what = 'adjustment'

/** What a second person is shown. */
type AskedAdjustment = Pick<Adjustment, 'member' | 'direction' | 'kind' | 'currency'> & {
  readonly amount: string
}

/** Money moved by hand. The room says at its making who carries out what a second person agreed to. */
export function createAdjustments(deps: AdjustmentDeps): Adjustments {
  const { db, now, ledger, wallet, approvals, hands } = deps
  const audit = deps.audit.open(actions)

  async function create(request: AdjustmentRequest) {
    const own = await wallet.currencyOf(request.member)
    const read = readAmount(request.amount, request.currency, own)
    if (!read.ok) return read
    if (!rules.doesKindFit(request)) return refuse('kind_unfit')
    if (!(await deps.hasMember(request.member))) return refuse('unknown_member')
    return await db.transaction(async (tx) => {
      const { id } = request
      await store.takeAdjustmentTurn(tx, id)
      const known = await store.findAdjustment(tx, id)
      if (known !== undefined) return answerAgain(known, request, read.value)
      if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
      return await begin(tx, request, read.value)
    })
  }

  async function begin(
    tx: Transaction,
    request: AdjustmentRequest,
    amount: Money,
  ): Promise<Result<Adjustment, AdjustmentRefusal>> {
    const asked = askedBy(request, amount, now())
    const { id, member, operator } = request
    const verdict = await hands.take(tx, { what, id, operator: operator.id, member, money: amount })
    if (verdict === 'needs_second') return ok(await ask(tx, asked, operator))
    const moved = await move(tx, asked)
    if (!moved.ok) await hands.giveBack(tx, { what, id })
    const end = moved.ok
      ? ({ state: 'done', transfer: moved.value } as const)
      : ({ state: 'refused', refusal: moved.code } as const)
    const done = await store.insertAdjustment(tx, { ...asked, ...end, decidedAt: now() })
    await record(tx, `adjustment.${end.state}`, done, operator, done.reason)
    return moved.ok ? ok(done) : moved
  }

  async function ask(tx: Transaction, asked: Omit<Adjustment, 'number'>, operator: Doer) {
    const { id, member, direction, kind, amount, currency, reason } = asked
    const content = { member, direction, kind, amount: String(amount), currency }
    const approval = await askSecond(tx, { object: id, content, operator, reason })
    return await store.insertAdjustment(tx, { ...asked, approval })
  }

  /** Posts the movement, whose id follows from the adjustment's, so that it can be done once. */
  async function move(
    tx: Transaction,
    adjustment: Pick<Adjustment, 'id' | 'member' | 'direction' | 'amount' | 'currency'>,
  ): Promise<Result<TransferId, NotMoved>> {
    const { id, member, direction, amount, currency } = adjustment
    const house = await ledger.openAccount(tx, rules.houseAccount(currency))
    const cash = await wallet.openPocket(member, 'cash', tx)
    const [debit, credit] = direction === 'credit' ? [house, cash] : [cash, house]
    const movement: Movement = {
      id: await deriveId('trf', id, 'adjustment'),
      reason: direction === 'credit' ? 'manual_credit' : 'manual_debit',
      legs: [{ debit: debit.id, credit: credit.id, amount: money(amount, currency) }],
      about: id,
    }
    const posted = await wallet.post(tx, member, movement)
    if (!posted.ok) {
      const code = rules.notMoved(posted.code)
      if (code === undefined) throw new Error(`The ledger refused an adjustment: ${posted.code}`)
      return refuse(code)
    }
    tx.afterCommit(() => wallet.tell(member, posted.value, new Map([[cash.id, 'cash']])))
    return ok(movement.id)
  }

  async function record(
    tx: Transaction,
    action: keyof typeof actions,
    adjustment: Adjustment,
    by: Doer,
    reason: string,
  ) {
    await audit.write(tx, {
      ...actedBy(by),
      action,
      object: `${adjustment.id} ${adjustment.member}`,
      reason,
      after: rules.recordOf(adjustment),
    })
  }

  const askSecond = approvals.handle<AskedAdjustment, 'changed_meanwhile' | NotMoved>(
    'member.adjust',
    {
      says: 'ops.actionMemberAdjust',
      saysYes: 'ops.adjApproveText',
      saysNo: 'ops.adjRejectText',
      roles: ['admin', 'finance', 'risk'],
      about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
      async carryOut(tx, { object }, by) {
        const waiting = await store.lockAdjustment(tx, object as AdjustmentId)
        if (waiting?.state !== 'waiting') return refuse('changed_meanwhile')
        const moved = await move(tx, waiting)
        if (!moved.ok) return moved
        const end = { state: 'done', byId: by.id, by: fullNameOf(by), at: now() } as const
        const done = await store.endAdjustment(tx, waiting.id, { ...end, transfer: moved.value })
        if (done === undefined) throw new Error('An adjustment ended while it was locked.')
        const { id, member, direction, amount, currency, requestedBy } = done
        if (direction === 'credit') {
          const people = { by: requestedBy, second: fullNameOf(by) }
          const sum = money(amount, currency)
          await hands.credited(tx, { id, member, money: sum, ...people, place: '/adjustments' })
        }
        await record(tx, 'adjustment.done', done, by, done.reason)
        return ok()
      },
      async ended(tx, { object }, how, by) {
        const who = how === 'rejected' ? { byId: by.id, by: fullNameOf(by) } : { byId: '', by: '' }
        await store.endAdjustment(tx, object as AdjustmentId, { state: how, ...who, at: now() })
      },
    },
  )

  return { create, list: (filter) => store.listAdjustments(db.lately, filter) }
}

/** A repetition is told what came of the first: the record as it stands now, or its refusal. */
function answerAgain(
  known: Adjustment,
  request: AdjustmentRequest,
  amount: Money,
): Result<Adjustment, AdjustmentRefusal> {
  if (!rules.isSame(known, request, amount)) return refuse('id_used_differently')
  return known.refusal === null ? ok(known) : refuse(known.refusal)
}

function askedBy(
  { id, member, direction, kind, reason, operator }: AdjustmentRequest,
  { amount, currency }: Money,
  at: Date,
): Omit<Adjustment, 'number'> {
  return {
    id,
    member,
    direction,
    kind,
    currency,
    amount,
    reason,
    requestedById: operator.id,
    requestedBy: fullNameOf(operator),
    requestedAt: at,
    approval: null,
    state: 'waiting',
    decidedById: '',
    decidedBy: '',
    decidedAt: null,
    transfer: null,
    refusal: null,
  }
}
