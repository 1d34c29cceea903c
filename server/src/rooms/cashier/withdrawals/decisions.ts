import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { money as sumOf } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Standings } from '../../identity/identity.ts'
import { actedBy } from '../../system/system.ts'
import type {
  Approvals,
  Audit,
  AuditActions,
  Doer,
  Hands,
  StoredApproval,
} from '../../system/system.ts'
import { readAmount, type AmountRefusal } from '../../wallet/wallet.ts'
import { withdrawalDisbursed, withdrawalRejected } from '../events.ts'
import type { CashierDays } from '../report/report.ts'
import type { WithdrawalMoney } from './money.ts'
import type { WithdrawalNews } from './news.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { WithdrawalStanding, Step, Withdrawal } from './withdrawal.ts'

export type DecisionRefusal =
  | 'not_found'
  | 'changed_meanwhile'
  | 'already_decided'
  | 'not_approved_yet'

/** What an operator decides, on the version that was seen. */
export type WithdrawalDecision = {
  readonly id: string
  readonly version: number
  readonly reason: string
  readonly operator: Doer
}

export type Decisions = {
  /** Takes a withdrawal in hand, or lets go of it; the first hand starts the review. */
  assign(asked: {
    readonly id: string
    readonly take: boolean
    readonly operator: Doer
  }): Promise<Result<Withdrawal, 'not_found'>>
  /** Agrees to it; above what one may move alone a second person must, and then `approval` waits for that person. */
  approve(decision: WithdrawalDecision): Promise<Result<Withdrawal, DecisionRefusal>>
  /** Refuses it, also after it was agreed to and before it was paid: everything held goes back, to the cent. */
  reject(
    decision: WithdrawalDecision & { readonly note: string },
  ): Promise<Result<Withdrawal, DecisionRefusal>>
  /** Says that it was paid, whole or a part; the rest goes back in the same movements. */
  disburse(
    decision: WithdrawalDecision & {
      readonly amount?: string | undefined
      readonly reference: string
    },
  ): Promise<Result<Withdrawal, PaymentRefusal>>
}

/** `same_person`: who alone agreed to more than one may move alone does not pay it as well. */
export type PaymentRefusal = DecisionRefusal | AmountRefusal | 'same_person'

export type DecisionDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: () => CashierDocument
  readonly events: Pick<Events, 'write'>
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'take' | 'giveBack' | 'look'>
  readonly standings: Pick<Standings, 'list'>
  /** Counts what is paid into the day's report. */
  readonly days: Pick<CashierDays, 'completed'>
  readonly money: WithdrawalMoney
  readonly news: WithdrawalNews
}

const actions = {
  'withdrawal.approved': 'ops.actionWithdrawalApproved',
  'withdrawal.rejected': 'ops.actionWithdrawalRejected',
  'withdrawal.disbursed': 'ops.actionWithdrawalDisbursed',
  'withdrawal.returned': 'ops.actionWithdrawalReturned',
  'withdrawal.forced': 'ops.actionWithdrawalForced',
} as const satisfies AuditActions

const minuteMs = 60_000

/** What a second person is shown. */
type AskedPayment = Pick<Withdrawal, 'member' | 'currency' | 'institutionName' | 'holder'> & {
  readonly amount: string
}

/** What operators do to withdrawals until they are paid. */
export function createDecisions(deps: DecisionDeps): Decisions {
  const { db, now, settings, approvals, hands, money, news } = deps
  const keep = createKeeper(deps)

  function stepBy({ id: byId, name: by }: Doer, what: string, note = ''): Step {
    return { what, at: now(), byId, by, note }
  }

  async function decide<Refused extends string>(
    { id, version }: WithdrawalDecision,
    states: readonly Withdrawal['state'][],
    work: (tx: Transaction, row: Withdrawal) => Promise<Result<Withdrawal, Refused>>,
  ): Promise<Result<Withdrawal, Refused | DecisionRefusal>> {
    return await db.transaction(async (tx) => {
      const row = await store.lockWithdrawal(tx, id)
      if (row === undefined) return refuse('not_found')
      const may = rules.mayDecide(row, version, states)
      return may.ok ? await work(tx, row) : may
    })
  }

  async function approve(
    decision: WithdrawalDecision,
  ): Promise<Result<Withdrawal, DecisionRefusal>> {
    const { operator, reason } = decision
    return await decide(decision, ['requested', 'reviewing'], async (tx, row) => {
      // A second person is being asked: that person decides.
      if (row.approval !== null) return refuse('already_decided')
      const verdict = await hands.take(tx, { ...rules.movementOf(row), operator: operator.id })
      const by = { operator, reason }
      return ok(await (verdict === 'alone' ? agree(tx, row, by) : ask(tx, row, by)))
    })
  }

  async function ask(
    tx: Transaction,
    row: Withdrawal,
    { operator, reason }: Pick<WithdrawalDecision, 'operator' | 'reason'>,
  ): Promise<Withdrawal> {
    const { id, member, amount, currency, institutionName, holder } = row
    const content = { member, amount: String(amount), currency, institutionName, holder }
    const approval = await askSecond(tx, { object: id, content, operator, reason })
    const started = startOfReview(row, operator, now())
    const steps = [...started.steps, stepBy(operator, 'approval_requested', reason)]
    return await keep(tx, row, { ...started.change, approval, approvedById: operator.id }, steps)
  }

  /** `second` is the one who agreed beside who asked. */
  async function agree(
    tx: Transaction,
    row: Withdrawal,
    by: { readonly operator: Doer; readonly reason: string; readonly isSecond?: boolean },
  ): Promise<Withdrawal> {
    const { operator, reason, isSecond = false } = by
    const started = startOfReview(row, operator, now())
    const people = isSecond ? { secondById: operator.id } : { approvedById: operator.id }
    const change: Partial<WithdrawalStanding> = {
      ...started.change,
      ...people,
      state: 'approved',
      since: now(),
      approval: null,
      approvedAt: now(),
    }
    await news.write(tx, row, { about: 'withdrawalApproved' })
    const steps = [...started.steps, stepBy(operator, 'approved', reason)]
    return await keep(tx, row, change, steps, { operator, action: 'withdrawal.approved', reason })
  }

  async function reject(
    decision: WithdrawalDecision & { readonly note: string },
  ): Promise<Result<Withdrawal, DecisionRefusal>> {
    const { operator, reason, note } = decision
    return await decide(decision, ['requested', 'reviewing', 'approved'], async (tx, row) => {
      await hands.giveBack(tx, rules.movementOf(row))
      await money.giveBack(tx, row)
      const { id: withdrawal, member, currency } = row
      const fact = { withdrawal, member, currency, amount: String(row.amount) }
      await deps.events.write(tx, withdrawalRejected(fact))
      const change = {
        state: 'rejected',
        since: now(),
        // Who is still being asked to agree finds that it is over.
        approval: null,
        returned: row.amount,
        note,
      } as const
      await news.write(tx, row, { about: 'withdrawalRejected', values: { note } })
      const steps = [stepBy(operator, 'rejected', reason)]
      const entry = { operator, action: 'withdrawal.rejected', reason } as const
      return ok(await keep(tx, row, change, steps, entry))
    })
  }

  async function disburse(
    decision: WithdrawalDecision & {
      readonly amount?: string | undefined
      readonly reference: string
    },
  ): Promise<Result<Withdrawal, PaymentRefusal>> {
    const { operator, reason, reference } = decision
    return await decide(decision, ['approved'], async (tx, row) => {
      const part = readPart(decision.amount, row)
      if (!part.ok) return part
      const payment = rules.paymentOf(row, part.value)
      if (!payment.ok) return payment
      if (rules.isPaidAlone(row, operator.id)) {
        // Counted when it was agreed to; where it was not, as long ago, it counts now.
        const verdict = await hands.take(tx, { ...rules.movementOf(row), operator: operator.id })
        if (verdict === 'needs_second') return refuse('same_person')
      }
      const { paid, fee, returned } = payment.value
      await money.pay(tx, row, payment.value)
      const { id, member, currency, requestedAt: orderedAt } = row
      await deps.events.write(
        tx,
        withdrawalDisbursed({ withdrawal: id, member, amount: String(paid), currency }),
      )
      const at = now()
      const confirmBy = new Date(at.getTime() + settings().confirmMinutes * minuteMs)
      const standing = (await deps.standings.list(tx, [member])).get(member)
      const isFree = standing?.state === 'open' && standing.bar === undefined
      const change = {
        state: 'disbursed',
        since: at,
        disbursed: paid,
        feeTaken: fee,
        returned,
        disbursedAt: at,
        confirmBy,
        // Who is kept out now has the whole time once that is over.
        pausedAt: isFree ? null : at,
        reference,
      } as const
      const kind = 'withdrawal'
      await deps.days.completed(tx, { kind, currency, amount: paid, fee, orderedAt })
      const until = isFree ? { until: confirmBy } : {}
      const values = { amount: sumOf(paid, currency), ...until }
      await news.write(tx, row, { about: 'withdrawalPaid', values })
      const steps = [stepBy(operator, 'disbursed', reason)]
      const entry = { operator, action: 'withdrawal.disbursed', reason } as const
      return ok(await keep(tx, row, change, steps, entry))
    })
  }

  const askSecond = approvals.handle<AskedPayment, 'changed_meanwhile'>('withdrawal.approve', {
    says: 'ops.actionWithdrawalApprove',
    saysYes: 'cashier-desk.secondYesApprove',
    saysNo: 'cashier-desk.secondNoApprove',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, amount, currency }) => ({ member, sum: sumOf(BigInt(amount), currency) }),
    async carryOut(tx, approval, operator) {
      const row = await lockWaiting(tx, approval)
      if (row === undefined) return refuse('changed_meanwhile')
      await agree(tx, row, { operator, reason: approval.reason, isSecond: true })
      return ok()
    },
    async ended(tx, approval, how, by) {
      const row = await lockWaiting(tx, approval)
      if (row === undefined) return
      const steps = [stepBy(by, `approval_${how}`)]
      await keep(tx, row, { approval: null, approvedById: '' }, steps)
    },
  })

  return {
    async assign({ id, take, operator }) {
      return await db.transaction(async (tx) => {
        const row = await store.lockWithdrawal(tx, id)
        if (row === undefined) return refuse('not_found')
        if (isOver(row) || (take ? operator.id : '') === row.assigneeId) return ok(row)
        const started = take ? startOfReview(row, operator, now()) : { change: {}, steps: [] }
        const hand = take
          ? { assigneeId: operator.id, assignee: operator.name }
          : { assigneeId: '', assignee: '' }
        const steps = [...started.steps, stepBy(operator, take ? 'assigned' : 'released')]
        return ok(await keep(tx, row, { ...started.change, ...hand }, steps))
      })
    },
    approve,
    reject,
    disburse,
  }
}

/** The withdrawal that waits for exactly this request. */
async function lockWaiting(
  tx: Transaction,
  { id, object }: Pick<StoredApproval, 'id' | 'object'>,
): Promise<Withdrawal | undefined> {
  const row = await store.lockWithdrawal(tx, object)
  return row?.approval === id ? row : undefined
}

export const isOver = ({ state, dispute }: Withdrawal) =>
  state === 'rejected' || state === 'received' || dispute === 'returned'

/** The first hand on a withdrawal starts its review, whatever that hand does next. */
function startOfReview(
  row: Withdrawal,
  { id: byId, name: by }: Doer,
  at: Date,
): { readonly change: Partial<WithdrawalStanding>; readonly steps: readonly Step[] } {
  if (row.state !== 'requested') return { change: {}, steps: [] }
  return {
    change: { state: 'reviewing', since: at },
    steps: [{ what: 'reviewing', at, byId, by, note: '' }],
  }
}

/** A part that was paid, as it was typed. */
function readPart(amount: string | undefined, { currency }: Withdrawal) {
  if (amount === undefined) return ok(undefined)
  const read = readAmount(amount, currency, currency)
  return read.ok ? ok(read.value.amount) : read
}

type Entry = {
  readonly operator: Doer
  readonly action: keyof typeof actions
  readonly reason: string
}

/** Writes how a withdrawal stands now, what happened and, where an operator decided, the audit trail; that comes last. */
export function createKeeper({ news, ...deps }: Pick<DecisionDeps, 'audit' | 'news'>) {
  const audit = deps.audit.open(actions)
  return async (
    tx: Transaction,
    row: Withdrawal,
    change: Partial<WithdrawalStanding>,
    steps: readonly Step[],
    entry?: Entry,
  ): Promise<Withdrawal> => {
    const next = await store.changeWithdrawal(tx, row, change)
    await store.addSteps(tx, row.id, steps)
    news.changed(tx, next)
    if (entry !== undefined) {
      await audit.write(tx, {
        ...actedBy(entry.operator),
        action: entry.action,
        object: `${row.id} ${row.member}`,
        reason: entry.reason,
        before: rules.recordOf(row),
        after: rules.recordOf(next),
      })
    }
    return next
  }
}
