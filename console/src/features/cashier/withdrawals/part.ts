import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { isCurrency, parseMoney } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'

type Paid = Pick<DeskWithdrawal, 'amount' | 'fee' | 'currency'>

/** What is paid and what goes back to the wallet at once, or why it cannot be so. */
export type PaidPart =
  | { readonly ok: true; readonly paid: bigint; readonly back: bigint }
  | { readonly ok: false; readonly problem: TextKey | undefined }

/** Reads a part as it is typed. */
export function readPart(text: string, { amount, fee, currency }: Paid, mark: '.' | ','): PaidPart {
  if (!isCurrency(currency) || text.trim() === '') return { ok: false, problem: undefined }
  const read = parseMoney(text, currency, { decimalMark: mark })
  if (!read.ok) return { ok: false, problem: 'cashier-desk.partWrong' }
  const whole = BigInt(amount) - BigInt(fee)
  const paid = read.value.amount
  if (paid <= 0n) return { ok: false, problem: 'cashier-desk.partWrong' }
  if (paid > whole) return { ok: false, problem: 'cashier-desk.partTooMuch' }
  // Of a part the fee is taken in proportion, rounded down; the server computes it the same way and decides.
  const taken = (BigInt(fee) * paid) / whole
  return { ok: true, paid, back: BigInt(amount) - paid - taken }
}
