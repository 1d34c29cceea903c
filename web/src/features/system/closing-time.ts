const secondMs = 1000
const dayMs = 86_400_000

/** What a clock that counts down shows: hours, minutes, seconds. Nothing once it is over, or days away. */
export function countdownText(leftMs: number): string | undefined {
  const seconds = Math.ceil(leftMs / secondMs)
  const hours = Math.floor(seconds / 3600)
  if (seconds <= 0 || hours > 99) return undefined
  return [hours, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** How a zone stands to UTC at a moment: `UTC+8`, `UTC-3:30`, `UTC`. */
export function offsetText(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC').replace('UTC+0', 'UTC')
}

/** Whether two moments fall on one day of a zone. */
export function isSameDay(one: Date, other: Date, zone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  return Math.abs(one.getTime() - other.getTime()) < dayMs && day.format(one) === day.format(other)
}
