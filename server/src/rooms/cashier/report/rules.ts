import { addDays, isDay, type Day } from '@baize/kernel/time'

/** Each step of waiting is eight per cent longer than the one before: exact enough for people, small enough to keep. */
const growth = 1.08
const highestStep = 400

/** The step that a number of seconds falls into. */
export function stepOf(seconds: number): number {
  if (seconds <= 0) return 0
  return Math.min(Math.ceil(Math.log(seconds + 1) / Math.log(growth)), highestStep)
}

/** The seconds that a step stands for: the middle of it. */
export function secondsOf(step: number): number {
  if (step <= 0) return 0
  const [low, high] = [growth ** (step - 1) - 1, growth ** step - 1]
  return Math.min(Math.round((low + high) / 2), 1_000_000_000)
}

/** Half of all waits were shorter; nothing when nobody waited. */
export function medianStep(waits: readonly { step: number; count: bigint }[]): number {
  const total = waits.reduce((sum, { count }) => sum + count, 0n)
  let passed = 0n
  for (const { step, count } of waits.toSorted((a, b) => a.step - b.step)) {
    passed += count
    if (passed * 2n >= total) return step
  }
  return 0
}

const mostDays = 400
/** Within these PostgreSQL and the calendar agree about what a day is. */
const [earliest, latest] = ['2000-01-01', '2199-12-31']

/** The days of a span, both ends included; nothing when it is none. */
export function listDays(from: string, to: string): Day[] | undefined {
  if (!isDay(from) || !isDay(to) || from > to) return undefined
  if (from < earliest || to > latest) return undefined
  const days: Day[] = []
  for (let day: Day = from; day <= to; day = addDays(day, 1)) {
    days.push(day)
    if (days.length > mostDays) return undefined
  }
  return days
}
