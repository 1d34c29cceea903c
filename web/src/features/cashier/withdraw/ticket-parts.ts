import type { Withdrawal } from '@baize/contract/cashier/withdrawals'

/** What a withdrawal comes to, in the smallest unit. What leaves is always the fee and what arrives. */
export type TicketParts = {
  readonly leaves: bigint
  readonly fee: bigint
  readonly arrives: bigint
  /** What was held for it and is in the wallet again. */
  readonly back: bigint
}

/** As it is asked for. */
export function askedParts(amount: bigint, fee: bigint): TicketParts {
  const arrives = amount > fee ? amount - fee : 0n
  return { leaves: amount, fee, arrives, back: 0n }
}

type Facts = Pick<
  Withdrawal,
  'amount' | 'fee' | 'state' | 'disbursed' | 'returned' | 'received' | 'dispute'
>

/** As it stands: until it is decided what was asked for, then what was really paid, kept as fee and given back. */
export function partsOf(withdrawal: Facts): TicketParts {
  const { state, disbursed, dispute } = withdrawal
  const amount = BigInt(withdrawal.amount)
  if (disbursed === null && state !== 'rejected') return askedParts(amount, BigInt(withdrawal.fee))
  const back = BigInt(withdrawal.returned ?? 0)
  const arrives = BigInt((dispute === 'returned' ? withdrawal.received : disbursed) ?? 0)
  return { leaves: amount - back, fee: amount - back - arrives, arrives, back }
}
