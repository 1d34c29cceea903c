/** How much of a moment is said; `zoned` and `long` are for where one cannot know on whose clocks it is. */
export type MomentStyle = 'day' | 'date' | 'time' | 'clock' | 'short' | 'zoned' | 'long'

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const date: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' }
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const styles: Record<MomentStyle, Intl.DateTimeFormatOptions> = {
  day,
  date,
  time,
  clock: { ...time, second: '2-digit' },
  short: { ...day, ...time },
  zoned: { ...date, ...time, timeZoneName: 'short' },
  long: { ...date, ...time, second: '2-digit', timeZoneName: 'short' },
}

// A formatter costs a hundred times what one formatting does, and a table asks for the same one in each row.
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment in the words of a language (a BCP 47 tag), on the clocks of a zone, with 24 hours. Plain English reads as
 * in Britain, day before month: most people who read it here do not live in America.
 */
export function momentText(at: Date, tag: string, zone: string, style: MomentStyle): string {
  const key = `${tag} ${zone} ${style}`
  const known = formats.get(key)
  if (known) return known.format(at)
  const made = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    ...styles[style],
    timeZone: zone,
  })
  formats.set(key, made)
  return made.format(at)
}

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago, or how soon: "12 min ago", "in 3 hr.", "now"; after a week it is the caller's to give the date. */
export function agoText(at: Date, now: Date, tag: string): string {
  const passed = at.getTime() - now.getTime()
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  const fit = units.find(({ ms }) => Math.abs(passed) >= ms)
  return fit ? format.format(Math.trunc(passed / fit.ms), fit.unit) : format.format(0, 'second')
}
