type Unit = 'hour' | 'day' | 'week' | 'month' | 'year' | 'minute'

/** `2 weeks`, in the words of a language (a BCP 47 tag). */
export function spanText(
  count: number,
  unit: Unit,
  tag: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }).format(count)
}

export type Length = {
  /** Hours of a time-out, months of an exclusion; null for good. */
  readonly length: number | null
  readonly count: number
  readonly unit: Unit
}

const weekHours = 7 * 24
const hours = (count: number): Length => ({ length: count, count, unit: 'hour' })
const days = (count: number): Length => ({ length: count * 24, count, unit: 'day' })
const weeks = (count: number): Length => ({ length: count * weekHours, count, unit: 'week' })
const months = (count: number): Length => ({ length: count, count, unit: 'month' })
const years = (count: number): Length => ({ length: count * 12, count, unit: 'year' })

export const lengths = {
  time_out: [hours(24), hours(48), days(3), weeks(1), weeks(2), weeks(4), weeks(6)],
  exclusion: [
    months(6),
    years(1),
    years(2),
    years(3),
    years(5),
    { length: null, count: 0, unit: 'year' },
  ],
} as const satisfies Record<string, readonly Length[]>

export type BreakKind = keyof typeof lengths

/** When a break that begins now would end; nothing for one without an end. The server decides it to the second. */
export function endOf(kind: BreakKind, length: number | null, now: Date): Date | undefined {
  if (length === null) return undefined
  if (kind === 'time_out') return new Date(now.getTime() + length * 3_600_000)
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + length)
  return until
}

/** What is left of a waiting time: hours and minutes, or minutes and no seconds. */
export function barLeftText(ms: number, tag: string): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  const parts: string[] = []
  if (minutes >= 60) parts.push(spanText(Math.floor(minutes / 60), 'hour', tag, 'short'))
  if (minutes % 60 > 0 || minutes < 60) parts.push(spanText(minutes % 60, 'minute', tag, 'short'))
  return parts.join(' ')
}
