import { ok, type Refusal, type Result } from '@baize/kernel/result'
import type { BuyRefusal, Ticket, TicketAsk } from './ticket.ts'

/** What became of a slip: those that are bought, and the first that could not be staked after others were. */
export type BoughtSlip = {
  readonly tickets: readonly Ticket[]
  readonly refused?: { readonly ticket: string; readonly why: Refusal<BuyRefusal> }
}

type Verb = (ask: TicketAsk) => Promise<Result<Ticket, BuyRefusal>>

/** Which ticket of a slip a refusal is about. */
export type SlipRefusal = Refusal<BuyRefusal> & { readonly value: { readonly ticket: string } }

/**
 * Buys all tickets of a slip, or none of them as far as they can be judged without money: each is read and priced before the
 * first is staked. Where money ends in the middle, those before it are bought, and it and those behind it are not.
 */
export function createSlip({ prepare, buy }: { readonly prepare: Verb; readonly buy: Verb }) {
  return async (asks: readonly TicketAsk[]): Promise<Result<BoughtSlip, BuyRefusal>> => {
    for (const ask of asks) {
      const prepared = await prepare(ask)
      if (!prepared.ok) return about(ask, prepared)
    }
    const tickets: Ticket[] = []
    for (const ask of asks) {
      const bought = await buy(ask)
      if (bought.ok) tickets.push(bought.value)
      else if (tickets.length === 0) return about(ask, bought)
      else return ok({ tickets, refused: { ticket: ask.id, why: bought } })
    }
    return ok({ tickets })
  }
}

const about = ({ id }: TicketAsk, why: Refusal<BuyRefusal>): SlipRefusal => ({
  ...why,
  value: { ticket: id },
})
