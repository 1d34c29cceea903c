import { createHash } from 'node:crypto'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { scaleOf, money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { gather } from '../../../platform/gather.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { findChain } from '../draws/chains.store.ts'
import type { Issue } from '../issues/issue.ts'
import * as issues from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Limits } from '../limits/limits.ts'
import { findLottery } from '../lotteries/store.ts'
import { detailOf } from './detail.ts'
import { refuseFull } from './full.ts'
import { payoutOfTicket, priceTicket } from './price.ts'
import { createSlip, type Prepared } from './slip.ts'
import * as store from './store.ts'
import type { BuyRefusal, Ticket, TicketAsk, TicketId } from './ticket.ts'

export {
  priceTicket,
  type KeptOrder,
  type Order,
  type Outcome,
  type Priced,
  type PriceRefusal,
} from './price.ts'
export type { BoughtSlip } from './slip.ts'
export { refuseFull, type FullRefusal } from './full.ts'
export { detailOf } from './detail.ts'
export type { OwnPage } from './store.ts'
export type { BuyRefusal, Ticket, TicketAsk, TicketId, TicketState } from './ticket.ts'

export type TicketsDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly provider: string
  readonly wagers: Pick<Wagers, 'stake' | 'settle' | 'resettle' | 'void' | 'prevent'>
  readonly currencyOf: (member: MemberId) => Promise<Currency>
  /** Heard after tickets of an issue were settled, or given back with it. */
  readonly announce: { settled(issue: Issue, tickets: readonly Ticket[]): void }
  /** What is sold of a lottery now. */
  readonly tableOf: (lottery: Lottery) => PlayTable
  readonly chases: AroundTickets
  readonly limits: Pick<Limits, 'begin' | 'setCancelled'>
}

/** What is bought as one over several issues, and ends with a win. */
type AroundTickets = {
  /** Before an issue is settled: what was left in the middle of its stakes goes back whole. */
  giveUpLeft(issue: string): Promise<void>
  /** In the transaction in which tickets win for the first time; answers what ended with that. */
  endWithWins(tx: Transaction, winners: readonly TicketId[]): Promise<string[]>
  giveBack(id: string): Promise<void>
}

const batch = 500
const pagesAtOnce = 3
const gathering = { most: 500, lanes: 2 }

const asOpen = (ticket: Ticket): Ticket => ({ ...ticket, state: 'open' })

export function createTickets(deps: TicketsDeps) {
  const { db, log, now, provider, wagers, currencyOf, tableOf, announce, chases, limits } = deps
  const keyOf = (transaction: string) => ({ provider, transaction })

  const lotteries = new Map<string, Lottery>()

  /** Whose they are and how they are drawn never changes; whether they are sold is asked with the stake. */
  async function lotteryOf({ lottery: id }: Issue): Promise<Lottery> {
    const known = lotteries.get(id) ?? (await findLottery(db, id))
    if (known === undefined) throw new Error(`There is no lottery ${id}.`)
    lotteries.set(id, known)
    return known
  }

  // Those who ask at the same moment are answered by one statement.
  const seekTicket = gather((ids: readonly string[]) => store.listByIds(db, ids), gathering)
  const seekIssue = gather(async (ids: readonly string[]) => {
    const rows = await issues.listIssues(db, ids)
    const found = new Map<string, Issue>(rows.map((issue) => [issue.id, issue]))
    return ids.map((id) => found.get(id))
  }, gathering)

  /** What a ticket would be, without buying it; or the one that is there under its id. */
  async function prepare(ask: TicketAsk): Promise<Result<Prepared, BuyRefusal>> {
    const content = contentOf(ask)
    const [known, issue] = await Promise.all([seekTicket(ask.id), seekIssue(ask.issue)])
    if (known !== undefined && known.content !== content) return refuse('id_used_differently')
    if (known !== undefined) return ok({ ticket: known, issue, isWritten: true })
    if (issue === undefined) return refuse('issue_unknown')
    const lottery = await lotteryOf(issue)
    if (issue.state === 'void') return refuse('issue_void')
    if (issue.state !== 'open') return refuse('issue_closed')
    const currency = await currencyOf(ask.member)
    const { family } = lottery
    const asked = { ...ask, family, day: issue.day, decimals: scaleOf(currency) }
    const priced = priceTicket(tableOf(lottery), asked)
    if (!priced.ok) return priced
    const { id, member, play, picked } = ask
    const ticket: Ticket = {
      ...priced.value,
      id,
      member,
      issue: issue.id,
      play,
      picked,
      content,
      currency,
      state: 'asked',
      payout: 0n,
      revision: 0,
      outcome: null,
      chase: '',
      at: now(),
    }
    return ok({ ticket, issue, isWritten: false })
  }

  /** Buys a ticket. The same id is the same ticket; with other content it is refused. */
  async function buy(ask: TicketAsk): Promise<Result<Ticket, BuyRefusal>> {
    const prepared = await prepare(ask)
    return prepared.ok ? await put(prepared.value) : prepared
  }

  /** The ticket is written in the transaction of its stake; one that was written before it is opened there. */
  async function put({ ticket, issue, isWritten }: Prepared): Promise<Result<Ticket, BuyRefusal>> {
    if (ticket.state !== 'asked') return ok(ticket)
    if (issue === undefined) throw new Error(`There is no issue ${ticket.issue}.`)
    const lottery = await lotteryOf(issue)
    await limits.begin(lottery, [issue.id], ticket)
    const staked = await wagers.stake({
      key: keyOf(ticket.id),
      member: ticket.member,
      product: lottery.product,
      vendor: lottery.vendor,
      game: lottery.id,
      round: issue.id,
      amount: money(ticket.stake, ticket.currency),
      detail: detailOf(
        { issue: issue.number, mode: tableOf(lottery).mode },
        { ...ticket, order: ticket.terms.order },
      ),
      ...(!isWritten && { brings: ticket }),
    })
    if (staked.ok) return staked.value.repeated ? await readBought(ticket) : ok(asOpen(ticket))
    if (staked.code === 'round_full') return refuseFull(staked)
    if (staked.code !== 'game_closed') return staked
    const open = await db.transaction((tx) => issues.holdOpen(tx, [issue.id]))
    return open.has(issue.id) ? staked : refuse('issue_closed')
  }

  /** Another try of it was first. */
  async function readBought({ id, content }: Ticket): Promise<Result<Ticket, BuyRefusal>> {
    await store.setOpen(db, id)
    const there = await store.findTicket(db, id)
    return there?.content === content ? ok(there) : refuse('id_used_differently')
  }

  /** Gives a ticket back while its issue is on sale. */
  async function cancel(
    member: MemberId,
    id: TicketId,
  ): Promise<Result<undefined, 'not_found' | 'ticket_stays'>> {
    const ticket = await store.findTicket(db, id)
    if (ticket === undefined || ticket.member !== member) return refuse('not_found')
    if (ticket.state === 'cancelled') return ok()
    const isBegun =
      ticket.state === 'cancelling' ||
      (await db.transaction(async (tx) => {
        const unclosed = await issues.holdUnclosed(tx, [ticket.issue])
        return unclosed.has(ticket.issue) && (await store.beginCancel(tx, id))
      }))
    if (!isBegun && !(await isBeingCancelled(id))) return refuse('ticket_stays')
    await giveBack(ticket, 'cancelled')
    await limits.setCancelled([id])
    return ok()
  }

  /** Whether the same wish came a moment before. */
  async function isBeingCancelled(id: TicketId): Promise<boolean> {
    const state = (await store.findTicket(db, id))?.state
    return state === 'cancelling' || state === 'cancelled'
  }

  async function giveBack({ id, member }: Ticket, reason: string): Promise<void> {
    const done = await wagers.void({ key: keyOf(id), member, of: { stake: id }, reason })
    if (!done.ok && done.code !== 'already_voided') {
      throw new Error(`The stake of ${id} could not go back: ${done.code}`)
    }
  }

  /** Settles all tickets of an issue that is drawn or void, unless another node is at it; nothing is settled twice if two are. */
  async function settle(issue: Issue): Promise<number> {
    if (!(await issues.beginSettling(db, issue.id))) return 0
    try {
      return await settleTickets(issue)
    } finally {
      await issues.endSettling(db, issue.id)
    }
  }

  async function settleTickets(issue: Issue): Promise<number> {
    const lottery = (await findLottery(db, issue.lottery)) as Lottery
    const chain = issue.chain === null ? undefined : await findChain(db, issue.chain)
    const { link, beaconValue: value } = issue
    const made = chain && issue.draw !== '' ? { link, salt: chain.salt, value } : undefined
    let [count, failed] = [0, 0]
    await chases.giveUpLeft(issue.id)
    await eachPage(
      (after) => store.listUnsettled(db, issue, { after, limit: batch }),
      async (tickets) => {
        await issues.goOnSettling(db, issue.id)
        failed += await (issue.state === 'void' ? voidAll(issue, tickets) : settleAll(tickets))
        count += tickets.length
      },
    )
    // What is left over is tried again with every look, and told while it is.
    if (failed > 0) return count - failed
    if (issue.state !== 'void' && (await store.hasWaiting(db, issue))) return count
    await issues.setSettled(db, issue, await issues.readClock(db))
    return count

    /** Answers how many of them could not be. */
    async function settleAll(tickets: readonly Ticket[]): Promise<number> {
      const staying = await endAsked(tickets)
      const paid = await eachOnItsOwn(staying, async (ticket) => ({
        ...ticket,
        ...(await pay(ticket)),
      }))
      const mayEnd = ({ state, outcome, chase }: (typeof paid)[number]) =>
        chase !== '' && state !== 'settled' && Object.keys(outcome.hits).length > 0
      // In one transaction, so that no later issue of a chase is played once a win has ended it.
      const ended = await db.transaction(async (tx) => {
        await store.setSettled(tx, issue.revision, paid)
        const winners = paid.filter(mayEnd).map(({ id }) => id)
        return winners.length === 0 ? [] : await chases.endWithWins(tx, winners)
      })
      announce.settled(issue, paid)
      for (const chase of ended) await chases.giveBack(chase)
      return staying.length - paid.length
    }

    async function pay(ticket: Ticket) {
      const { id, member, currency } = ticket
      const held = { ...ticket, family: lottery.family, day: issue.day, draw: issue.draw }
      const { payout, counts, outcome } = payoutOfTicket({ ...held, ...(made && { made }) })
      const detail = { draw: issue.draw }
      const call = { member, of: { stake: id }, payout: money(payout, currency), counts, detail }
      const done =
        ticket.state === 'settled'
          ? await wagers.resettle({
              ...call,
              key: keyOf(`${id}:${issue.revision}`),
              reason: 'the draw was corrected',
            })
          : await wagers.settle({ ...call, key: keyOf(id) })
      if (!done.ok && done.code !== 'nothing_changed') {
        throw new Error(`The ticket ${id} could not be settled: ${done.code}`)
      }
      return { payout, outcome }
    }
  }

  /** Answers how many of them could not be. */
  async function voidAll(issue: Issue, tickets: readonly Ticket[]): Promise<number> {
    const staying = await endAsked(tickets)
    const back = await eachOnItsOwn(staying, async (ticket) => {
      await giveBack(ticket, 'the issue is void')
      return { ...ticket, payout: ticket.stake }
    })
    await store.setVoid(
      db,
      back.map(({ id }) => id),
    )
    announce.settled(issue, back)
    return staying.length - back.length
  }

  /** One ticket that cannot be settled holds up no other; it is logged, and tried again. */
  async function eachOnItsOwn<T>(
    tickets: readonly Ticket[],
    act: (ticket: Ticket) => Promise<T>,
  ): Promise<T[]> {
    const done = await Promise.all(
      tickets.map(async (ticket) => {
        try {
          return [await act(ticket)]
        } catch (error) {
          log.error({ ticket: ticket.id, error: errorText(error) }, 'A ticket is not settled.')
          return []
        }
      }),
    )
    return done.flat()
  }

  /** Ends what was interrupted: a stake that never came never will, and a ticket that was given back is. */
  async function endAsked(tickets: readonly Ticket[]): Promise<Ticket[]> {
    const staying = await Promise.all(
      tickets.map(async (ticket) => {
        const { id, member, state } = ticket
        if (state === 'cancelling') {
          await giveBack(ticket, 'cancelled')
          await limits.setCancelled([id])
          return []
        }
        if (state !== 'asked') return [ticket]
        const isNone = await wagers.prevent({ key: keyOf(`${id}:none`), member, stake: id })
        if (isNone) await store.removeAsked(db, id)
        return isNone ? [] : [ticket]
      }),
    )
    return staying.flat()
  }

  return {
    buy,
    buySlip: createSlip({ prepare, put }),
    cancel,
    settle,
    find: (id: string) => store.findTicket(db, id),
    listOwn: (member: MemberId, page: store.OwnPage) => store.listOwn(db, member, page),
    listRecent: (member: MemberId, limit: number) =>
      store.listRecent(db, member, { tickets: 500, limit }),
  }
}

/** Page by page, some at once: while one is written the next is read and judged. */
async function eachPage(
  read: (after: string) => Promise<readonly Ticket[]>,
  act: (page: readonly Ticket[]) => Promise<void>,
): Promise<void> {
  let after = ''
  let reading: Promise<readonly Ticket[]> = Promise.resolve([])
  const next = () => {
    reading = reading.then(async () => {
      const page = await read(after)
      after = page.at(-1)?.id ?? after
      return page
    })
    return reading
  }
  const work = async () => {
    for (let page = await next(); page.length > 0; page = await next()) await act(page)
  }
  const done = await Promise.allSettled(Array.from({ length: pagesAtOnce }, work))
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

function contentOf({ member, issue, play, picked, order, version }: TicketAsk): string {
  const parts = 'sum' in order ? [String(order.sum)] : [order.unit, order.multiple, order.group]
  const all = JSON.stringify([member, issue, play, picked, version, ...parts])
  return createHash('sha256').update(all).digest('hex')
}
