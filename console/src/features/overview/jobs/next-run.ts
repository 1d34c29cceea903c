/** What each of the five fields of a clock pattern may hold: minute, hour, day, month, weekday. */
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

const dayMs = 86_400_000
/** No pattern waits longer, unless its day does not exist. */
const furthestDays = 366 * 4

type Fields = readonly [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>]

/** The first moment after another at which a pattern such as `7,22 * * * *` strikes, by UTC; nothing if it cannot be read. */
export function nextRun(pattern: string, after: Date): Date | undefined {
  const fields = readFields(pattern)
  if (!fields) return undefined
  const [minutes, hours] = fields
  const midnight = Math.floor(after.getTime() / dayMs) * dayMs
  for (let ahead = 0; ahead < furthestDays; ahead += 1) {
    const day = midnight + ahead * dayMs
    if (!isDayOf(fields, new Date(day))) continue
    for (const hour of hours) {
      for (const minute of minutes) {
        const at = day + (hour * 60 + minute) * 60_000
        if (at > after.getTime()) return new Date(at)
      }
    }
  }
  return undefined
}

/** As on every clock of this kind: where both a day and a weekday are named, one of them is enough. */
function isDayOf([, , days, months, weekdays]: Fields, at: Date): boolean {
  if (!months.has(at.getUTCMonth() + 1)) return false
  const [isDay, isWeekday] = [days.has(at.getUTCDate()), weekdays.has(at.getUTCDay())]
  const areBothNamed = days.size < 31 && weekdays.size < 7
  return areBothNamed ? isDay || isWeekday : isDay && isWeekday
}

function readFields(pattern: string): Fields | undefined {
  const texts = pattern.trim().split(/\s+/)
  if (texts.length !== ranges.length) return undefined
  const fields = ranges.map(([low, high], at) => readField(texts[at] ?? '', low, high))
  return fields.every((field) => field.size > 0) ? (fields as unknown as Fields) : undefined
}

/** The numbers of a field in their order; none where it cannot be read. */
function readField(text: string, low: number, high: number): Set<number> {
  const found = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
    if (!match) return new Set()
    const [, first, last, step] = match
    const from = first === undefined ? low : Number(first)
    const to = last === undefined ? (first === undefined || step ? high : from) : Number(last)
    if (from < low || to > high || step === '0') return new Set()
    for (let value = from; value <= to; value += Number(step ?? 1)) found.add(value)
  }
  return new Set([...found].toSorted((a, b) => a - b))
}
