import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../platform/database/database.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { MemberId } from '../members/members.ts'
import * as store from './store.ts'
import type { NewTicket, Ticket, TicketKind } from './ticket.ts'

export type { NewTicket, Ticket, TicketKind } from './ticket.ts'

/** What a person holds between two steps of one thing. The table keeps a keyed hash of it. */
export type Tickets = {
  issue(tx: Transaction, ticket: NewTicket): Promise<string>
  /** The ticket, held until the transaction ends; nothing when it is over, used or unknown. */
  look(tx: Transaction, kind: TicketKind, token: string): Promise<Ticket | undefined>
  /** As `look`, and then it is used up. */
  take(tx: Transaction, kind: TicketKind, token: string): Promise<Ticket | undefined>
  /** Counts a wrong answer given with it; at the limit it is over. */
  countWrong(tx: Transaction, kind: TicketKind, token: string, limit: number): Promise<void>
  /** Ends every ticket of a kind that a member has. */
  removeAllOf(tx: Transaction, kind: TicketKind, memberId: MemberId): Promise<void>
  removeOld(tx: Transaction): Promise<void>
}

export function createTickets({ secret, now }: { secret: string; now: () => Date }): Tickets {
  const key = deriveKey(secret, 'member tickets')
  const hashOf = (token: string) => hashToken(key, token)
  return {
    async issue(tx, { kind, memberId, content = {}, lifeMs }) {
      const token = randomBytes(32).toString('base64url')
      const at = now()
      const expiresAt = new Date(at.getTime() + lifeMs)
      await store.insertTicket(tx, { hash: hashOf(token), kind, memberId, content, at, expiresAt })
      return token
    },
    look: (tx, kind, token) => store.lockTicket(tx, hashOf(token), kind, now()),
    take: (tx, kind, token) => store.deleteTicket(tx, hashOf(token), kind, now()),
    countWrong: (tx, kind, token, limit) => store.countWrong(tx, hashOf(token), kind, limit),
    removeAllOf: (tx, kind, memberId) => store.deleteTicketsOf(tx, kind, memberId),
    removeOld: (tx) => store.deleteOldTickets(tx, now()),
  }
}
