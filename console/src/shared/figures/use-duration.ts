import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** Writes a stretch of time by its two largest units, such as “1 hr 12 min”, in the operator's language. */
export function useDuration(): (seconds: number) => string {
  const { tag } = languageEntry(useLanguage())
  return (seconds) => durationText(seconds, tag)
}

/** The same for what waits, which nobody counts in seconds: a minute that is not full is none. */
export function useAge(): (seconds: number) => string {
  const { tag } = languageEntry(useLanguage())
  return (seconds) =>
    seconds < 60 ? unitFormat(tag, 'minute').format(0) : durationText(seconds, tag)
}

export function durationText(seconds: number, tag: string): string {
  const whole = Math.max(0, Math.floor(seconds))
  const at = units.findIndex((one) => whole >= one.seconds)
  const first = at < 0 ? units.length - 1 : at
  const shown = units.slice(first, first + 2).map(({ unit, seconds: length }, index) => {
    const left = index === 0 ? whole : whole % (units[first]?.seconds ?? 1)
    return { unit, count: Math.floor(left / length) }
  })
  return shown
    .filter(({ unit, count }, index) => index === 0 || (count > 0 && unit !== 'second'))
    .map(({ unit, count }) => unitFormat(tag, unit).format(count))
    .join(' ')
}

// A formatter costs a hundred times what one formatting does, and every row of a queue asks for one.
const formats = new Map<string, Intl.NumberFormat>()

function unitFormat(tag: string, unit: string): Intl.NumberFormat {
  const key = `${tag} ${unit}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })
  formats.set(key, made)
  return made
}
