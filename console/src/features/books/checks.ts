import type { TextKey } from '@baize/texts/keys'
import type { Books } from './api.ts'
import { currenciesOf, doSumsAgree, rowsOf, totalsOf, walletsOf } from './trial.ts'

/** `waiting` is neither: there is nothing yet to judge by. */
export type CheckState = 'pass' | 'open' | 'waiting'

export type CheckId = 'trial' | 'history' | 'floor' | 'running' | 'full' | 'onTime' | 'days'

export type Check = {
  readonly id: CheckId
  readonly text: TextKey
  readonly state: CheckState
  /** When it was last made. */
  readonly at: string | null
}

/** A proof is made every minute; after three something keeps it from being made. */
const lateMs = 3 * 60_000
const oldestDayMs = (48 * 60 + 30) * 60_000

const verdict = (holds: boolean): CheckState => (holds ? 'pass' : 'open')

/** Everything that must hold for the books to be right, each from what the server has counted. */
export function checksOf(books: Books, nowMs: number): Check[] {
  const { at, trial, running, full, lastDay } = books
  const each = currenciesOf(trial).map((currency) => rowsOf(trial, currency))
  const isEqual = each.every((rows) => totalsOf(rows).isEqual)
  const isAbove = each.every((rows) => (walletsOf(rows).lowest ?? 0n) >= 0n)
  const isOnTime = running !== null && nowMs - Date.parse(running.at) < lateMs
  const proven = (proof: Books['full']) => (proof ? verdict(proof.holds) : 'waiting')
  return [
    { id: 'trial', text: 'ops.booksCheckTrial', state: verdict(isEqual), at },
    { id: 'history', text: 'ops.booksCheckHistory', state: verdict(doSumsAgree(trial)), at },
    { id: 'floor', text: 'ops.booksCheckFloor', state: verdict(isAbove), at },
    {
      id: 'running',
      text: 'ops.booksCheckRunning',
      state: proven(running),
      at: running?.at ?? null,
    },
    { id: 'full', text: 'ops.booksCheckFull', state: proven(full), at: full?.at ?? null },
    {
      id: 'onTime',
      text: 'ops.booksCheckOnTime',
      state: running ? verdict(isOnTime) : 'waiting',
      at: running?.at ?? null,
    },
    { id: 'days', text: 'ops.booksCheckDays', state: daysState(lastDay, nowMs), at: null },
  ]
}

/** A day is chained soon after its end, by UTC; the last one is then at most two days and that while old. */
function daysState(lastDay: Books['lastDay'], nowMs: number): CheckState {
  return lastDay ? verdict(nowMs - Date.parse(lastDay.day) < oldestDayMs) : 'waiting'
}

/** The word about the whole: what was proven, and what the sums of this moment say. */
export function verdictOf({ trial, running, full }: Books): CheckState {
  if (!doSumsAgree(trial)) return 'open'
  if (!running && !full) return 'waiting'
  return verdict(newestOf(running, full)?.holds ?? false)
}

function newestOf(one: Books['running'], other: Books['full']): Books['running'] {
  if (!one || !other) return one ?? other
  return one.at >= other.at ? one : other
}
