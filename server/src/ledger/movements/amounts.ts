import { isCurrency, money, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { largestAmount } from './movement.ts'

export type AmountRefusal =
  | 'amount_invalid'
  | 'amount_not_positive'
  | 'amount_too_precise'
  | 'amount_too_large'
  | 'wrong_currency'

/**
 * Reads a sum in the smallest unit, as the wire carries it: in its one form, so that equal sums are equal texts. What is
 * smaller than that unit is never rounded.
 */
export function readAmount(
  text: string,
  currency: string,
  own: Currency,
): Result<Money, AmountRefusal> {
  if (!isCurrency(currency)) return refuse('wrong_currency')
  if (!/^-?(?:0|[1-9][0-9]{0,39})(?:\.[0-9]{1,20})?$/.test(text)) return refuse('amount_invalid')
  if (text.includes('.')) return refuse('amount_too_precise')
  return checkAmount(money(BigInt(text), currency), own)
}

/** What may be moved: more than nothing, at most what the ledger takes, and in the currency of the wallet. */
export function checkAmount(amount: Money, own: Currency): Result<Money, AmountRefusal> {
  if (amount.currency !== own) return refuse('wrong_currency')
  if (amount.amount <= 0n) return refuse('amount_not_positive')
  return amount.amount > largestAmount ? refuse('amount_too_large') : ok(amount)
}
