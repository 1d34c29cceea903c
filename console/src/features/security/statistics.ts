import { isGood, isRefused } from '../../shared/words/outcome-names.ts'

/** One hour, one kind, one outcome, as the server counts. */
export type Counted = {
  readonly hour: string
  readonly kind: string
  readonly outcome: string
  readonly count: number
}

export const statisticKinds = [
  'login',
  'register',
  'sms',
  'two_step',
  'challenge',
  'captcha',
  'social',
  'reset',
] as const
export type StatisticKind = (typeof statisticKinds)[number]

export type HourSlot = {
  readonly from: Date
  readonly good: number
  /** Neither the end nor a refusal, such as a second step that was asked for. */
  readonly open: number
  readonly refused: number
}

export const spans = {
  day: { hours: 24, slotHours: 1 },
  week: { hours: 168, slotHours: 6 },
} as const
export type SpanName = keyof typeof spans

const hourMs = 3_600_000

/** The span in equal slots, the last one holding the present hour; slots without a count are there as well. */
export function slotsOf(rows: readonly Counted[], span: SpanName, now: Date): HourSlot[] {
  const { hours, slotHours } = spans[span]
  const end = (Math.floor(now.getTime() / hourMs) + 1) * hourMs
  const start = end - hours * hourMs
  const slots = Array.from({ length: hours / slotHours }, (_, at) => ({
    from: new Date(start + at * slotHours * hourMs),
    good: 0,
    open: 0,
    refused: 0,
  }))
  for (const { hour, outcome, count } of rows) {
    const slot = slots[Math.floor((new Date(hour).getTime() - start) / (slotHours * hourMs))]
    if (slot) slot[sideOf(outcome)] += count
  }
  return slots
}

function sideOf(outcome: string): 'good' | 'open' | 'refused' {
  if (isGood(outcome)) return 'good'
  return isRefused(outcome) ? 'refused' : 'open'
}

export type OutcomeSum = { readonly kind: string; readonly outcome: string; readonly count: number }

/** How often each kind ended how, the most frequent outcome of a kind first. */
export function sumsOf(rows: readonly Counted[]): OutcomeSum[] {
  const sums = new Map<string, { kind: string; outcome: string; count: number }>()
  for (const { kind, outcome, count } of rows) {
    const key = `${kind} ${outcome}`
    const known = sums.get(key)
    if (known) known.count += count
    else sums.set(key, { kind, outcome, count })
  }
  return [...sums.values()].sort((a, b) => orderOf(a.kind) - orderOf(b.kind) || b.count - a.count)
}

function orderOf(kind: string): number {
  const at = statisticKinds.findIndex((known) => known === kind)
  return at < 0 ? statisticKinds.length : at
}

/** All of a kind, and how many of them were refused. */
export function totalOf(rows: readonly Counted[], kind: StatisticKind) {
  const own = rows.filter((row) => row.kind === kind)
  const sum = (some: readonly Counted[]) => some.reduce((all, { count }) => all + count, 0)
  return {
    all: sum(own),
    good: sum(own.filter(({ outcome }) => isGood(outcome))),
    refused: sum(own.filter(({ outcome }) => isRefused(outcome))),
  }
}

/** The end of an axis that holds a number and is easy to read, with a whole number in its middle: 4, 6, 10, 20, 40, 50, … */
export function roundTop(most: number): number {
  if (most <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, power === 1 ? 6 : 5, 10].find((factor) => factor * power >= most) ?? 10
  return step * power
}
