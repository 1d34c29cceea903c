/**
 * The number of a draw as somebody types it: whole, `20261118-0871`, without its stroke, or with a day chosen the count of
 * that day alone. Nothing where it is none, and an empty text where nothing is typed.
 */
export function numberSearched(typed: string, day: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const [, date, count] = /^(\d{8})-?(\d{4})$/.exec(text) ?? []
  if (date !== undefined && count !== undefined) return `${date}-${count}`
  if (!/^\d{1,4}$/.test(text) || day === '') return undefined
  return `${day.replaceAll('-', '')}-${text.padStart(4, '0')}`
}
