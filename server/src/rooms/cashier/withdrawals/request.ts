import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { deriveId, timeOfId } from '@baize/kernel/ids'
import { formatMoney, money as moneyOf, type Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { PaymentPasswords, PaymentRefusal, Standings } from '../../identity/identity.ts'
import { refuseHeld } from '../held.ts'
import { isTimely, readAmount } from '../../wallet/wallet.ts'
import type { AmountRefusal, MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Payee, Payees } from '../payees/payees.ts'
import type { Agreed, BondRefusal, Bonds } from './bonds.ts'
import type { WithdrawalMoney } from './money.ts'
import type { WithdrawalNews } from './news.ts'
import * as rules from './rules.ts'
import type { SignalAsk } from './signals.ts'
import * as store from './store.ts'
import { byMember, type Asked, type Signal, type Withdrawal } from './withdrawal.ts'
import type { WithdrawalId } from './withdrawal.ts'

export type WithdrawalAsk = {
  readonly id: WithdrawalId
  readonly member: MemberId
  readonly payee: string
  /** In the smallest unit, as the wire carries it. */
  readonly amount: string
  readonly currency: string
  readonly paymentPassword: string
  readonly ip: string
  readonly userAgent: string
  /** What the member was shown to lose by it, and agreed to. */
  readonly agreed?: readonly Agreed[]
}

export type AskRefusal =
  | AmountRefusal
  | PaymentRefusal
  | rules.BoundsRefusal
  | rules.HoldRefusal
  | BondRefusal
  | 'unknown_payee'
  | 'payee_not_usable'
  | 'member_blocked'
  | 'money_held'
  | 'id_used_differently'
  | 'id_out_of_time'

export type RequestDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly settings: () => CashierDocument
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly standings: Pick<Standings, 'list'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'check' | 'findHold'>
  readonly payees: Pick<Payees, 'find'>
  readonly money: WithdrawalMoney
  readonly news: WithdrawalNews
  readonly signalsOf: (asked: SignalAsk) => Promise<Signal[]>
  readonly bonds: () => Bonds
}

/** Undoes the whole transaction of a request that is refused after something was written. */
class Undone extends Error {
  readonly refusal: Refusal<AskRefusal>
  constructor(refusal: Refusal<AskRefusal>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export function createRequest(deps: RequestDeps) {
  const { db, now, wallet, payees, money, news, settings } = deps

  async function create(asked: WithdrawalAsk): Promise<Result<Withdrawal, AskRefusal>> {
    const { id, member } = asked
    const read = readAmount(asked.amount, asked.currency, await wallet.currencyOf(member))
    if (!read.ok) return read
    const known = await store.findWithdrawal(db, id)
    if (known !== undefined) return answerAgain(known, asked, read.value)
    if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
    const payee = await payees.find(db, member, asked.payee)
    if (payee === undefined) return refuse('unknown_payee')
    const password = await deps.paymentPasswords.check(member, asked.paymentPassword)
    if (!password.ok) return password
    const { ip, userAgent } = asked
    const signals = await deps.signalsOf({ member, payee, amount: read.value, ip, userAgent })
    try {
      return await db.transaction((tx) => hold(tx, asked, read.value, signals), { retry: true })
    } catch (error) {
      if (error instanceof Undone) return error.refusal
      throw error
    }
  }

  /** The hold and the record of it are one commit, so that whatever is held can be found and ended. */
  async function hold(
    tx: Transaction,
    asked: WithdrawalAsk,
    amount: Money,
    signals: readonly Signal[],
  ): Promise<Result<Withdrawal, AskRefusal>> {
    const { id, member } = asked
    await store.takeWithdrawalTurn(tx, member)
    const known = await store.findWithdrawal(tx, id)
    if (known !== undefined) return answerAgain(known, asked, amount)
    const payee = await payees.find(tx, member, asked.payee)
    const may = await mayAsk(tx, member, payee)
    if (!may.ok) return may
    const bounds = rules.boundsOf(settings(), amount.currency)
    const { day } = rules.dayAt(now(), deps.zone())
    const used = await store.getUsed(tx, member, day)
    const fits = rules.checkBounds(amount.amount, bounds, used)
    if (!fits.ok) return fits
    const fee = rules.withdrawalFeeOf(amount.amount, bounds)
    const row: Asked = {
      id,
      member,
      payee: may.value.id,
      currency: amount.currency,
      amount: amount.amount,
      fee,
      day,
      requestedAt: now(),
      signals,
      hold: await deriveId('trf', id, 'hold'),
      feeHold: fee === 0n ? null : await deriveId('trf', id, 'fee'),
    }
    await deps.bonds().hold(tx, member)
    const held = await money.hold(tx, row)
    if (!held.ok) throw new Undone(held)
    const lost = await deps
      .bonds()
      .agree(tx, { withdrawal: id, member, agreed: asked.agreed ?? [] })
    if (!lost.ok) throw new Undone(lost)
    await store.insertWithdrawal(tx, row)
    const step = { at: row.requestedAt, ...byMember }
    await store.addSteps(tx, id, [
      { ...step, what: 'requested', note: '' },
      ...(lost.value === 0n
        ? []
        : [{ ...step, what: 'bonus_agreed', note: sumText(lost.value, row) }]),
    ])
    const made = await store.findWithdrawal(tx, id)
    if (made === undefined) throw new Error('A withdrawal that was written is not there.')
    news.changed(tx, made)
    await news.warn(tx, made)
    return ok(made)
  }

  async function mayAsk(
    tx: Transaction,
    member: MemberId,
    payee: Payee | undefined,
  ): Promise<
    Result<Payee, 'member_blocked' | 'money_held' | 'unknown_payee' | 'payee_not_usable'>
  > {
    // Whoever takes a time-out or is excluded gets the own money back all the same.
    const standing = (await deps.standings.list(tx, [member])).get(member)
    if (standing?.state !== 'open') return refuse('member_blocked')
    const heldUntil = await deps.paymentPasswords.findHold(tx, member)
    if (heldUntil !== undefined) return refuseHeld(heldUntil)
    if (payee === undefined) return refuse('unknown_payee')
    return payee.usableAt > now() ? refuse('payee_not_usable') : ok(payee)
  }

  return create
}

/** Kept in the history, for who decides. */
function sumText(sum: bigint, { currency }: Pick<Asked, 'currency'>): string {
  return formatMoney(moneyOf(sum, currency), 'en')
}

/** A repetition is told how the first stands now. */
function answerAgain(
  known: Withdrawal,
  asked: WithdrawalAsk,
  { amount, currency }: Money,
): Result<Withdrawal, 'id_used_differently'> {
  const isSame =
    known.member === asked.member &&
    known.payee === asked.payee &&
    known.amount === amount &&
    known.currency === currency
  return isSame ? ok(known) : refuse('id_used_differently')
}
