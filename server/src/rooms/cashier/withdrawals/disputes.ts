import { money as sumOf, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { fullNameOf, type ApprovalHandler, type Doer } from '../../system/system.ts'
import { withdrawalReturned } from '../events.ts'
import { createKeeper } from './decisions.ts'
import type { WithdrawalDecision, DecisionDeps, DecisionRefusal } from './decisions.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { Withdrawal } from './withdrawal.ts'

export type DisputeDecision = WithdrawalDecision & {
  readonly as: 'returned' | 'forced'
  /** What the member reads. */
  readonly note: string
}

export type Disputes = {
  /**
   * Ends a dispute. `returned` gives back what did not arrive, with its part of the fee; `forced` decides that it
   * arrived, for good, and gives nothing back. Above what one person may move alone a second one must agree.
   */
  settle(decision: DisputeDecision): Promise<Result<Withdrawal, DecisionRefusal>>
}

/** What a second person agrees to. */
type Agreed = {
  readonly member: string
  readonly amount: string
  readonly currency: Currency
  readonly note: string
}

type Ending = { readonly operator: Doer; readonly reason: string; readonly note: string }

/** Payments of which the member says that they did not arrive whole. */
export function createDisputes(deps: DecisionDeps): Disputes {
  const { db, now, approvals, hands, money, news } = deps
  const keep = createKeeper(deps)

  async function settle(decision: DisputeDecision): Promise<Result<Withdrawal, DecisionRefusal>> {
    return await db.transaction(async (tx) => {
      const row = await store.lockWithdrawal(tx, decision.id)
      if (row === undefined) return refuse('not_found')
      if (row.dispute !== 'open' || row.approval !== null) return refuse('already_decided')
      if (row.version !== decision.version) return refuse('changed_meanwhile')
      const { as, operator } = decision
      const movement = { ...rules.settlementOf(row, as), operator: operator.id }
      const verdict = await hands.take(tx, movement)
      return ok(await (verdict === 'alone' ? ends[as] : ask)(tx, row, decision))
    })
  }

  async function ask(tx: Transaction, row: Withdrawal, decision: DisputeDecision) {
    const { operator, reason, note, as } = decision
    const { id, member, currency, remaining } = row
    const content = { member, amount: String(remaining), currency, note }
    const approval = await askSecond[as](tx, { object: id, content, operator, reason })
    const step = { what: 'approval_requested', at: now(), ...byOf(operator), note: reason }
    return await keep(tx, row, { approval }, [step])
  }

  async function giveBack(tx: Transaction, row: Withdrawal, { operator, reason, note }: Ending) {
    const { id, member, currency } = row
    const missing = await money.bringBack(tx, row)
    const whole = missing.sum + missing.fee
    await deps.events.write(
      tx,
      // Without the fee, as what was paid is told.
      withdrawalReturned({ withdrawal: id, member, amount: String(missing.sum), currency }),
    )
    const values = { amount: sumOf(whole, currency), note }
    await news.write(tx, row, { about: 'withdrawalReturned', values })
    const change = {
      dispute: 'returned',
      approval: null,
      returned: (row.returned ?? 0n) + whole,
      note,
      since: now(),
    } as const
    const step = { what: 'dispute_returned', at: now(), ...byOf(operator), note: reason }
    const entry = { operator, action: 'withdrawal.returned', reason } as const
    return await keep(tx, row, change, [step], entry)
  }

  async function force(tx: Transaction, row: Withdrawal, { operator, reason, note }: Ending) {
    await news.write(tx, row, { about: 'withdrawalForced', values: { ...paidOf(row), note } })
    const change = {
      state: 'received',
      since: now(),
      dispute: 'forced',
      approval: null,
      receivedBy: 'operator',
      received: row.disbursed,
      remaining: 0n,
      note,
    } as const
    const by = byOf(operator)
    const steps = [
      { what: 'dispute_forced', at: now(), ...by, note: reason },
      { what: 'received', at: now(), ...by, note: '' },
    ]
    const entry = { operator, action: 'withdrawal.forced', reason } as const
    return await keep(tx, row, change, steps, entry)
  }

  const ends = { returned: giveBack, forced: force } as const

  /** What is done when a second person agrees to an end. */
  function endedBySecond(as: keyof typeof ends) {
    const handler: Omit<
      ApprovalHandler<Agreed, 'changed_meanwhile'>,
      'says' | 'saysYes' | 'saysNo'
    > = {
      roles: ['admin', 'finance', 'risk'],
      about: ({ member, amount, currency }) => ({ member, sum: sumOf(BigInt(amount), currency) }),
      async carryOut(tx, approval, operator) {
        const row = await store.lockWithdrawal(tx, approval.object)
        if (row?.approval !== approval.id || row.dispute !== 'open') {
          return refuse('changed_meanwhile')
        }
        const { note } = approval.content
        await ends[as](tx, row, { operator, reason: approval.reason, note })
        return ok()
      },
      async ended(tx, approval, how, by) {
        const row = await store.lockWithdrawal(tx, approval.object)
        if (row?.approval !== approval.id) return
        const step = { what: `approval_${how}`, at: now(), ...byOf(by), note: '' }
        await keep(tx, row, { approval: null }, [step])
      },
    }
    return handler
  }

  const askSecond = {
    returned: approvals.handle<Agreed, 'changed_meanwhile'>('withdrawal.return', {
      says: 'ops.actionWithdrawalReturn',
      saysYes: 'cashier-desk.secondYesReturn',
      saysNo: 'cashier-desk.secondNoReturn',
      ...endedBySecond('returned'),
    }),
    forced: approvals.handle<Agreed, 'changed_meanwhile'>('withdrawal.force', {
      says: 'ops.actionWithdrawalForce',
      saysYes: 'cashier-desk.secondYesForce',
      saysNo: 'cashier-desk.secondNoReturn',
      ...endedBySecond('forced'),
    }),
  } as const

  return { settle }
}

const byOf = (doer: Doer) => ({ byId: doer.id, by: fullNameOf(doer) })

export function paidOf({ disbursed, currency }: Withdrawal) {
  return { amount: sumOf(disbursed ?? 0n, currency) }
}
