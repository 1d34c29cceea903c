import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as issues from '../issues/store.ts'
import { createBuying, type BuyingDeps } from './buying.ts'
import { createSettling, type SettlingDeps } from './settling.ts'
import { createSlip } from './slip.ts'
import * as store from './store.ts'
import type { Ticket, TicketId } from './ticket.ts'

export {
  mostOfBet,
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

export type TicketsDeps = Omit<BuyingDeps & SettlingDeps, 'giveBack'> & {
  readonly wagers: Pick<Wagers, 'void'>
}

export function createTickets(deps: TicketsDeps) {
  const { db, provider, wagers, limits } = deps
  const { prepare, put, buy } = createBuying(deps)

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
    const key = { provider, transaction: id }
    const done = await wagers.void({ key, member, of: { stake: id }, reason })
    if (!done.ok && done.code !== 'already_voided') {
      throw new Error(`The stake of ${id} could not go back: ${done.code}`)
    }
  }

  return {
    buy,
    buySlip: createSlip({ prepare, put }),
    cancel,
    settle: createSettling({ ...deps, giveBack }),
    find: (id: string) => store.findTicket(db, id),
    listOwn: (member: MemberId, page: store.OwnPage) => store.listOwn(db, member, page),
    listRecent: (member: MemberId, limit: number) =>
      store.listRecent(db, member, { tickets: 500, limit }),
  }
}
