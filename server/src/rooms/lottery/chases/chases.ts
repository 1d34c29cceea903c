import { createHash } from 'node:crypto'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import type { IdMaker } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Wagers, WagerRefusal } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as issues from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import { findLottery } from '../lotteries/store.ts'
import type { Limits } from '../limits/limits.ts'
import { detailOf, refuseFull, type FullRefusal } from '../tickets/tickets.ts'
import type { Chase, ChaseAsk, ChaseId, ChaseStep, ChaseSums } from './chase.ts'
import { planSteps, type PlanRefusal, type PlannedStep } from './plan.ts'
import * as store from './store.ts'

export type { ChaseAsk, ChaseId, ChaseOnce, ChaseState, ChaseStep, ChaseSums } from './chase.ts'
export type { ChasePage } from './store.ts'

export type ChaseRefusal = PlanRefusal | WagerRefusal | FullRefusal | 'id_used_differently'

export type ChasesDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly provider: string
  readonly wagers: Pick<Wagers, 'stake' | 'void'>
  readonly currencyOf: (member: MemberId) => Promise<Currency>
  /** What a member has, for a chase that could never be paid to write nothing. */
  readonly balanceOf?: (member: MemberId) => Promise<bigint>
  readonly tableOf: (lottery: Lottery) => PlayTable
  readonly limits: Pick<Limits, 'begin' | 'setCancelled'>
}

/** So many stakes of one member at once, as more of them would only overtake each other. */
const together = 16
/** After this nobody carries on what was left in the middle: it goes back. */
const leftAfterMs = 60_000

export function createChases(deps: ChasesDeps) {
  const { db, now, makeId, provider, wagers, currencyOf, balanceOf, tableOf, limits } = deps

  /** Buys a chase: all its stakes, or none. The same id is the same chase; with other content it is refused. */
  async function buy(ask: ChaseAsk): Promise<Result<ChaseSums, ChaseRefusal>> {
    const content = contentOf(ask)
    const known = await store.findChase(db, ask.id)
    if (known !== undefined && known.content !== content) return refuse('id_used_differently')
    if (known?.state === 'asked') return await stakeAll(known)
    if (known !== undefined && known.state !== 'refused') return ok(await summed(known))
    if (known !== undefined) await giveBack(known.id)
    const lottery = await findLottery(db, ask.lottery)
    if (lottery === undefined) return refuse('issue_unknown')
    const currency = await currencyOf(ask.member)
    const ids = ask.steps.map(({ issue }) => issue)
    const found = await issues.listIssues(db, ids)
    const planned = planSteps(ask, { lottery, issues: found, table: tableOf(lottery), currency })
    if (!planned.ok) return planned
    const balance = await balanceOf?.(ask.member)
    if (balance !== undefined && balance < ask.total) {
      return refuse('insufficient_funds', undefined, { balance: String(balance) })
    }
    const chase = newChase({ ask, content, currency, at: now() }, planned.value)
    await begin(chase, planned.value)
    // It may be somebody else's who asked in the same moment: then theirs stands, and this one is none.
    const begun = await store.findChase(db, ask.id)
    return begun?.content === content ? await stakeAll(begun) : refuse('id_used_differently')
  }

  /** What is asked stands before its stakes do, so that no stake is without its ticket. Somebody else may have begun it. */
  async function begin(chase: Chase, steps: readonly PlannedStep[]): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await store.beginChase(tx, chase))) return
      const tickets = steps.map(({ issue, bets, stake, terms }) => {
        const id = makeId('ltk')
        return { id, issue, bets, stake, terms, content: hashOf([chase.content, id]) }
      })
      await store.insertSteps(tx, chase, tickets)
    })
  }

  async function stakeAll(chase: Chase): Promise<Result<ChaseSums, ChaseRefusal>> {
    const lottery = (await findLottery(db, chase.lottery)) as Lottery
    const asked = await store.listAsked(db, chase.id)
    const ahead = [...new Set(asked.map(({ issue }) => issue))]
    await limits.begin(lottery, ahead, chase)
    const refused = await stakeEach(chase, lottery, asked)
    if (refused === undefined) {
      await db.transaction((tx) => store.setRunning(tx, chase.id))
      const after = await store.findChase(db, chase.id)
      // Another try of it, or a look at what was left, may have given it up meanwhile.
      const isGone = after === undefined || after.state === 'refused' || after.state === 'asked'
      return isGone ? refuse('issue_closed') : ok(await summed(after))
    }
    await giveUp(chase.id)
    return refused
  }

  async function stakeEach(chase: Chase, lottery: Lottery, steps: readonly store.Staking[]) {
    for (let first = 0; first < steps.length; first += together) {
      const some = steps.slice(first, first + together)
      const staked = await Promise.all(some.map((step) => stake(chase, lottery, step)))
      for (const [index, done] of staked.entries()) {
        if (done.ok) continue
        if (done.code === 'round_full') return refuseFull(done)
        return done.code === 'game_closed' && !(await isOnSale(some[index]?.issue))
          ? refuse('issue_closed')
          : done
      }
    }
    return undefined
  }

  const stake = (
    chase: Chase,
    lottery: Lottery,
    { ticket, issue, number, stake: sum, order }: store.Staking,
  ) =>
    wagers.stake({
      key: { provider, transaction: ticket },
      member: chase.member,
      product: lottery.product,
      vendor: lottery.vendor,
      game: lottery.id,
      round: issue,
      amount: money(sum, chase.currency),
      detail: {
        ...detailOf({ issue: number, mode: tableOf(lottery).mode }, { ...chase, order }),
        chase: chase.id,
      },
    })

  async function isOnSale(issue = ''): Promise<boolean> {
    return (await db.transaction((tx) => issues.holdAhead(tx, [issue]))).has(issue)
  }

  /** Not all its stakes came: what did goes back. */
  async function giveUp(id: string): Promise<void> {
    // One that runs or is over stays as it is.
    await db.transaction((tx) => store.setRefused(tx, id))
    await giveBack(id)
  }

  /** Gives back what is on its way back, of one chase; a stake that has not come never will. */
  async function giveBack(chase: string): Promise<void> {
    const going = await store.listGoingBack(db, chase)
    for (let first = 0; first < going.length; first += together) {
      const some = going.slice(first, first + together)
      await Promise.all(some.map(giveBackOne))
      await limits.setCancelled(some.map(({ id }) => id))
    }
  }

  async function giveBackOne({ id, member }: store.GoingBack): Promise<void> {
    const key = { provider, transaction: id }
    const done = await wagers.void({ key, member, of: { stake: id }, reason: 'cancelled' })
    if (!done.ok && done.code !== 'already_voided') {
      throw new Error(`The stake of ${id} could not go back: ${done.code}`)
    }
  }

  /** Gives back all steps whose sale is not over; those that are closed are played. */
  async function stop(
    member: MemberId,
    id: ChaseId,
  ): Promise<Result<ChaseSums, 'not_found' | 'chase_over'>> {
    const isStopped = await db.transaction(async (tx) => {
      const chase = await store.lockChase(tx, id)
      if (chase === undefined || chase.member !== member) return 'not_found' as const
      if (chase.state === 'asked' || chase.state === 'refused') return 'not_found' as const
      if (chase.state !== 'running') return 'chase_over' as const
      const open = await store.listOpen(tx, id)
      const unclosed = await issues.holdUnclosed(
        tx,
        open.map(({ issue }) => issue),
      )
      const going = open.filter(({ issue }) => unclosed.has(issue)).map((step) => step.id)
      if (going.length === 0) return 'chase_over' as const
      await store.setStopped(tx, id, going)
      return undefined
    })
    if (isStopped !== undefined) return refuse(isStopped)
    await giveBack(id)
    return ok((await store.findSummed(db, member, id)) as ChaseSums)
  }

  async function summed({ member, id }: Chase): Promise<ChaseSums> {
    return (await store.findSummed(db, member, id)) as ChaseSums
  }

  return {
    buy,
    stop,
    /** Before an issue is settled: a chase that was left in the middle of its stakes goes back whole, and none of it is played. */
    async giveUpLeft(issue: string): Promise<void> {
      for (const id of await store.listLeft(db, { issue })) await giveUp(id)
    },
    /** In the transaction in which tickets win for the first time; answers which chases end with that. */
    endWithWins: store.endWithWins,
    giveBack,
    /** Those that were left in the middle: of their stakes, or of giving back. */
    listLeft: async () => [
      ...(await store.listLeft(db, { olderMs: leftAfterMs })),
      ...(await store.listWithGoingBack(db)),
    ],
    /** What was left in the middle goes back. */
    async carryOn(id: string): Promise<number> {
      await giveUp(id)
      return 0
    },
    find: (member: MemberId, id: string): Promise<ChaseSums | undefined> =>
      store.findSummed(db, member, id),
    listSteps: (id: ChaseId): Promise<ChaseStep[]> => store.listSteps(db, id),
    listOwn: (member: MemberId, page: store.ChasePage) => store.listOwn(db, member, page),
  }
}

export type Chases = ReturnType<typeof createChases>

type Asked = {
  readonly ask: ChaseAsk
  readonly content: string
  readonly currency: Currency
  readonly at: Date
}

function newChase({ ask, content, currency, at }: Asked, steps: readonly PlannedStep[]): Chase {
  const { id, member, lottery, play, picked, once, plan, stopOnWin, total } = ask
  return {
    id,
    member,
    lottery,
    play,
    picked,
    content,
    bets: steps[0]?.bets ?? 0,
    once: 'sum' in once ? { sum: String(once.sum) } : once,
    plan,
    stopOnWin,
    currency,
    total,
    issues: steps.length,
    state: 'asked',
    at,
  }
}

function contentOf(ask: ChaseAsk): string {
  const { member, lottery, play, picked, once, steps, stopOnWin, version, total } = ask
  const each = steps.map(({ issue, multiple }) => [issue, multiple])
  const order = 'sum' in once ? [String(once.sum)] : [once.unit, once.group]
  return hashOf([member, lottery, play, picked, order, each, stopOnWin, version, String(total)])
}

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
