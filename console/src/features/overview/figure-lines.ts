import { isCurrency, money, toDecimal } from '@baize/kernel/money'
import { csvLine } from '../../shared/lists/csv.ts'
import { cashierTotals, type CashierReport } from './cashier-totals.ts'
import type { DashboardPeriod } from './period.ts'
import type { PlayPoint, PlayReport } from './play-api.ts'

const head = ['figure', 'from', 'to', 'currency', 'value']

type Reports = { readonly play: PlayReport; readonly cashier: CashierReport }

/**
 * The key figures of a period as lines of a file, and GGR and valid bets by the hour or day as the plot has them. Sums
 * are in whole coins with their decimals. Who is active now belongs to no period.
 */
export function figureLines({ from, to }: DashboardPeriod, { play, cashier }: Reports): string[] {
  const sum = (
    name: string,
    amount: bigint | string,
    { currency }: { currency: string } = cashier,
  ) => csvLine([name, from, to, currency, decimal(amount, currency)])
  const count = (name: string, value: number) => csvLine([name, from, to, '', String(value)])
  const point = (name: string, amount: string, { at, until }: PlayPoint) =>
    csvLine([name, at, until, play.currency, decimal(amount, play.currency)])
  const deposits = cashierTotals(cashier, 'deposit')
  const withdrawals = cashierTotals(cashier, 'withdrawal')
  return [
    csvLine(head),
    sum('ggr', play.totals.ggr, play),
    sum('validBets', play.totals.valid, play),
    count('bets', play.totals.bets),
    sum('deposits', deposits.amount),
    count('depositOrders', deposits.count),
    sum('withdrawalsPaid', withdrawals.amount),
    count('withdrawalOrders', withdrawals.count),
    ...play.points.flatMap((one) => [
      point(play.by === 'hour' ? 'ggrOfHour' : 'ggrOfDay', one.ggr, one),
      point(play.by === 'hour' ? 'validBetsOfHour' : 'validBetsOfDay', one.valid, one),
    ]),
  ]
}

function decimal(amount: bigint | string, currency: string): string {
  return isCurrency(currency) ? toDecimal(money(BigInt(amount), currency)) : String(amount)
}
