import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** Writes rates of the wire, which are hundredths of a percent, in the reader's language: 130 is 1.3%. */
export function useRateText(): (rate: number) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  return (rate) => format.format(rate / 10_000)
}
