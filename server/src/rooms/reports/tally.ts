import { timeOfId, type Id } from '@baize/kernel/ids'
import { businessDay } from '@baize/kernel/time'
import type { Transaction } from '../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../platform/events/events.ts'
import type {
  DepositCompleted,
  WithdrawalDisbursed,
  WithdrawalReturned,
} from '../cashier/events.ts'
import type { WagerSettled } from '../wagers/events.ts'
import { isWon } from '../wagers/wagers.ts'
import { countPlay } from './play/play.ts'
import * as store from './store.ts'
import { countOf } from './sums.ts'

type Deps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly now: () => Date
  readonly zone: () => string
}

type CashEvent = DepositCompleted | WithdrawalDisbursed | WithdrawalReturned
type Heard = StoredEvent<WagerSettled> | StoredEvent<CashEvent>

/**
 * Keeps the days of members and the hours of the brand. What is counted is in the commit that moves the cursor (P3). A
 * bet counts on the day of its stake, as it stands in the record; money on the day it moved.
 */
export function startTally({ events, now, zone }: Deps): void {
  function betOf({ subject, payload }: StoredEvent<WagerSettled>): store.HeardBet {
    const { wager, product, vendor, currency } = payload
    const stakedAt = timeOfId(wager as Id<'wgr'>)
    const day = businessDay(stakedAt, zone())
    const own = { member: subject, day, stakedAt, currency, product, vendor }
    return { ...own, ...countOf(payload, isWon) }
  }

  function cashOf({ kind, at, subject, payload }: StoredEvent<CashEvent>) {
    const { amount, currency } = payload
    const sum = BigInt(amount)
    const own = { member: subject, day: businessDay(at, zone()), currency }
    if (kind === 'deposit.completed') return { ...own, deposits: sum, withdrawals: 0n }
    return { ...own, deposits: 0n, withdrawals: kind === 'withdrawal.disbursed' ? sum : -sum }
  }

  async function hear(tx: Transaction, heard: readonly Heard[]): Promise<void> {
    const bets: store.HeardBet[] = []
    const cash: store.HeardCash[] = []
    for (const event of heard) {
      if (event.kind === 'wager.settled') bets.push(betOf(event))
      else cash.push(cashOf(event))
    }
    await store.addBets(tx, bets)
    await store.addCash(tx, cash)
    await countPlay(tx, bets, now())
  }

  events.subscribe<WagerSettled | CashEvent>({
    name: 'reports',
    kinds: ['wager.settled', 'deposit.completed', 'withdrawal.disbursed', 'withdrawal.returned'],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}
