import type { Database } from '../../platform/database/database.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { daysOf, type DaySpan } from '@baize/kernel/day-span'
import * as store from './store.ts'
import { addBets, noBets, type BetSums } from './sums.ts'

export type ProfitDeps = {
  readonly db: Pick<Database, 'sql'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
}

type Cash = Pick<store.CashDay, 'deposits' | 'withdrawals'>

const noCash: Cash = { deposits: 0n, withdrawals: 0n }

/** Profit and loss of a member from the days that are kept of it. */
export function createProfit({ db, wallet }: ProfitDeps) {
  return async (member: MemberId, span: DaySpan) => {
    const currency = await wallet.currencyOf(member)
    const whose = { ...span, member, currency }
    const [productDays, cashDays] = await Promise.all([
      store.listProductDays(db, whose),
      store.listCashDays(db, whose),
    ])
    const byDay = addUp(productDays, ({ day }) => day)
    const byProduct = addUp(productDays, ({ product }) => product)
    const cashOf = new Map(cashDays.map(({ day, ...cash }) => [day, cash]))
    const total = productDays.reduce((sum, { sums }) => addBets(sum, sums), noBets)
    return {
      currency,
      from: span.firstDay,
      to: span.lastDay,
      totals: { ...showBets(total), ...showCash(cashDays.reduce(addCash, noCash)) },
      days: daysOf(span).map((day) => ({
        day,
        ...showBets(byDay.get(day) ?? noBets),
        ...showCash(cashOf.get(day) ?? noCash),
      })),
      products: [...byProduct].map(([product, sums]) => ({ product, ...showBets(sums) })),
    }
  }
}

function addUp(days: readonly store.ProductDay[], nameOf: (day: store.ProductDay) => string) {
  const sums = new Map<string, BetSums>()
  for (const day of days) {
    const name = nameOf(day)
    sums.set(name, addBets(sums.get(name) ?? noBets, day.sums))
  }
  return sums
}

function addCash(one: Cash, other: Cash): Cash {
  return {
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
  }
}

function showBets({ bets, stake, validBet, payout }: BetSums) {
  return {
    bets,
    stake: String(stake),
    validBet: String(validBet),
    payout: String(payout),
    net: String(payout - stake),
  }
}

function showCash({ deposits, withdrawals }: Cash) {
  return { deposits: String(deposits), withdrawals: String(withdrawals) }
}
