import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** Whole points as a language writes them; a plus before gains where it is asked for. */
export function usePointsText() {
  const { tag } = languageEntry(useLanguage())
  const plain = new Intl.NumberFormat(tag, { useGrouping: 'always' })
  const signed = new Intl.NumberFormat(tag, { useGrouping: 'always', signDisplay: 'exceptZero' })
  return {
    points: (amount: bigint | string) => plain.format(BigInt(amount)),
    change: (amount: bigint | string) => signed.format(BigInt(amount)).replace('-', '\u2212'),
  }
}
