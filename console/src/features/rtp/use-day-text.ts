import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** A day of the brand's calendar in the operator's language; it has no zone any more. */
export function useDayText(): (day: string) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
