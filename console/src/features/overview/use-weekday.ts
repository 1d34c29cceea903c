import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** The weekday of a business day, written out. */
export function useWeekday(): (day: string) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
