import { languageEntry } from '@baize/kernel/language'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'

/** Writes a sum of the wire inside a sentence. */
export function useMoneyText(): (amount: string | bigint, currency: string) => string {
  const { tag } = languageEntry(useLanguage())
  return (amount, currency) =>
    isCurrency(currency)
      ? formatMoney(money(BigInt(amount), currency), tag)
      : `${amount} ${currency}`
}
