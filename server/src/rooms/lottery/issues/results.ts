import { readDraw } from '@baize/games/lottery/draw'
import { shapeOfDrawing } from '@baize/games/lottery/drawing/tables'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Issue } from './issue.ts'
import * as store from './store.ts'

export type ResultRefusal =
  | 'not_found'
  /** Of this lottery nobody tells the draw. */
  | 'own_draw'
  | 'changed_meanwhile'
  | 'nothing_changed'
  | 'already_decided'
  | 'same_person'
  | 'draw_length'
  | 'draw_symbol'
  | 'draw_twice'

type Deps = {
  readonly db: Database
  readonly clock: () => Promise<Date>
  /** Heard after the commit of a draw that was agreed on. */
  readonly announce: { told(issue: Issue): void }
  readonly findLottery: (tx: Transaction, id: string) => Promise<Lottery | undefined>
}

/** What a draw from outside was: what one says and another agrees with. A correction goes the same way. */
export function createResults({ clock, findLottery, announce }: Deps) {
  async function find(tx: Transaction, id: string) {
    const issue = await store.lockIssue(tx, id)
    const lottery = issue && (await findLottery(tx, issue.lottery))
    return issue && lottery && { issue, lottery }
  }

  return {
    /** Writes down what was drawn; nothing comes of it until another agrees. */
    async enter(
      tx: Transaction,
      id: string,
      text: string,
      by: string,
    ): Promise<Result<Issue, ResultRefusal>> {
      const found = await find(tx, id)
      if (found === undefined) return refuse('not_found')
      const { issue, lottery } = found
      if (lottery.source !== 'outside') return refuse('own_draw')
      const at = await clock()
      const isOver =
        at >= issue.drawsAt && ['open', 'closed', 'delayed', 'settled'].includes(issue.state)
      if (!isOver) return refuse('changed_meanwhile')
      const read = readDraw(shapeOfDrawing(lottery.family), text)
      if (!read.ok) return read
      const draw = read.value.join(' ')
      if (draw === issue.draw) return refuse('nothing_changed')
      if ((await store.findAsked(tx, id)) !== undefined) return refuse('already_decided')
      await store.insertAsked(tx, id, { draw, revision: issue.revision + 1, by, at })
      return ok(issue)
    },
    /** The second person's word. A yes makes it the draw, and what it was held against before is settled anew. */
    async decide(
      tx: Transaction,
      id: string,
      agrees: boolean,
      by: string,
    ): Promise<Result<Issue, ResultRefusal>> {
      const found = await find(tx, id)
      if (found === undefined) return refuse('not_found')
      const asked = await store.findAsked(tx, id)
      if (asked === undefined) return refuse('not_found')
      if (asked.enteredBy === by) return refuse('same_person')
      const at = await clock()
      const { issue } = found
      await store.decideAsked(tx, id, { by, at, agrees })
      if (!agrees) return ok(issue)
      if (asked.revision !== issue.revision + 1) return refuse('changed_meanwhile')
      if (issue.state === 'open') await store.closeIssue(tx, id)
      const isTold = await store.setTold(tx, id, { draw: asked.draw, at })
      if (!isTold) return refuse('changed_meanwhile')
      const told = (await store.findIssue(tx, id)) as Issue
      tx.afterCommit(() => announce.told(told))
      return ok(told)
    },
  }
}
