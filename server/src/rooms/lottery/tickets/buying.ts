import { createHash } from 'node:crypto'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { scaleOf, money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Issue } from '../issues/issue.ts'
import * as issues from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Limits } from '../limits/limits.ts'
import { findLottery } from '../lotteries/store.ts'
import { detailOf } from './detail.ts'
import { refuseFull } from './full.ts'
import { priceTicket } from './price.ts'
import type { Prepared } from './slip.ts'
import * as store from './store.ts'
import type { BuyRefusal, Ticket, TicketAsk } from './ticket.ts'

export type BuyingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly provider: string
  readonly wagers: Pick<Wagers, 'stake'>
  readonly currencyOf: (member: MemberId) => Promise<Currency>
  /** What is sold of a lottery now. */
  readonly tableOf: (lottery: Lottery) => PlayTable
  readonly limits: Pick<Limits, 'begin'>
}

const gathering = { most: 500, lanes: 2 }

const asOpen = (ticket: Ticket): Ticket => ({ ...ticket, state: 'open' })

/** How a ticket is judged and priced, and how its stake is put. */
export function createBuying(deps: BuyingDeps) {
  const { db, now, provider, wagers, currencyOf, tableOf, limits } = deps

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
      key: { provider, transaction: ticket.id },
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

  return { prepare, put, buy }
}

function contentOf({ member, issue, play, picked, order, version }: TicketAsk): string {
  const parts = 'sum' in order ? [String(order.sum)] : [order.unit, order.multiple, order.group]
  const all = JSON.stringify([member, issue, play, picked, version, ...parts])
  return createHash('sha256').update(all).digest('hex')
}
