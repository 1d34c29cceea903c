import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, parseMoney, scaleOf, type Currency } from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'
import { decimalMark } from '../../shared/decimal-mark.ts'

/** Sums of the account's currency, written and read as the person's language does. */
export function useSums(currency: Currency) {
  const { tag } = languageEntry(useLanguage())
  const mark = decimalMark(tag)
  return {
    mark,
    decimals: scaleOf(currency),
    text: (amount: bigint | string) => formatMoney(money(BigInt(amount), currency), tag),
    read: (text: string) => parseMoney(text, currency, { decimalMark: mark }),
  }
}
