import { money } from '@baize/kernel/money'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import { findChain } from '../draws/chains.store.ts'
import type { Issue } from '../issues/issue.ts'
import * as issues from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Limits } from '../limits/limits.ts'
import { findLottery } from '../lotteries/store.ts'
import { payoutOfTicket } from './price.ts'
import * as store from './store.ts'
import type { Ticket, TicketId } from './ticket.ts'

export type SettlingDeps = {
  readonly db: Database
  readonly log: Log
  readonly provider: string
  readonly wagers: Pick<Wagers, 'settle' | 'resettle' | 'prevent'>
  /** Heard after tickets of an issue were settled, or given back with it. */
  readonly announce: { settled(issue: Issue, tickets: readonly Ticket[]): void }
  readonly chases: AroundTickets
  readonly limits: Pick<Limits, 'setCancelled'>
  readonly giveBack: (ticket: Ticket, reason: string) => Promise<void>
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

/** What becomes of the tickets of an issue that is drawn or void. */
export function createSettling(deps: SettlingDeps) {
  const { db, log, provider, wagers, announce, chases, limits, giveBack } = deps
  const keyOf = (transaction: string) => ({ provider, transaction })

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

  return settle
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
