import type { DeskIssue } from '@baize/contract/lottery/lottery-desk'

/** How an issue stands at the desk: what it waits for, rather than what a table calls it. */
export type Standing =
  | 'ahead'
  | 'sale'
  | 'closing'
  | 'drawing'
  | 'result'
  | 'second'
  | 'delayed'
  | 'settling'
  | 'settled'
  | 'void'

const closingMs = 60_000

type Told = Pick<DeskIssue, 'state' | 'source' | 'entered' | 'opensAt' | 'closesAt' | 'drawsAt'>

export function standingOf(issue: Told, now: Date): Standing {
  const { state, source, entered } = issue
  if (state === 'void') return 'void'
  if (entered !== null) return 'second'
  if (state === 'settled') return 'settled'
  if (state === 'drawn') return 'settling'
  const left = Date.parse(issue.closesAt) - now.getTime()
  if (state === 'open' && left > 0) {
    if (Date.parse(issue.opensAt) > now.getTime()) return 'ahead'
    return left < closingMs ? 'closing' : 'sale'
  }
  if (source === 'outside') return Date.parse(issue.drawsAt) <= now.getTime() ? 'result' : 'drawing'
  return state === 'delayed' ? 'delayed' : 'drawing'
}

/** A result may be said once its draw is over, and said anew once it is settled, as a correction. */
export function mayEnter(issue: Told, now: Date): boolean {
  if (issue.source !== 'outside' || issue.state === 'void' || issue.state === 'drawn') return false
  return Date.parse(issue.drawsAt) <= now.getTime() && issue.entered?.byCaller !== true
}

/** A draw of ours is given up by nobody once its sale is over, one from outside until it is told. */
export function mayVoid({ state, source, closesAt }: Told, now: Date): boolean {
  if (!['open', 'closed', 'delayed'].includes(state)) return false
  return source === 'outside' || Date.parse(closesAt) > now.getTime()
}

/** Whether its tickets may still cost something. */
export const isExposed = ({ state }: Pick<Told, 'state'>): boolean =>
  state === 'open' || state === 'closed' || state === 'delayed'

/** What is to be done first: what waits for people, then what is sold, the next to close first, then what is over. */
export function inTurn<One extends Told>(issues: readonly One[], now: Date): One[] {
  const ranks: readonly Standing[][] = [
    ['second', 'result'],
    ['delayed', 'drawing', 'settling', 'closing', 'sale', 'ahead'],
    ['settled', 'void'],
  ]
  const rank = (one: One) => ranks.findIndex((some) => some.includes(standingOf(one, now)))
  const at = (one: One) => Date.parse(one.drawsAt)
  return issues.toSorted((one, other) => {
    const turn = rank(one) - rank(other)
    if (turn !== 0) return turn
    return rank(one) === 2 ? at(other) - at(one) : at(one) - at(other)
  })
}

/** The next that waits for people behind the one that is open, and from the last the first. */
export function nextThatWaits<One extends Told & Pick<DeskIssue, 'id'>>(
  issues: readonly One[],
  openId: string | undefined,
  now: Date,
): One | undefined {
  const waiting = issues.filter((one) => ['second', 'result'].includes(standingOf(one, now)))
  const next = waiting[(waiting.findIndex(({ id }) => id === openId) + 1) % waiting.length]
  return next?.id === openId ? undefined : next
}
