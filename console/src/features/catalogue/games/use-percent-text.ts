import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** Writes hundredths of a percent as the language does. */
export function usePercentText(): (bps: number) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (bps) => format.format(bps / 10_000)
}
