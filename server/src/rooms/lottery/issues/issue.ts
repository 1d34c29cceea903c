import type { Day } from '@baize/kernel/time'
import type { Id } from '@baize/kernel/ids'

export type IssueId = Id<'iss'>

/**
 * open: tickets are taken, from its opening on. closed: none is. delayed: its public value, or its result, is not there.
 * drawn: the tickets are being settled. settled: nothing is left to do. void: every stake goes back.
 */
export type IssueState = 'open' | 'closed' | 'delayed' | 'drawn' | 'settled' | 'void'

/** What it is at a moment of the clock of the draws: no sale goes on because nobody was there to close it. */
export const stateAt = ({ state, closesAt }: Issue, at: Date): IssueState =>
  state === 'open' && closesAt <= at ? 'closed' : state

/** One draw of a lottery. */
export type Issue = {
  readonly id: IssueId
  readonly lottery: string
  readonly number: string
  readonly day: Day
  readonly madeAt: Date
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly state: IssueState
  /** Null, and empty, where it is drawn elsewhere. */
  readonly chain: string | null
  readonly place: number | null
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly link: string
  /** Its symbols with blanks between; empty until it is drawn. */
  readonly draw: string
  readonly revision: number
  readonly drawnAt: Date | null
  readonly voidReason: string
  readonly settledAt: Date | null
}

/** Why an issue is not given up at this moment: ours only while nobody can know its draw, one from outside until it is told. */
export function whyNotGivenUp(
  issue: Issue,
  at: Date,
): 'own_draw' | 'changed_meanwhile' | undefined {
  const isTold = !['open', 'closed', 'delayed'].includes(issue.state)
  const isOver = isTold || stateAt(issue, at) !== 'open'
  if (issue.chain !== null) return isOver ? 'own_draw' : undefined
  return isTold ? 'changed_meanwhile' : undefined
}
