import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { AccountId, AccountKey, Movement } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { depositCompleted } from '../events.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps, ProtectionRefusal } from './deps.ts'
import { notice, type By, type Moves } from './moves.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type CreditRefusal = ProtectionRefusal | 'member_barred'

/**
 * Credits what was paid for a locked deposit: movement, fee, limits, state, day, event and message in one commit. The
 * movement's id follows from the deposit's, so that it can be done once. A refusal has written nothing.
 */
export type Credit = (
  tx: Transaction,
  deposit: Deposit,
  paid: bigint,
  by?: By & { readonly approvedById?: string },
) => Promise<Result<Deposit, CreditRefusal>>

type Deps = Pick<
  DepositDeps,
  'ledger' | 'wallet' | 'protection' | 'support' | 'events' | 'days' | 'methods' | 'isBarred'
> & { readonly moves: Moves }

export function createCredit(deps: Deps): Credit {
  const { ledger, wallet, protection, support, events, days, methods, isBarred, moves } = deps

  /** Posts both movements; any refusal of the ledger is our defect, for what could refuse was asked before. */
  async function post(
    tx: Transaction,
    deposit: Deposit,
    movements: readonly Movement[],
    cash: AccountId,
  ) {
    const posted = await ledger.postAll(tx, movements)
    for (const outcome of posted) {
      if (!outcome.ok) throw new Error(`The ledger refused a deposit: ${outcome.code}`)
      tx.afterCommit(() => wallet.tell(deposit.member, outcome.value, new Map([[cash, 'cash']])))
    }
  }

  return async (tx, deposit, paid, { approvedById = '', ...by } = {}) => {
    const { id, member, currency } = deposit
    const cash = await wallet.openPocket(member, 'cash', tx)
    if (cash.closed || (await isBarred(tx, member))) return refuse('member_barred')
    const counted = await protection.countDeposit(tx, { id, member, amount: money(paid, currency) })
    if (!counted.ok) return counted
    const content = await methods.getContent(deposit.method, deposit.methodVersion)
    const fee = rules.feeOfPaid(content, paid)
    const movements = await planMovements(tx, deposit, { paid, fee, cash: cash.id })
    await post(tx, deposit, movements, cash.id)
    const [{ id: transfer }] = movements
    const done = await moves.move(
      tx,
      deposit,
      { state: 'success', reason: null, paid, credited: paid - fee, transfer, approvedById },
      by,
    )
    await store.addMemberDay(tx, done)
    // The ledger holds the account until the end, so of two that arrive at once one sees the other.
    const first = !(await store.hasOtherCredit(tx, deposit))
    await support.tell(tx, notice(done, 'depositDone'))
    await events.write(
      tx,
      depositCompleted({
        deposit: id,
        member,
        amount: String(paid),
        fee: String(fee),
        currency,
        method: deposit.method,
        first,
      }),
    )
    const { createdAt: orderedAt, method } = deposit
    await days.completed(tx, { kind: 'deposit', currency, amount: paid, fee, orderedAt, method })
    return ok(done)
  }

  async function planMovements(
    tx: Transaction,
    order: Deposit,
    { paid, fee, cash }: { paid: bigint; fee: bigint; cash: AccountId },
  ): Promise<[Movement, ...Movement[]]> {
    const { id, currency } = order
    const clearing = await ledger.openAccount(tx, clearingOf(order))
    const deposit: Movement = {
      id: await deriveId('trf', id, 'deposit'),
      reason: 'deposit',
      legs: [{ debit: clearing.id, credit: cash, amount: money(paid, currency) }],
      about: id,
    }
    if (fee === 0n) return [deposit]
    const fees = await ledger.openAccount(tx, { owner: 'house', kind: 'fees', currency })
    return [
      deposit,
      {
        id: await deriveId('trf', id, 'deposit_fee'),
        reason: 'deposit_fee',
        legs: [{ debit: cash, credit: fees.id, amount: money(fee, currency) }],
        of: deposit.id,
        about: id,
      },
    ]
  }
}

/** Where a payment reached us: at its gateway, or at the bank. */
export function clearingOf({
  gateway,
  currency,
}: Pick<Deposit, 'gateway' | 'currency'>): AccountKey {
  return { owner: `clearing:${gateway === '' ? 'bank' : gateway}`, kind: 'clearing', currency }
}
