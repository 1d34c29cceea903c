import { languageEntry, type Language } from '@baize/kernel/language'

/** What the days of the week are called, from Monday on. */
export function weekdayNames(language: Language, weekday: 'short' | 'long' = 'short'): string[] {
  const format = new Intl.DateTimeFormat(languageEntry(language).tag, { weekday, timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, day + 1))))
}
