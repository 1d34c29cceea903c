import type { TextKey } from '@baize/texts/keys'
import type { Books } from '../../shared/books/books-query.ts'
import {
  currenciesOf,
  doSumsAgree,
  rowsOf,
  trialTotalsOf,
  walletsOf,
} from '../../shared/books/trial.ts'
import { proofLateMs, type CheckState } from '../../shared/books/verdict.ts'

export type CheckId = 'trial' | 'history' | 'floor' | 'running' | 'full' | 'onTime' | 'days'

export type Check = {
  readonly id: CheckId
  readonly text: TextKey
  readonly state: CheckState
  /** When it was last made. */
  readonly at: string | null
}

const oldestDayMs = (48 * 60 + 30) * 60_000

const verdict = (holds: boolean): CheckState => (holds ? 'pass' : 'open')

/** Everything that must hold for the books to be right, each from what the server has counted. */
export function checksOf(books: Books, nowMs: number): Check[] {
  const { at, trial, running, full, lastDay } = books
  const each = currenciesOf(trial).map((currency) => rowsOf(trial, currency))
  const isEqual = each.every((rows) => trialTotalsOf(rows).isEqual)
  const isAbove = each.every((rows) => (walletsOf(rows).lowest ?? 0n) >= 0n)
  const isOnTime = running !== null && nowMs - Date.parse(running.at) < proofLateMs
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
