import { deriveId, type Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'
import {
  actedBy,
  type Approvals,
  type AuditTrail,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { mostOf } from './campaign.ts'
import { ticketGiftChanges } from './changes.ts'
import * as claims from './claims.store.ts'
import type { CampaignId, CampaignNow, Tickets } from './tickets.ts'

type GiftId = Id<'gft'>

export type TicketGift = {
  readonly id: CampaignId
  readonly gift: GiftId
  readonly accounts: readonly string[]
  readonly each: number
}

export type TicketGiftRefusal = 'not_found' | 'campaign_over' | 'unknown_member'

/** What was given at once, or the request that waits. */
export type TicketGiftAnswer = { readonly given: number; readonly approval: string | null }

type Asked = TicketGift & {
  readonly title: string
  readonly prizes: readonly { readonly amount: string; readonly count: number }[]
  readonly currency: CampaignNow['campaign']['currency']
  readonly most: string
}

type To = { readonly account: string; readonly member: MemberId }

type Deps = {
  readonly db: Database
  readonly members: Pick<Members, 'findByAccount'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'takeAll' | 'refuseOwn'>
  readonly tickets: Pick<Tickets, 'give' | 'find'>
  readonly audit: AuditTrail<'tickets.given'>
}

/** The way, among all by which one person gives alone. */
const what = 'tickets.gift'

/** Tickets that operators give by hand. Each counts for what it may draw at most, because nobody knows what it will. */
export function createTicketGifts({ db, members, approvals, hands, tickets, audit }: Deps) {
  async function findWhom(accounts: readonly string[]): Promise<Result<To[], 'unknown_member'>> {
    const found: To[] = []
    for (const account of new Set(accounts)) {
      const member = await members.findByAccount(db, account)
      if (member === undefined) return refuse('unknown_member', { account })
      found.push({ account, member: member.id })
    }
    return ok(found)
  }

  async function findOpen(id: string): Promise<Result<CampaignNow, 'not_found' | 'campaign_over'>> {
    const found = await tickets.find(id)
    if (found === undefined) return refuse('not_found')
    const isOver = found.state === 'over' || found.state === 'sold_out'
    return isOver ? refuse('campaign_over') : ok(found)
  }

  /** Also of tickets that can draw nothing but what is no money. */
  async function refuseOwn(tx: Transaction, to: readonly To[], { id }: Doer): Promise<void> {
    for (const { member } of to) await hands.refuseOwn(tx, id, member)
  }

  async function give(
    tx: Transaction,
    { id, gift, each }: TicketGift,
    { to, by, reason, askedBy }: { to: readonly To[]; by: Doer; reason: string; askedBy?: string },
  ): Promise<number> {
    const given: claims.NewTicket[] = []
    for (const { member } of to) {
      for (let number = 1; number <= each; number += 1) {
        const ticket = await ticketId(gift, member, number)
        given.push({ id: ticket, campaign: id, member, source: `${gift} ${number}` })
      }
    }
    const fresh = await tickets.give(tx, given)
    if (fresh === 0) return 0
    // One entry for each member, so that the trail is searched by who got something.
    for (const { account, member } of to) {
      await audit.write(tx, {
        ...actedBy(by),
        action: 'tickets.given',
        object: `${id} ${member}`,
        reason,
        after: { gift, member, account, each, ...(askedBy === undefined ? {} : { askedBy }) },
      })
    }
    return fresh
  }

  const ask = approvals.handle<Asked, TicketGiftRefusal>('tickets.give', {
    says: 'tickets-desk.secondGive',
    saysYes: 'tickets-desk.secondGiveYes',
    roles: ['admin', 'finance'],
    changes: ({ prizes, most, currency, ...gift }) =>
      ticketGiftChanges({
        ...gift,
        prizes: prizes.map(({ amount, count }) => ({ amount: BigInt(amount), count })),
        most: money(BigInt(most), currency),
      }),
    async carryOut(tx, { content, reason, requestedBy }, by) {
      const open = await findOpen(content.id)
      if (!open.ok) return open
      const to = await findWhom(content.accounts)
      if (!to.ok) return to
      await refuseOwn(tx, to.value, by)
      await give(tx, content, { to: to.value, by, reason, askedBy: requestedBy })
      return ok()
    },
  })

  return async (
    gift: TicketGift,
    { operator, reason }: { readonly operator: Doer; readonly reason: string },
  ): Promise<Result<TicketGiftAnswer, TicketGiftRefusal>> => {
    const open = await findOpen(gift.id)
    if (!open.ok) return open
    const found = await findWhom(gift.accounts)
    if (!found.ok) return found
    const to = found.value
    const { prizes, currency, titles } = open.value.campaign
    const most = mostOf(prizes, gift.each)
    return await db.transaction(async (tx) => {
      await refuseOwn(tx, to, operator)
      await claims.takeGiftTurn(tx, gift.gift)
      if (await claims.isGiven(tx, gift.id, gift.gift)) return ok({ given: 0, approval: null })
      const movements = await Promise.all(
        to.map(async ({ member }) => ({
          what,
          id: await ticketId(gift.gift, member, 1),
          operator: operator.id,
          member,
          money: money(most, currency),
        })),
      )
      if (most > 0n && (await hands.takeAll(tx, movements)) === 'needs_second') {
        const content: Asked = {
          ...gift,
          accounts: to.map(({ account }) => account),
          title: titles.EN ?? '',
          prizes: prizes.slice(0, 13).map(({ amount, count }) => ({
            amount: String(amount),
            count,
          })),
          currency,
          most: String(most * BigInt(to.length)),
        }
        return ok({
          given: 0,
          approval: await ask(tx, { object: gift.gift, content, operator, reason }),
        })
      }
      return ok({ given: await give(tx, gift, { to, by: operator, reason }), approval: null })
    })
  }
}

const ticketId = async (gift: GiftId, member: MemberId, number: number) =>
  await deriveId('tkt', gift, member, String(number))
