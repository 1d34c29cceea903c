import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** A day of the brand's calendar as people write it, such as 30 Nov. */
export function useShortDay(): (day: string) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
