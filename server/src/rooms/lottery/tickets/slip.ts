import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Issue } from '../issues/issue.ts'
import type { BuyRefusal, Ticket, TicketAsk } from './ticket.ts'

/** What became of a slip: those that are bought, and the first that could not be staked after others were. */
export type BoughtSlip = {
  readonly tickets: readonly Ticket[]
  readonly refused?: { readonly ticket: string; readonly why: Refusal<BuyRefusal> }
}

/** A ticket before its stake. */
export type Prepared = {
  readonly ticket: Ticket
  readonly issue: Issue | undefined
  /** It stands in the table already. */
  readonly isWritten: boolean
}

type Verbs = {
  readonly prepare: (ask: TicketAsk) => Promise<Result<Prepared, BuyRefusal>>
  readonly put: (prepared: Prepared) => Promise<Result<Ticket, BuyRefusal>>
}

/** Which ticket of a slip a refusal is about. */
export type SlipRefusal = Refusal<BuyRefusal> & { readonly value: { readonly ticket: string } }

/**
 * Buys all tickets of a slip, or none of them as far as they can be judged without money: each is there once, read and priced
 * before the first is staked. Where money ends in the middle, those before it are bought, and it and those behind it are not.
 */
export function createSlip({ prepare, put }: Verbs) {
  return async (asks: readonly TicketAsk[]): Promise<Result<BoughtSlip, BuyRefusal>> => {
    const twice = asks.find(({ id }, index) => asks.findIndex((one) => one.id === id) < index)
    if (twice !== undefined) return about(twice.id, refuse('slip_ticket_twice'))
    const judged = await Promise.all(asks.map(prepare))
    const all: Prepared[] = []
    for (const [index, prepared] of judged.entries()) {
      if (!prepared.ok) return about(asks[index]?.id, prepared)
      all.push(prepared.value)
    }
    const tickets: Ticket[] = []
    for (const prepared of all) {
      const bought = await put(prepared)
      const { id } = prepared.ticket
      if (bought.ok) tickets.push(bought.value)
      else if (tickets.length === 0) return about(id, bought)
      else return ok({ tickets, refused: { ticket: id, why: bought } })
    }
    return ok({ tickets })
  }
}

const about = (ticket = '', why: Refusal<BuyRefusal>): SlipRefusal => ({
  ...why,
  value: { ticket },
})
