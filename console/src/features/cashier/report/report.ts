import type { getCashierReport } from '@baize/contract/cashier/cashier-report'
import type { ReplyOf } from '@baize/contract/endpoint'

export type CashierReport = ReplyOf<typeof getCashierReport>
export type ReportDay = CashierReport['days'][number]

export type Totals = {
  readonly deposits: bigint
  readonly depositCount: number
  readonly withdrawals: bigint
  readonly withdrawalCount: number
  readonly fees: bigint
  readonly net: bigint
}

export function reportTotalsOf(days: readonly ReportDay[]): Totals {
  const sum = (pick: (day: ReportDay) => string) =>
    days.reduce((all, day) => all + BigInt(pick(day)), 0n)
  const deposits = sum((day) => day.deposits)
  const withdrawals = sum((day) => day.withdrawals)
  return {
    deposits,
    withdrawals,
    fees: sum((day) => day.fees),
    net: deposits - withdrawals,
    depositCount: days.reduce((all, day) => all + day.depositCount, 0),
    withdrawalCount: days.reduce((all, day) => all + day.withdrawalCount, 0),
  }
}

export function dayNetOf({ deposits, withdrawals }: ReportDay): bigint {
  return BigInt(deposits) - BigInt(withdrawals)
}

/** How many of a hundred orders were completed; nothing where none was made. */
export function completedRate({ ordered, completed }: CashierReport['methods'][number]) {
  return ordered === 0 ? undefined : completed / ordered
}
