import type { DepositReason, DepositState } from '@baize/contract/cashier/deposits'
import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { PaymentNews } from '../gateways/gateways.ts'
import { depositFeeOf } from '../methods/methods.ts'
import type { Deposit, DepositRequest, Instructions } from './deposit.ts'

const minuteMs = 60_000

/** Two orders of one sum by one method within this time are one order sent twice. */
export const doubleSubmitMs = 10_000

/** For so long after its end a picture of the payment is still taken. */
export const lateSlipMs = 24 * 60 * minuteMs

/** A gateway that does not know for so long is given up, and a person looks. */
export const longestDoubtMs = 24 * 60 * minuteMs

const openStates: readonly DepositState[] = ['awaiting', 'verifying', 'held']

/** Whether a decision about it is still to be made. */
export function isOpen({ state }: Pick<Deposit, 'state'>): boolean {
  return openStates.includes(state)
}

/** Whether what was paid may be sent back: a person has it before them, as money or as a picture of it. */
export function mayReturn({ lane }: Pick<Deposit, 'lane'>): boolean {
  return lane === 'waiting'
}

/** Whether a request is the one that is known under its id. */
export function isSame(known: Deposit, request: DepositRequest, amount: bigint): boolean {
  return (
    known.member === request.member &&
    known.method === request.method &&
    known.currency === request.currency &&
    known.amount === amount
  )
}

/**
 * Why money that a gateway reports is not credited at once. What the gateway's clock says about the time of payment
 * decides while the order waits; what comes for an order that is over is late whatever it says.
 */
export function whyHeld(
  deposit: Pick<Deposit, 'state' | 'amount' | 'currency' | 'expiresAt'>,
  news: Pick<PaymentNews, 'amount' | 'currency' | 'at'>,
): DepositReason | undefined {
  if (news.currency !== deposit.currency || news.amount !== deposit.amount) return 'amount_differs'
  if (!isOpen(deposit)) return 'paid_late'
  if (deposit.state === 'awaiting' && news.at > deposit.expiresAt) return 'paid_late'
  return undefined
}

/** The fee of what was really paid, by the terms of the order; something always arrives. */
export function feeOfPaid(
  content: Pick<MethodContent, 'feeBps' | 'feeFixed'>,
  paid: bigint,
): bigint {
  const fee = depositFeeOf(content, paid)
  return fee < paid ? fee : paid - 1n
}

const firstPauseMs = 30_000
const longestPauseMs = 60 * minuteMs

/** How long to wait until a silent gateway is asked again: each time twice as long, up to an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(tries, 20), longestPauseMs)
}

/** How to pay where operators confirm payments: as the method says. */
export function instructionsOf(content: MethodContent, reference: string): Instructions {
  const { bank, holder, number, qr, address, network } = content
  return {
    reference,
    bank,
    holder,
    number,
    qr: qr.replaceAll('{reference}', reference),
    address,
    network,
    redirectUrl: '',
  }
}
