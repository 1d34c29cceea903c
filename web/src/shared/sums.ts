import { languageEntry, type Language } from '@baize/kernel/language'
import {
  formatMoney,
  money,
  parseMoney,
  scaleOf,
  toDecimal,
  type Currency,
} from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'

/** Sums of one currency, written and read as a language does. */
export function sumsIn(language: Language, currency: Currency) {
  const { tag } = languageEntry(language)
  const mark = decimalMark(tag)
  const full = (amount: bigint | string) => formatMoney(money(BigInt(amount), currency), tag)
  const bare = (amount: bigint | string) =>
    formatMoney(money(BigInt(amount), currency), tag, { show: 'none' })
  return {
    currency,
    tag,
    mark,
    decimals: scaleOf(currency),
    /** With the currency: for sentences. */
    full,
    /** Figures alone: where the currency stands beside them. */
    bare,
    /** Without decimals that say nothing: for chips and bounds. */
    short: (amount: bigint | string) => bare(amount).replace(/[.,]00$/, ''),
    /** As one would type it. */
    typed: (amount: bigint | string) =>
      toDecimal(money(BigInt(amount), currency))
        .replace('.', mark)
        .replace(/[.,]00$/, ''),
    read: (text: string) => parseMoney(text, currency, { decimalMark: mark }),
  }
}

export type Sums = ReturnType<typeof sumsIn>

/** The same in the person's language. */
export function useSums(currency: Currency): Sums {
  return sumsIn(useLanguage(), currency)
}
