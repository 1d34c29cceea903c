import type { NewEvent } from '../../platform/events/events.ts'

/** Money of a member arrived. The subject is the member; sums are whole numbers as text, in the smallest unit. */
export type DepositCompleted = NewEvent<
  'deposit.completed',
  {
    readonly deposit: string
    readonly member: string
    /** What was paid; the fee is a part of it. */
    readonly amount: string
    readonly fee: string
    readonly currency: string
    readonly method: string
    /** Whether nothing of this member had ever arrived before. */
    readonly first: boolean
  }
>

export function depositCompleted(payload: DepositCompleted['payload']): DepositCompleted {
  return { kind: 'deposit.completed', subject: payload.member, payload }
}

/** A withdrawal was paid, or what did not arrive of it came back. The subject is the member. */
type WithdrawalFact = {
  readonly withdrawal: string
  readonly member: string
  /** What was paid, or what came back to the wallet, its part of the fee included. */
  readonly amount: string
  readonly currency: string
}
export type WithdrawalDisbursed = NewEvent<'withdrawal.disbursed', WithdrawalFact>
export type WithdrawalReturned = NewEvent<'withdrawal.returned', WithdrawalFact>
/** It was refused, and all of it went back. */
export type WithdrawalRejected = NewEvent<'withdrawal.rejected', WithdrawalFact>

export function withdrawalDisbursed(payload: WithdrawalFact): WithdrawalDisbursed {
  return { kind: 'withdrawal.disbursed', subject: payload.member, payload }
}

export function withdrawalReturned(payload: WithdrawalFact): WithdrawalReturned {
  return { kind: 'withdrawal.returned', subject: payload.member, payload }
}

export function withdrawalRejected(payload: WithdrawalFact): WithdrawalRejected {
  return { kind: 'withdrawal.rejected', subject: payload.member, payload }
}

/** A member gave money to somebody above or below. The subject is who gave it. */
export type MoneyGiven = NewEvent<
  'money.given',
  {
    readonly transfer: string
    readonly from: string
    readonly to: string
    readonly amount: string
    readonly currency: string
  }
>

export function moneyGiven(payload: MoneyGiven['payload']): MoneyGiven {
  return { kind: 'money.given', subject: payload.from, payload }
}
