import { shortText, wholeNumber } from '../schema.ts'

export const own = ['member', 'agent'] as const

export const amountErrors = [
  'amount_invalid',
  'amount_not_positive',
  'amount_too_precise',
  'amount_too_large',
  'wrong_currency',
] as const

export const paymentPassword = shortText(64)
export const passwordErrors = [
  'payment_password_unset',
  'payment_password_wrong',
  'payment_password_locked',
] as const

/** What may leave, of the cash that there is, and what holds the rest. */
export const purse = {
  available: wholeNumber,
  cash: wholeNumber,
  heldByLocks: wholeNumber,
  heldByContracts: wholeNumber,
}
