import type { DepositReason } from '@baize/contract/cashier/deposits'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Hear, NewsOutcome, PaymentNews } from '../gateways/gateways.ts'
import type { Credit, CreditRefusal } from './credit.ts'
import type { Deposit } from './deposit.ts'
import type { Moves } from './moves.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export function createHear({ moves, credit }: { moves: Moves; credit: Credit }): Hear {
  async function settle(
    tx: Transaction,
    deposit: Deposit,
    news: PaymentNews,
  ): Promise<NewsOutcome> {
    if (deposit.state === 'success') return 'already_credited'
    if (deposit.state === 'held') return 'already_held'
    if (deposit.state === 'returned') return 'already_returned'
    const sees = news.currency === deposit.currency && news.amount > 0n
    const paid = sees ? news.amount : null
    const by = { note: `${deposit.gateway} ${news.event}` }
    const why = rules.whyHeld(deposit, news)
    if (why !== undefined) {
      await moves.hold(tx, deposit, { reason: why, paid }, by)
      return 'held'
    }
    const credited = await credit(tx, deposit, news.amount, by)
    if (credited.ok) return 'credited'
    await moves.hold(tx, deposit, { reason: reasonOf(credited.code), paid }, by)
    return 'held'
  }

  async function act(tx: Transaction, deposit: Deposit, news: PaymentNews): Promise<NewsOutcome> {
    const isWaiting = deposit.state === 'awaiting' || deposit.state === 'verifying'
    const by = { note: `${deposit.gateway} ${news.event}` }
    switch (news.kind) {
      case 'created':
        return deposit.state === 'awaiting' ? 'noted' : 'out_of_order'
      case 'pending':
        if (deposit.state !== 'awaiting') return 'out_of_order'
        await moves.move(tx, deposit, { state: 'verifying' }, by)
        return 'verifying'
      case 'refused':
        if (!isWaiting) return 'out_of_order'
        await moves.end(tx, deposit, { state: 'failed', reason: 'refused_by_gateway' }, by)
        return 'failed'
      case 'settled':
        return await settle(tx, deposit, news)
    }
  }

  return async (tx, gateway, news) => {
    const deposit = await store.lockDeposit(tx, news.order)
    const isMeant =
      deposit?.gateway === gateway &&
      (deposit.gatewayReference === '' || deposit.gatewayReference === news.reference)
    if (deposit === undefined || !isMeant) return { deposit: null, outcome: 'unknown_order' }
    if (deposit.gatewayReference === '') {
      await store.setGatewayReference(tx, deposit.id, news.reference)
    }
    const known = { ...deposit, gatewayReference: news.reference }
    return { deposit: deposit.id, outcome: await act(tx, known, news) }
  }
}

function reasonOf(code: CreditRefusal): DepositReason {
  return code === 'deposit_limit_reached' ? 'over_own_limit' : 'member_barred'
}
