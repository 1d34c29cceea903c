import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage } from '@baize/texts/use-text'

/** A day of the calendar, or its month, in the reader's words. It has no time, so no zone may move it. */
export function useDayOrMonthText(isMonth: boolean): (day: string) => string {
  const { tag } = languageEntry(useLanguage())
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day) => {
    const at = new Date(`${day}T00:00:00Z`)
    return isMonth ? month.format(at) : momentText(at, tag, 'UTC', 'day')
  }
}
