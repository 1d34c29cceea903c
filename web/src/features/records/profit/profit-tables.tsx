import type { Currency } from '@baize/kernel/money'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import type { Profit } from '../api.ts'
import type { Stretch } from '../group-days.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { productText } from '../../../shared/product-texts.ts'

type Line = Pick<Stretch, 'bets' | 'stake' | 'payout' | 'net'>

/** The figures that days and categories share: the result first after the name. */
function useLineColumns(currency: Currency, total: Line) {
  const t = useText()
  const sum = (id: 'stake' | 'payout' | 'net', head: string, trend = false) => ({
    id,
    head,
    align: 'end' as const,
    ...(id === 'net' && { priority: 1 as const }),
    cell: (line: Line) => <RecordSum of={line[id]} currency={currency} show="none" trend={trend} />,
    total: <RecordSum of={total[id]} currency={currency} show="none" trend={trend} />,
  })
  return [
    sum('net', t('reports.net'), true),
    {
      id: 'bets',
      head: t('reports.bets'),
      align: 'end' as const,
      cell: (line: Line) => line.bets,
      total: total.bets,
    },
    sum('stake', t('reports.staked')),
    sum('payout', t('reports.returned')),
  ]
}

type DaysProps = {
  readonly stretches: readonly Stretch[]
  readonly profit: Profit
  readonly isByMonth: boolean
  readonly dayText: (day: string) => string
}

/** The same as the bars, in figures, with deposits and withdrawals; the latest first. */
export function DayTable({ stretches, profit, isByMonth, dayText }: DaysProps) {
  const t = useText()
  const { currency, totals } = profit
  const columns: readonly Column<Stretch>[] = [
    {
      id: 'day',
      head: t(isByMonth ? 'reports.month' : 'reports.day'),
      priority: 1,
      cell: ({ day }) => dayText(day),
      total: t('reports.total'),
    },
    ...useLineColumns(currency, totals),
    cashColumn(profit, 'deposits', t('reports.deposits')),
    cashColumn(profit, 'withdrawals', t('reports.withdrawals')),
  ]
  return (
    <Table
      label={t(isByMonth ? 'reports.byMonth' : 'reports.byDay')}
      columns={columns}
      rows={stretches.toReversed()}
      rowId={({ day }) => day}
    />
  )
}

function cashColumn(
  { currency, totals }: Profit,
  id: 'deposits' | 'withdrawals',
  head: string,
): Column<Stretch> {
  return {
    id,
    head,
    align: 'end',
    cell: (day) => <RecordSum of={day[id]} currency={currency} show="none" />,
    total: <RecordSum of={totals[id]} currency={currency} show="none" />,
  }
}

/** What each category came to. */
export function ProductTable({ profit }: { readonly profit: Profit }) {
  const t = useText()
  const { currency, totals, products } = profit
  const columns: readonly Column<Profit['products'][number]>[] = [
    {
      id: 'product',
      head: t('reports.product'),
      priority: 1,
      cell: ({ product }) => t(productText(product) ?? 'reports.product'),
      total: t('reports.total'),
    },
    ...useLineColumns(currency, totals),
  ]
  return (
    <Table
      label={t('reports.byProduct')}
      columns={columns}
      rows={products}
      rowId={({ product }) => product}
    />
  )
}
