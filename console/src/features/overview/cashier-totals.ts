import type { getCashierReport } from '@baize/contract/cashier/cashier-report'
import type { ReplyOf } from '@baize/contract/endpoint'

export type CashierReport = ReplyOf<typeof getCashierReport>
type Way = 'deposit' | 'withdrawal'

export type WayTotals = {
  readonly amount: bigint
  readonly count: number
  /** The shortest and the longest of the days' medians; nothing where nobody waited. Days have no common median. */
  readonly medianSeconds: { readonly least: number; readonly most: number } | undefined
}

/** What came in, or went out, over all days of a report. */
export function cashierTotals({ days }: CashierReport, way: Way): WayTotals {
  const busy = days.filter((day) => day[`${way}Count`] > 0)
  const medians = busy.map((day) => day[`${way}MedianSeconds`])
  return {
    amount: days.reduce((sum, day) => sum + BigInt(day[`${way}s`]), 0n),
    count: busy.reduce((sum, day) => sum + day[`${way}Count`], 0),
    medianSeconds:
      medians.length === 0
        ? undefined
        : { least: Math.min(...medians), most: Math.max(...medians) },
  }
}
