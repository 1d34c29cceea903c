import type { TicketOrder } from '@baize/contract/lottery/lottery-parts'
import * as calls from '@baize/contract/lottery/lottery-tickets'
import type { LotteryTicket } from '@baize/contract/lottery/lottery-tickets'
import { isId } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import { sentenceOf } from '../../platform/http/answer.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberOf, pageOf, usualPage } from './asking.ts'
import type { Order, Ticket, TicketId } from './lottery.ts'
import { toSlipRefusal } from './refusals.ts'
import type { NameOf, RouteDeps } from './naming.ts'
import { showTicket, showWhole } from './shape.ts'

type Deps = RouteDeps & { readonly nameOf: NameOf }

/** What members buy, look at and give back. */
export function serveLotteryTickets({ http, lottery, nameOf }: Deps): void {
  const { clock } = lottery

  /** Tickets with their lottery and issue, which few of them differ in. */
  async function gather(tickets: readonly Ticket[], language: Language) {
    const [issues, lotteries, at] = await Promise.all([
      lottery.listIssues([...new Set(tickets.map(({ issue }) => issue))]),
      lottery.list(),
      clock(),
    ])
    return tickets.flatMap((ticket) => {
      const issue = issues.find(({ id }) => id === ticket.issue)
      const own = lotteries.find(({ id }) => id === issue?.lottery)
      if (issue === undefined || own === undefined) return []
      return [{ ticket, about: { issue, lottery: own, named: nameOf(own, language) }, at }]
    })
  }

  async function showAll(tickets: readonly Ticket[], language: Language): Promise<LotteryTicket[]> {
    const gathered = await gather(tickets, language)
    return gathered.map(({ ticket, about, at }) => showTicket(ticket, about, at))
  }

  serve(http, calls.buyLotteryTickets, async ({ issue, version, tickets }, call) => {
    const member = memberOf(call)
    const asks = tickets.map(({ order, ...ticket }) => ({
      ...ticket,
      id: ticket.id as TicketId,
      member,
      issue,
      version,
      order: orderOf(order),
    }))
    const bought = await lottery.buySlip(asks)
    if (!bought.ok) {
      const said = toSlipRefusal(bought, await lottery.currencyOf(member))
      const sold = await lottery.findSold(issue)
      return { ...said, value: { ticket: '', ...(bought.value as object), version: sold } }
    }
    const { tickets: list, refused } = bought.value
    const shown = await showAll(list, call.language)
    if (refused === undefined) return ok({ tickets: shown, refused: null })
    const said = toSlipRefusal(refused.why, await lottery.currencyOf(member))
    const { ticket } = refused
    const message = sentenceOf(said, call.language)
    return ok({ tickets: shown, refused: { ticket, code: said.code, message } })
  })

  serve(http, calls.cancelLotteryTicket, async ({ id }, call) => {
    const member = memberOf(call)
    const found = await lottery.findTicket(id)
    // What belongs to a chase is given back by stopping it.
    if (found?.member === member && found.chase !== '') return refuse('not_allowed')
    const done = await lottery.cancel(member, id as TicketId)
    if (!done.ok) return done
    const after = await lottery.findTicket(id)
    const [ticket] = after === undefined ? [] : await showAll([after], call.language)
    return ticket === undefined ? refuse('not_found') : ok({ ticket })
  })

  serve(http, calls.listLotteryTickets, async (asked, call) => {
    const { cursor, limit = usualPage, state, lottery: of, issue } = asked
    const found = await lottery.listTickets(memberOf(call), {
      limit: limit + 1,
      ...(isId('ltk', cursor) && { below: cursor }),
      ...(of !== undefined && { lottery: of }),
      ...(issue !== undefined && { issue }),
      ...(state !== undefined && { isOpen: state === 'open' }),
    })
    const { page, next } = pageOf(found, limit)
    return ok({ items: await showAll(page, call.language), next })
  })

  serve(http, calls.getLotteryTicket, async ({ id }, call) => {
    const found = await lottery.findTicket(id)
    if (found === undefined || found.member !== memberOf(call) || found.state === 'asked') {
      return refuse('not_found')
    }
    const [one] = await gather([found], call.language)
    return one === undefined
      ? refuse('not_found')
      : ok({ ticket: showWhole(one.ticket, one.about, one.at) })
  })
}

function orderOf(order: TicketOrder): Order {
  return 'sum' in order ? { sum: BigInt(order.sum) } : order
}
