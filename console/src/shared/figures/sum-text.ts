import { isCurrency, money, parseMoney, toDecimal } from '@baize/kernel/money'
import type { decimalMark } from '@baize/ui/forms/decimal-mark.ts'

type Mark = ReturnType<typeof decimalMark>

/** A sum of the wire as it is typed. */
export function sumText(amount: string, currency: string, mark: Mark): string {
  if (!isCurrency(currency)) return amount
  return toDecimal(money(BigInt(amount), currency)).replace('.', mark)
}

/** What was typed as a sum of the wire; nothing where it is none. */
export function readSum(text: string, currency: string, mark: Mark): bigint | undefined {
  if (!isCurrency(currency)) return undefined
  const read = parseMoney(text, currency, { decimalMark: mark })
  return read.ok ? read.value.amount : undefined
}
