import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

type DayStyle = 'axis' | 'short' | 'row'

/** Writes a business day, which has no zone any more: figures for an axis, with its weekday for a table. */
export function useDayText(): (day: string, show?: DayStyle) => string {
  const { tag } = languageEntry(useLanguage())
  const locale = tag === 'en' ? 'en-GB' : tag
  const axis = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const row = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day, show = 'row') => ({ axis, short, row })[show].format(new Date(`${day}T00:00:00Z`))
}
