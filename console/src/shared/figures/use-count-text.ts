import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** Writes a whole number with the separators of the language; a text holds one that JSON could not. */
export function useCountText(): (count: number | string) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.NumberFormat(tag)
  return (count) => format.format(BigInt(count))
}
