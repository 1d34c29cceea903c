/** Where the time comes from. It is handed in, so that tests can set it. */
export type Clock = () => Date

/** A date of the calendar, `2026-11-15`, without a time or a zone. */
export type Day = `${number}-${number}-${number}`

/** From `start` on, up to but without `end`. */
export type Span = { readonly start: Date; readonly end: Date }

const dayMs = 86_400_000

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false
  const ms = Date.parse(`${value}T00:00:00Z`)
  // Some engines read 30 February as 2 March; only a real day comes back as it was.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcMidnight(day) + count * dayMs)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay() || 7
}

/** Whether the value is a zone's name (`Asia/Manila`, `UTC`). An offset is none: it would not follow summer time. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(value)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// Nearly every question is about today, and the answer of a whole day is known once its bounds are.
const latestDays = new Map<string, Span & { readonly day: Day }>()

/** The day that a moment belongs to in a zone: the one whose bounds hold it. An unknown zone throws. */
export function businessDay(at: Date, zone: string): Day {
  const latest = latestDays.get(zone)
  if (latest !== undefined && latest.start <= at && at < latest.end) return latest.day
  const shown = dayOfUtc(wallClock(at.getTime(), zone))
  const next = addDays(shown, 1)
  // A clock set back across midnight shows yesterday again for a while; today has begun all the same.
  const day = at.getTime() >= startOfDay(next, zone) ? next : shown
  latestDays.set(zone, { day, ...businessDayBounds(day, zone) })
  return day
}

/**
 * A day begins at the first moment at which the zone's clocks show its date (01:00 where summer time skips midnight)
 * and ends where the next begins. So days leave no gap and never overlap; they last 23 to 25 hours where clocks change,
 * and no time at all where a zone skipped a whole day, as Samoa did on 30 December 2011.
 */
export function businessDayBounds(day: Day, zone: string): Span {
  const name = `${zone} ${day}`
  const { start, end } = knownDays.get(name) ?? rememberDay(name, day, zone)
  return { start: new Date(start), end: new Date(end) }
}

/** What is counted of bets asks for the same few days again and again. */
const knownDays = new Map<string, { readonly start: number; readonly end: number }>()
const mostDays = 1_000

function rememberDay(name: string, day: Day, zone: string) {
  const bounds = { start: startOfDay(day, zone), end: startOfDay(addDays(day, 1), zone) }
  if (knownDays.size >= mostDays) knownDays.clear()
  knownDays.set(name, bounds)
  return bounds
}

// No zone was ever further from UTC than 15:57 (Manila until 1844), so midnight in any zone lies within this reach.
const reachMs = 16 * 3_600_000

function startOfDay(day: Day, zone: string): number {
  return firstShowing(utcMidnight(day), zone)
}

/**
 * The first moment of a day at which the zone's clocks show so many minutes after midnight, or more where they skip it. So
 * what is fixed by the clock happens once on a day on which clocks change, and never twice.
 */
export function momentAt(day: Day, minute: number, zone: string): Date {
  return new Date(firstShowing(utcMidnight(day) + minute * 60_000, zone))
}

/** When the clocks of a zone first show what is written as if it were UTC. */
function firstShowing(wall: number, zone: string): number {
  const before = offsetMs(wall - reachMs, zone)
  const after = offsetMs(wall + reachMs, zone)
  if (before === after) return wall - before
  const change = findChange(wall - reachMs, wall + reachMs, zone)
  if (wall - before < change) return wall - before
  return Math.max(wall - after, change)
}

/** The moment between two others at which the zone's clocks were set. */
function findChange(from: number, to: number, zone: string): number {
  const before = offsetMs(from, zone)
  let [same, other] = [from, to]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetMs(middle, zone) === before) same = middle
    else other = middle
  }
  return other
}

function offsetMs(at: number, zone: string): number {
  return wallClock(at, zone) - Math.floor(at / 1000) * 1000
}

/** What the zone's clocks show at a moment, to the second, written as if it were UTC. */
function wallClock(at: number, zone: string): number {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] =
    dateTimeFormat(zone).format(at).match(/\d+/g)?.map(Number) ?? []
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

// A formatter costs about a hundred microseconds to make and three to use.
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()

function dateTimeFormat(zone: string): Intl.DateTimeFormat {
  const known = dateTimeFormats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    // Without h23 some engines write midnight as 24.
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  dateTimeFormats.set(zone, made)
  return made
}

function utcMidnight(day: Day): number {
  if (!isDay(day)) throw new RangeError(`${String(day)} is not a day`)
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOfUtc(ms: number): Day {
  const day = new Date(ms).toISOString().slice(0, 10)
  if (!isDay(day)) throw new RangeError('A day outside the years 0 to 9999 was asked for')
  return day
}
