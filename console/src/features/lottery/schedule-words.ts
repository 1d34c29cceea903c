import type { DeskSchedule } from '@baize/contract/lottery/lottery-desk'
import { languageEntry, type Language } from '@baize/kernel/language'

/** A minute after midnight, as a clock shows it. */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The days of the week in a language; 1 is Monday. Nothing where it draws every day. */
export function weekdaysOf({ weekdays }: DeskSchedule, language: Language): string {
  if (weekdays.length === 7) return ''
  const { tag } = languageEntry(language)
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const name = (day: number) => format.format(new Date(Date.UTC(2024, 0, day)))
  return weekdays
    .toSorted((one, other) => one - other)
    .map(name)
    .join(' ')
}
