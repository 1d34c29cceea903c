import type { OperatorRole } from '@baize/contract/roles'
import { readDraw } from '@baize/games/lottery/draw'
import { shapeOfDrawing } from '@baize/games/lottery/drawing/tables'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, fullNameOf, type Approvals, type Doer } from '../../system/system.ts'
import { findAsked, findIssue, listIssues } from '../issues/store.ts'
import { whyNotGivenUp } from '../issues/issue.ts'
import type { Issue, Lottery, ResultRefusal, VoidRefusal } from '../lottery.ts'
import { findLottery, setOpen } from '../lotteries/store.ts'
import type { LotteryAudit } from './actions.ts'
import * as store from './store.ts'

export { lotteryActions } from './actions.ts'

export type DeskDeps = {
  readonly db: Database
  readonly lottery: Pick<Lottery, 'enterResult' | 'decideResult' | 'voidIssue' | 'clock'>
  readonly audit: LotteryAudit
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond'>
}

type Why = { readonly by: Doer; readonly reason: string }
export type Outcome = 'entered' | 'agreed' | 'differs'
export type DeskIssue = {
  readonly issue: Issue
  readonly sold: readonly store.Sold[]
  readonly entered: store.Entered | undefined
}

const deciders: readonly OperatorRole[] = ['admin', 'risk']

/** What operators do about lotteries. What decides about money is done by two. */
export function createLotteryDesk({ db, lottery, audit, approvals }: DeskDeps) {
  const askVoid = approvals.handle<{ readonly issue: string }, VoidRefusal>('lottery.void', {
    says: 'lottery-desk.secondVoid',
    saysYes: 'lottery-desk.secondVoidYes',
    roles: deciders,
    // A sale that is over does not begin again, and what was told stays told.
    final: ['not_found', 'own_draw', 'changed_meanwhile'],
    async carryOut(tx, { content: { issue }, reason, requestedBy }, by) {
      const done = await lottery.voidIssue(tx, issue, reason.slice(0, 200))
      if (!done.ok) return done
      const after = { reason, askedBy: requestedBy }
      const action = 'lottery.issue_voided'
      await audit.write(tx, { ...actedBy(by), action, object: issue, reason, after })
      return ok()
    },
  })

  const askOpen = approvals.handle<{ readonly lottery: string }, 'not_found'>('lottery.open', {
    says: 'lottery-desk.secondOpen',
    saysYes: 'lottery-desk.secondOpenYes',
    roles: deciders,
    final: ['not_found'],
    async carryOut(tx, { content, reason }, by) {
      const isChanged = await setOpen(tx, content.lottery, true)
      return isChanged ? await noteOpen(tx, content.lottery, true, { by, reason }) : ok()
    },
  })

  async function noteOpen(tx: Transaction, object: string, isOpen: boolean, { by, reason }: Why) {
    const action = isOpen ? 'lottery.opened' : 'lottery.closed'
    const [before, after] = [{ isOpen: !isOpen }, { isOpen }]
    await audit.write(tx, { ...actedBy(by), action, object, reason, before, after })
    return ok()
  }

  /** The second entry, typed without a look at the first: the same is the draw, a different one drops both. */
  async function enterSecond(
    tx: Transaction,
    issue: Issue,
    { draw, why: { by, reason } }: { readonly draw: string; readonly why: Why },
  ): Promise<Result<Outcome, ResultRefusal>> {
    const first = await findAsked(tx, issue.id)
    const of = await findLottery(tx, issue.lottery)
    if (first === undefined || of === undefined) return refuse('not_found')
    if (first.enteredBy === fullNameOf(by)) return refuse('same_person')
    const read = readDraw(shapeOfDrawing(of.family), draw)
    if (!read.ok) return read
    const second = read.value.join(' ')
    const agrees = second === first.draw
    const decided = await lottery.decideResult(tx, issue.id, agrees, fullNameOf(by))
    if (!decided.ok) return decided
    const action = agrees ? 'lottery.result_agreed' : 'lottery.result_differs'
    const after = { first: first.draw, by: first.enteredBy, second }
    const before = { draw: issue.draw }
    await audit.write(tx, { ...actedBy(by), action, object: issue.id, reason, before, after })
    return ok(agrees ? 'agreed' : 'differs')
  }

  return {
    /** Says what was drawn elsewhere, as the first or as the second person. What the first said is told to nobody before. */
    async enter(id: string, draw: string, why: Why) {
      return await db.transaction(
        async (tx): Promise<Result<Outcome, ResultRefusal | 'needs_second_person'>> => {
          const issue = await findIssue(tx, id)
          if (issue === undefined) return refuse('not_found')
          if ((await findAsked(tx, id)) !== undefined)
            return await enterSecond(tx, issue, { draw, why })
          const { by, reason } = why
          if (!(await approvals.hasSecond(tx, deciders, by.id)))
            return refuse('needs_second_person')
          const entered = await lottery.enterResult(tx, id, draw, fullNameOf(by))
          if (!entered.ok) return entered
          const action = 'lottery.result_entered'
          await audit.write(tx, { ...actedBy(by), action, object: id, reason, after: {} })
          return ok('entered')
        },
      )
    },
    /** Asks to give an issue up. It is refused at once where it could not be done. */
    async askVoid(id: string, { by, reason }: Why) {
      return await db.transaction(
        async (
          tx,
        ): Promise<
          Result<string, 'not_found' | 'own_draw' | 'changed_meanwhile' | 'needs_second_person'>
        > => {
          const issue = await findIssue(tx, id)
          if (issue === undefined) return refuse('not_found')
          const why = whyNotGivenUp(issue, await lottery.clock())
          if (why !== undefined) return refuse(why)
          if (!(await approvals.hasSecond(tx, deciders, by.id)))
            return refuse('needs_second_person')
          return ok(await askVoid(tx, { object: id, content: { issue: id }, operator: by, reason }))
        },
      )
    },
    /** Stops a sale at once; to open it again takes two. */
    async setOpen(id: string, isOpen: boolean, why: Why) {
      return await db.transaction(
        async (
          tx,
        ): Promise<
          Result<string | null, 'not_found' | 'nothing_changed' | 'needs_second_person'>
        > => {
          const known = await findLottery(tx, id)
          if (known === undefined) return refuse('not_found')
          if (known.isOpen === isOpen) return refuse('nothing_changed')
          const { by: operator, reason } = why
          if (!isOpen) {
            await setOpen(tx, id, false)
            await noteOpen(tx, id, false, why)
            return ok(null)
          }
          if (!(await approvals.hasSecond(tx, deciders, operator.id)))
            return refuse('needs_second_person')
          return ok(await askOpen(tx, { object: id, content: { lottery: id }, operator, reason }))
        },
      )
    },
    /** What is on sale, waits or was drawn last, with what was sold of it. */
    async listIssues(of?: string): Promise<DeskIssue[]> {
      const ids = await store.listDeskIds(db, of)
      const [issues, sold, entered] = await Promise.all([
        listIssues(db, ids),
        store.sumSold(db.lately, ids),
        store.listEntered(db, ids),
      ])
      return issues
        .toSorted((one, other) => one.drawsAt.getTime() - other.drawsAt.getTime())
        .map((issue) => ({
          issue,
          sold: sold.filter((sum) => sum.issue === issue.id),
          entered: entered.find((entry) => entry.issue === issue.id),
        }))
    },
    countMade: () => store.countMade(db),
  }
}

export type LotteryDesk = ReturnType<typeof createLotteryDesk>
