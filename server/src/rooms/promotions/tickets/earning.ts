import { businessDay, type Day } from '@baize/kernel/time'
import type { IdMaker } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../../platform/events/events.ts'
import type { DepositCompleted } from '../../cashier/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import { ticketsDue, type Campaign } from './campaign.ts'
import { insertTickets, type NewTicket } from './claims.store.ts'
import { addGiven, addToDays, type DayChange } from './counters.store.ts'
import { listEarning } from './store.ts'

type Fact = WagerSettled | DepositCompleted

export type EarningDeps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly zone: () => string
}

/** Tickets for what members pay in and bet, by the day of the brand on which it happened. */
export function startEarning({ events, now, makeId, zone }: EarningDeps): void {
  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const campaigns = await listEarning(tx)
    const changes = gather(campaigns, heard, zone())
    if (changes.length === 0) return
    const tickets: NewTicket[] = []
    const given: { campaign: string; member: string; day: Day; count: number }[] = []
    for (const { campaign, member, day, ...sums } of await addToDays(tx, changes)) {
      const earning = campaigns.find(({ id }) => id === campaign)?.earning
      const count = earning ? ticketsDue(earning, sums) : 0
      if (count === 0) continue
      given.push({ campaign, member, day, count })
      for (let number = 1; number <= count; number += 1) {
        const source = `${day} ${sums.given + number}`
        tickets.push({ id: makeId('tkt'), campaign, member, source })
      }
    }
    await addGiven(tx, given)
    await insertTickets(tx, tickets, now())
  }

  events.subscribe<Fact>({
    name: 'tickets',
    kinds: ['wager.settled', 'deposit.completed'],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}

/** One sum for each campaign, member and day; in an order in which two deliveries cannot hold each other up. */
function gather(
  campaigns: readonly Campaign[],
  heard: readonly StoredEvent<Fact>[],
  zone: string,
): DayChange[] {
  const sums = new Map<string, DayChange>()
  for (const { id, currency, earning, publishedAt, closesAt } of campaigns) {
    for (const event of heard) {
      const { at, payload } = event
      if (payload.currency !== currency || at < publishedAt || at >= closesAt) continue
      const isDeposit = event.kind === 'deposit.completed'
      if (earning === null || (isDeposit ? earning.deposit : earning.validBet) === null) continue
      const day = businessDay(at, zone)
      const key = `${id} ${payload.member} ${day}`
      const before = sums.get(key) ?? {
        campaign: id,
        member: payload.member,
        day,
        deposits: 0n,
        validBet: 0n,
      }
      const deposit = 'deposit' in payload ? BigInt(payload.amount) : 0n
      const bet = 'change' in payload ? BigInt(payload.change.validBet) : 0n
      sums.set(key, {
        ...before,
        deposits: before.deposits + deposit,
        validBet: before.validBet + bet,
      })
    }
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change)
}
