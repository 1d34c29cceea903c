import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDuration } from '../../../shared/figures/use-duration.ts'
import { dayNetOf, reportTotalsOf, type CashierReport, type ReportDay } from './report.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'

/** The same as the plots, in numbers, newest day first, with what they come to. */
export function DaysTable({ report }: { readonly report: CashierReport }) {
  const t = useText()
  return (
    <Table
      dense
      label={t('cashier-desk.byDay')}
      className="max-md:px-3 max-md:pb-3 md:max-h-120"
      columns={useColumns(report)}
      rows={report.days.toReversed()}
      rowId={({ day }) => day}
      empty={<p className="px-5 py-8 text-text-3">{t('cashier-desk.noDays')}</p>}
    />
  )
}

function useColumns({ currency, days }: CashierReport): readonly Column<ReportDay>[] {
  const t = useText()
  const dayText = useDayText()
  const countText = useCountText()
  const duration = useDuration()
  const totals = reportTotalsOf(days)
  const sum = (amount: string | bigint, plus = false) => (
    <BookAmount amount={amount} currency={currency} plus={plus} />
  )
  const waited = (seconds: number) => (seconds === 0 ? '—' : duration(seconds))
  return [
    {
      id: 'day',
      head: t('cashier-desk.day'),
      priority: 1,
      cell: ({ day }) => <span className="whitespace-nowrap">{dayText(day)}</span>,
      total: t('cashier-desk.total'),
    },
    {
      id: 'in',
      head: `${t('cashier-desk.in')} (${currency})`,
      align: 'end',
      cell: ({ deposits }) => sum(deposits),
      total: sum(totals.deposits),
    },
    {
      id: 'inCount',
      head: t('cashier-desk.count'),
      align: 'end',
      cell: ({ depositCount }) => countText(depositCount),
      total: countText(totals.depositCount),
    },
    {
      id: 'out',
      head: `${t('cashier-desk.out')} (${currency})`,
      align: 'end',
      cell: ({ withdrawals }) => sum(withdrawals),
      total: sum(totals.withdrawals),
    },
    {
      id: 'outCount',
      head: t('cashier-desk.count'),
      align: 'end',
      cell: ({ withdrawalCount }) => countText(withdrawalCount),
      total: countText(totals.withdrawalCount),
    },
    {
      id: 'net',
      head: t('cashier-desk.net'),
      align: 'end',
      priority: 1,
      cell: (day) => sum(dayNetOf(day), true),
      total: sum(totals.net, true),
    },
    {
      id: 'fees',
      head: t('cashier-desk.fees'),
      align: 'end',
      cell: ({ fees }) => sum(fees),
      total: sum(totals.fees),
    },
    {
      id: 'inWait',
      head: t('cashier-desk.medianIn'),
      align: 'end',
      cell: ({ depositMedianSeconds }) => waited(depositMedianSeconds),
    },
    {
      id: 'outWait',
      head: t('cashier-desk.medianOut'),
      align: 'end',
      cell: ({ withdrawalMedianSeconds }) => waited(withdrawalMedianSeconds),
    },
  ]
}
