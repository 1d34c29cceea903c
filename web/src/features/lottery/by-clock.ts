import type { ShownLottery } from './api.ts'

const isOver = (issue: ShownLottery['current'], now: number) =>
  issue !== null && now >= Date.parse(issue.closesAt)

/**
 * A lottery as it is at a moment, whatever a node that is late says: a sale that is over is not followed by one that is over
 * too, and the next one is on sale from the moment at which it opens.
 */
export function byClock(lottery: ShownLottery, now: number): ShownLottery {
  const { current, awaiting } = lottery
  const next = isOver(lottery.next, now) ? null : lottery.next
  const isNextOpen = next !== null && now >= Date.parse(next.opensAt)
  if (isNextOpen && (current === null || isOver(current, now))) {
    const closed = current && { ...current, state: 'closed' as const }
    return { ...lottery, current: next, next: null, awaiting: closed ?? awaiting }
  }
  return next === lottery.next ? lottery : { ...lottery, next }
}
