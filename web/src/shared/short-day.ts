import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage } from '@baize/texts/use-text'

/** A day of the brand's calendar as people write it, such as 30 Nov. */
export function useShortDay(): (day: string) => string {
  const { tag } = languageEntry(useLanguage())
  return (day) => momentText(new Date(`${day}T00:00:00Z`), tag, 'UTC', 'day')
}
