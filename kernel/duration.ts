export type DurationParts = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** A stretch of time in whole parts, for countdowns. What is over is zero, and a begun second does not count. */
export function durationParts(milliseconds: number): DurationParts {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** The two largest parts in the words of a language (a BCP 47 tag): "1 day, 5 hours", "0 seconds". */
export function formatDuration(milliseconds: number, tag: string): string {
  const parts = durationParts(milliseconds)
  const named = [
    { unit: 'day', count: parts.days },
    { unit: 'hour', count: parts.hours },
    { unit: 'minute', count: parts.minutes },
    { unit: 'second', count: parts.seconds },
  ]
  const first = named.findIndex(({ count }) => count > 0)
  const shown = first === -1 ? named.slice(-1) : named.slice(first, first + 2)
  const texts = shown
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  const text = new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(texts)
  // Intl puts spaces between Japanese words and digits; Japanese does not.
  return /^ja\b/.test(tag) ? text.replaceAll(/\s/g, '') : text
}
