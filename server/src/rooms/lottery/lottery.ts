import { defaultTable } from '@baize/games/lottery/pricing/default-tables'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { drawIssue } from '@baize/games/lottery/drawing/verify-draw'
import { tableOfLottery } from '@baize/games/lottery/drawing/tables'
import type { Currency } from '@baize/kernel/money'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { Wagers } from '../wagers/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { createAnnouncer, type Publish } from './announce.ts'
import { createChases, type ChaseAsk, type ChaseId, type ChasePage } from './chases/chases.ts'
import type { ChaseRefusal, ChaseStep, ChaseSums } from './chases/chases.ts'
import { findChain, listTold, type ToldChain } from './draws/chains.store.ts'
import { createChains } from './draws/chains.ts'
import { createDrawing } from './draws/drawing.ts'
import type { LotteryBeacon, PublishChain } from './draws/promises.ts'
import { whyNotGivenUp, type Issue } from './issues/issue.ts'
import { createMaking } from './draws/making.ts'
import { createResults, type ResultRefusal } from './issues/results.ts'
import * as issues from './issues/store.ts'
import type { PastPage } from './issues/store.ts'
import { createLimits, exposureOf, type Exposure } from './limits/limits.ts'
import type { Priced as PricedLottery } from './limits/limits.ts'
import type { Lottery as Drawn } from './lotteries/lottery.ts'
import { findLottery, listLotteries, putLottery } from './lotteries/store.ts'
import { findScheduleFault } from './schedules/schedule.ts'
import { createTickets, type BuyRefusal } from './tickets/tickets.ts'
import type { BoughtSlip, OwnPage, Ticket, TicketAsk, TicketId } from './tickets/tickets.ts'

export type { Issue, IssueId, IssueState } from './issues/issue.ts'
export type { ChaseAsk, ChaseId, ChaseRefusal, ChaseStep, ChaseSums } from './chases/chases.ts'
export type { ResultRefusal } from './issues/results.ts'
export type { Lottery as LotteryShown } from './lotteries/lottery.ts'
export type { Schedule } from './schedules/schedule.ts'
export type { LotteryBeacon, PublishChain } from './draws/promises.ts'
export type { BoughtSlip, BuyRefusal, Order, Ticket, TicketAsk } from './tickets/tickets.ts'
export type { TicketId, TicketState } from './tickets/tickets.ts'
export type { ToldChain } from './draws/chains.store.ts'
export { demoLotteries } from './demo.ts'

/** `own_draw`: who could know it cannot call it off. `changed_meanwhile`: it is told, or void. */
export type VoidRefusal = 'not_found' | 'own_draw' | 'changed_meanwhile'

/** All that somebody needs to draw an issue of ours again. */
export type DrawProof = {
  readonly lottery: string
  readonly drawing: string
  readonly number: string
  readonly chain: string
  readonly terminal: string
  readonly place: number
  readonly length: number
  readonly position: number
  readonly salt: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly ownRound: number
  readonly closesAt: Date
  /** Empty until the issue is drawn or void. */
  readonly link: string
  readonly ownValue: string
  readonly draw: string
}

export type Lottery = {
  list(): Promise<Drawn[]>
  find(id: string): Promise<Drawn | undefined>
  /** The issue on sale and those after it. */
  listComing(lottery: string, limit: number): Promise<Issue[]>
  /** What was drawn, the latest first. */
  listPast(lottery: string, page: PastPage): Promise<Issue[]>
  /** How every lottery stands: its next two issues, the one that waits for its draw, and the last that was drawn. */
  listStanding(): Promise<Issue[]>
  listIssues(ids: readonly string[]): Promise<Issue[]>
  /** What is sold of a lottery now. */
  tableOf(lottery: Drawn): PlayTable
  /** The number of the prices under which tickets of an issue are sold now; 0 for one that is unknown. */
  findSold(issue: string): Promise<number>
  currencyOf(member: MemberId): Promise<Currency>
  /** What time it is at the draws. */
  clock(): Promise<Date>
  findIssue(id: string): Promise<Issue | undefined>
  /** Nothing for an issue that is drawn elsewhere. */
  proofOf(issue: string): Promise<DrawProof | undefined>
  /** Of chains that stand in the public list: what was told of them since. */
  listTold(ids: readonly string[]): Promise<ToldChain[]>
  /** Opens a lottery; one that is there stays as it is. A schedule that makes no sense is a defect. */
  open(lottery: Drawn, place: number): Promise<void>
  /** Makes the issues that open soon; answers how many were new. */
  makeIssues(): Promise<number>
  /** When issues are drawn within so long from now. */
  listMoments(aheadMs: number): Promise<Date[]>
  /** Buys a ticket. The same id is the same ticket; with other content it is refused. */
  buy(ask: TicketAsk): Promise<Result<Ticket, BuyRefusal>>
  /** Buys a slip: all is judged before the first is staked. */
  buySlip(asks: readonly TicketAsk[]): Promise<Result<BoughtSlip, BuyRefusal>>
  findTicket(id: string): Promise<Ticket | undefined>
  /** Gives a ticket back while its issue is on sale. */
  cancel(member: MemberId, id: TicketId): Promise<Result<undefined, 'not_found' | 'ticket_stays'>>
  /** Tickets of a member, newest first. */
  listTickets(member: MemberId, page: OwnPage): Promise<Ticket[]>
  /** Of which lotteries a member bought tickets, the latest first. */
  listRecent(member: MemberId, limit: number): Promise<string[]>
  /** Buys a chase: all its stakes, or none. The same id is the same chase; with other content it is refused. */
  buyChase(ask: ChaseAsk): Promise<Result<ChaseSums, ChaseRefusal>>
  /** Gives back the steps of a chase whose sale is not over. */
  stopChase(member: MemberId, id: ChaseId): Promise<Result<ChaseSums, 'not_found' | 'chase_over'>>
  findChase(member: MemberId, id: string): Promise<ChaseSums | undefined>
  listChases(member: MemberId, page: ChasePage): Promise<ChaseSums[]>
  listChaseSteps(id: ChaseId): Promise<ChaseStep[]>
  /** What an issue may cost: all of it, by play, and the numbers that would be paid the most, of all plays or of one. */
  exposureOf(issue: Issue, play?: string): Promise<Exposure[]>
  /** Settles the tickets of what is drawn, and gives back those of what is void; answers how many. */
  settleDue(): Promise<number>
  /** Issues of which tickets are left so long after the draw: something is wrong with them. */
  listStuck(afterMs: number): Promise<issues.Stuck[]>
  /** Closes what is over and draws what can be drawn; answers how many issues were drawn or given up. */
  drawDue(): Promise<number>
  /** Gives an issue up: ours only while nobody can know its draw, one from outside until its draw is told. */
  voidIssue(tx: Transaction, id: string, reason: string): Promise<Result<undefined, VoidRefusal>>
  /** Writes down a draw from outside; nothing comes of it until another agrees. */
  enterResult(
    tx: Transaction,
    id: string,
    text: string,
    by: string,
  ): Promise<Result<Issue, ResultRefusal>>
  /** The second person's yes or no. */
  decideResult(
    tx: Transaction,
    id: string,
    agrees: boolean,
    by: string,
  ): Promise<Result<Issue, ResultRefusal>>
}

export type LotteryDeps = {
  readonly db: Database
  readonly log: Log
  readonly makeId: IdMaker
  readonly box: SecretBox
  readonly beacon: LotteryBeacon
  readonly publishPromise: PublishChain
  readonly wagers: Pick<Wagers, 'setRounds' | 'stake' | 'settle' | 'resettle' | 'void' | 'prevent'>
  readonly now: () => Date
  readonly currencyOf: (member: MemberId) => Promise<Currency>
  /** What a member has; without it, only stakes say that a chase cannot be paid. */
  readonly balanceOf?: (member: MemberId) => Promise<bigint>
  /** What is sold of a lottery now; without one, what the house sells until a brand says otherwise. */
  readonly tableOf?: (lottery: PricedLottery) => PlayTable
  readonly zone: () => string
  /** Tells open pages; without it nobody hears. */
  readonly publish?: Publish
  /** What time it is at the draws; without one, the database's, which all nodes share. */
  readonly clock?: () => Promise<Date>
  readonly chainLength?: number
  /** How many issues of each lottery are made ahead, as far as a month reaches, for chases; without it, what opens soon. */
  readonly aheadIssues?: number
  /** So many issues of a lottery are made in one go; without it, all. */
  readonly issuesAtOnce?: number
  /** How long a public value may be missing before its issue is void. */
  readonly patienceMs?: number
}

/** As whom the room asks for stakes. */
export const provider = 'lottery'

export function createLottery(deps: LotteryDeps): Lottery {
  const { db, log, wagers } = deps
  const clock = deps.clock ?? (() => issues.readClock(db))
  const tableOf = ({ family, id }: Drawn) => tableOfLottery(family, id)
  const chains = createChains({ ...deps, tableOf })
  const makeIssues = createMaking({ ...deps, chains, clock, aheadIssues: deps.aheadIssues ?? 0 })
  const look = createDrawing({
    ...deps,
    chains,
    clock,
    drawIssue: ({ family }, made) => drawIssue(family, made).join(' '),
  })
  const soldOf = deps.tableOf ?? usualTable
  const announce = createAnnouncer(deps.publish ?? (() => {}))
  const limits = createLimits({ db, tableOf: soldOf })
  const chases = createChases({ ...deps, provider, tableOf: soldOf, limits })
  const tickets = createTickets({ ...deps, provider, tableOf: soldOf, announce, chases, limits })
  const results = createResults({ db, clock, findLottery, announce })
  wagers.setRounds(provider, limits.keeper)

  async function eachOf<T>(
    things: readonly T[],
    act: (thing: T) => Promise<number>,
  ): Promise<number> {
    let done = 0
    for (const thing of things) {
      try {
        done += await act(thing)
      } catch (error) {
        // One lottery that cannot go on holds up no other.
        log.error({ error: errorText(error) }, 'A lottery could not go on.')
      }
    }
    return done
  }

  return {
    list: () => listLotteries(db),
    find: (id) => findLottery(db, id),
    listComing: (lottery, limit) => issues.listComing(db, lottery, limit),
    listPast: (lottery, page) => issues.listPast(db, lottery, page),
    findIssue: (id) => issues.findIssue(db, id),
    async proofOf(id) {
      const issue = await issues.findIssue(db, id)
      if (issue === undefined || issue.chain === null || issue.place === null) return undefined
      const chain = await findChain(db, issue.chain)
      const lottery = await findLottery(db, issue.lottery)
      if (chain === undefined || lottery === undefined) return undefined
      return {
        lottery: issue.lottery,
        drawing: lottery.family,
        number: issue.number,
        chain: chain.id,
        terminal: chain.terminal,
        place: issue.place,
        length: chain.length,
        position: chain.position,
        salt: chain.salt,
        beacon: chain.beacon,
        beaconRound: chain.beaconRound,
        beaconValue: chain.beaconValue,
        ownRound: issue.beaconRound,
        closesAt: issue.closesAt,
        link: issue.link,
        ownValue: issue.beaconValue,
        draw: issue.draw,
      }
    },
    listTold: (ids) => listTold(db, ids),
    async open(lottery, place) {
      const fault = findScheduleFault(lottery.schedule)
      if (fault !== undefined)
        throw new Error(`The schedule of ${lottery.id} makes no sense: ${fault}`)
      await putLottery(db, lottery, place)
    },
    listStanding: () => issues.listStanding(db),
    listIssues: (ids) => issues.listIssues(db, ids),
    tableOf: soldOf,
    async findSold(id) {
      const issue = await issues.findIssue(db, id)
      const sold = issue && (await findLottery(db, issue.lottery))
      return sold === undefined ? 0 : soldOf(sold).version
    },
    currencyOf: deps.currencyOf,
    clock,
    buy: tickets.buy,
    buySlip: tickets.buySlip,
    findTicket: tickets.find,
    listRecent: tickets.listRecent,
    cancel: tickets.cancel,
    listTickets: tickets.listOwn,
    buyChase: chases.buy,
    stopChase: chases.stop,
    findChase: chases.find,
    listChases: chases.listOwn,
    listChaseSteps: chases.listSteps,
    exposureOf: (issue, play) => exposureOf(db, issue, play),
    async settleDue() {
      const settled = await eachOf(await issues.listUnsettled(db), tickets.settle)
      await eachOf(await chases.listLeft(), chases.carryOn)
      return settled
    },
    listStuck: (afterMs) => issues.listStuck(db, afterMs),
    listMoments: (aheadMs) => issues.listMoments(db, aheadMs),
    makeIssues: async () => await eachOf(await listLotteries(db), makeIssues),
    async drawDue() {
      const known = new Map((await listLotteries(db)).map((lottery) => [lottery.id, lottery]))
      const due = await issues.listDue(db, await clock())
      return await eachOf(due, async (issue) => {
        const lottery = known.get(issue.lottery)
        if (lottery === undefined) throw new Error(`The lottery ${issue.lottery} is missing.`)
        const looked = await look(lottery, issue)
        if (issue.state === 'open') announce.closed(issue)
        if (looked !== 'drawn' && looked !== 'void') return 0
        announce.told((await issues.findIssue(db, issue.id)) ?? issue)
        return 1
      })
    },
    async voidIssue(tx, id, reason) {
      const issue = await issues.lockIssue(tx, id)
      if (issue === undefined) return refuse('not_found')
      const why = whyNotGivenUp(issue, await clock())
      if (why !== undefined) return refuse(why)
      await issues.setVoid(tx, id, { reason })
      tx.afterCommit(() => announce.told({ ...issue, state: 'void' }))
      return ok()
    },
    enterResult: results.enter,
    decideResult: results.decide,
  }
}

const usual = {
  LOTT: defaultTable('LOTT'),
  ELOTT: defaultTable('ELOTT'),
  SEA: defaultTable('SEA'),
}

function usualTable({ vendor }: PricedLottery): PlayTable {
  return vendor === 'LOTT' || vendor === 'ELOTT' ? usual[vendor] : usual.SEA
}
