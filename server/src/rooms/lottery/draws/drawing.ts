import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Issue } from '../issues/issue.ts'
import * as issues from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Chains, Key } from './chains.ts'
import type { LotteryBeacon } from './promises.ts'

/** The draw of an issue: a function of its link, the salt of its chain and its own public value. */
export type DrawIssue = (lottery: Lottery, made: Key & { readonly value: string }) => string

export type DrawingDeps = {
  readonly db: Database
  readonly log: Log
  readonly chains: Chains
  readonly beacon: LotteryBeacon
  readonly clock: () => Promise<Date>
  readonly drawIssue: DrawIssue
  /** How long a value may be missing before the issue is void. */
  readonly patienceMs?: number
}

/** What became of an issue that was looked at. */
export type Looked = 'waits' | 'delayed' | 'drawn' | 'void'

/** Not there so long after its moment, and everybody is told that the draw is late. */
const lateMs = 30_000
const usualPatienceMs = 15 * 60_000

export function createDrawing(deps: DrawingDeps) {
  const { db, log, chains, beacon, clock, drawIssue, patienceMs = usualPatienceMs } = deps

  async function valueOf({ beacon: name, beaconRound, id }: Issue, at: Date) {
    // A value of a beacon that was changed for another does not come any more.
    if (name !== beacon.name) return undefined
    try {
      return await beacon.valueOf(beaconRound, at)
    } catch (error) {
      log.error({ issue: id, error: errorText(error) }, 'A public value could not be asked for.')
      return undefined
    }
  }

  /** The link is told of an issue that is void, too: what it would have been anybody can compute. */
  async function giveUp(issue: Issue, reason: string, link = ''): Promise<Looked> {
    await issues.setVoid(db, issue.id, { reason, link })
    return 'void'
  }

  async function wait(issue: Issue, link: string, at: Date): Promise<Looked> {
    const lateBy = at.getTime() - issue.drawsAt.getTime()
    if (lateBy > patienceMs) return await giveUp(issue, 'no_value', link)
    if (lateBy <= lateMs) return 'waits'
    await issues.delayIssue(db, issue.id)
    return 'delayed'
  }

  /** Closes an issue whose sale is over, and draws it where all that decides it is there. */
  return async function look(lottery: Lottery, issue: Issue): Promise<Looked> {
    if (issue.state === 'open') await issues.closeIssue(db, issue.id)
    const at = await clock()
    const { chain, place } = issue
    if (chain === null || place === null) {
      if (at.getTime() - issue.drawsAt.getTime() <= lateMs) return 'waits'
      await issues.delayIssue(db, issue.id)
      return 'delayed'
    }
    if (at < issue.drawsAt) return 'waits'
    const key = await chains.keyOf({ chain, place }, at)
    if (key === 'unreadable') return await giveUp(issue, 'unreadable')
    const value = await valueOf(issue, at)
    if (key === undefined || value === undefined) return await wait(issue, key?.link ?? '', at)
    const draw = drawIssue(lottery, { ...key, value })
    await issues.setDrawn(db, issue.id, { draw, at, link: key.link, value })
    return 'drawn'
  }
}
