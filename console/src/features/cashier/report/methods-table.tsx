import { languageEntry } from '@baize/kernel/language'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { completedRate, type CashierReport } from './report.ts'

type Row = CashierReport['methods'][number]

/** What came in by each method, and how many of its orders were completed. */
export function MethodsTable({ report }: { readonly report: CashierReport }) {
  const t = useText()
  return (
    <Table
      label={t('cashier-desk.byMethod')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(report.currency)}
      rows={report.methods}
      rowId={({ id }) => id}
      empty={<p className="px-5 py-8 text-text-3">{t('cashier-desk.noMethodDays')}</p>}
    />
  )
}

function useColumns(currency: string): readonly Column<Row>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'name',
      head: t('cashier-desk.method'),
      priority: 1,
      cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
    },
    {
      id: 'amount',
      head: `${t('cashier-desk.in')} (${currency})`,
      align: 'end',
      priority: 1,
      cell: ({ amount }) => <BookAmount amount={amount} currency={currency} />,
    },
    {
      id: 'ordered',
      head: t('cashier-desk.orderedCount'),
      align: 'end',
      cell: ({ ordered }) => countText(ordered),
    },
    {
      id: 'completed',
      head: t('cashier-desk.completedCount'),
      align: 'end',
      cell: ({ completed }) => countText(completed),
    },
    { id: 'rate', head: t('cashier-desk.rate'), cell: (row) => <Rate row={row} /> },
  ]
}

function Rate({ row }: { readonly row: Row }) {
  const { tag } = languageEntry(useLanguage())
  const rate = completedRate(row)
  if (rate === undefined) return <span className="text-text-3">—</span>
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-2">
      <span className="figures">{percent.format(rate)}</span>
      <span aria-hidden="true" className="h-1.5 w-20 overflow-clip rounded-full bg-s3">
        <span className="block h-full bg-link" style={{ width: `${rate * 100}%` }} />
      </span>
    </span>
  )
}
