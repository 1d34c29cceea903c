import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

/** Writes a business day, which has no zone any more: short for an axis, with its weekday for a table. */
export function useDayText(): (day: string, show?: 'axis' | 'row') => string {
  const { tag } = languageEntry(useLanguage())
  const locale = tag === 'en' ? 'en-GB' : tag
  const axis = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const row = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day, show = 'row') => (show === 'axis' ? axis : row).format(new Date(`${day}T00:00:00Z`))
}
