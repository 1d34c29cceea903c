import { isCurrency, money, toDecimal } from '@baize/kernel/money'
import { csvFile, csvLine } from '../../../shared/lists/csv.ts'
import { ExportButton } from '../../../shared/lists/export-button.tsx'
import { dayNetOf, type CashierReport } from './report.ts'

const head = [
  'day',
  'currency',
  'deposits',
  'depositCount',
  'withdrawals',
  'withdrawalCount',
  'net',
  'fees',
  'depositMedianSeconds',
  'withdrawalMedianSeconds',
]

/** The days as a file, sums in whole coins with their decimals. */
export function reportLines({ currency, days }: CashierReport): string[] {
  const sum = (amount: bigint) =>
    isCurrency(currency) ? toDecimal(money(amount, currency)) : String(amount)
  const rows = days.map((day) =>
    csvLine([
      day.day,
      currency,
      sum(BigInt(day.deposits)),
      String(day.depositCount),
      sum(BigInt(day.withdrawals)),
      String(day.withdrawalCount),
      sum(dayNetOf(day)),
      sum(BigInt(day.fees)),
      String(day.depositMedianSeconds),
      String(day.withdrawalMedianSeconds),
    ]),
  )
  return [csvLine(head), ...rows]
}

export function ReportExport({ report }: { readonly report: CashierReport | undefined }) {
  return (
    <ExportButton
      list="cashier"
      filter={{
        from: report?.days[0]?.day,
        to: report?.days.at(-1)?.day,
        currency: report?.currency,
      }}
      name="cashier"
      label="CSV"
      disabled={report === undefined}
      write={() => Promise.resolve(csvFile(report ? reportLines(report) : []))}
    />
  )
}
