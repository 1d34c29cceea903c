import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import type { PlayPoint, PlayReport } from './play-api.ts'
import { pointStateOf, usePointWords } from './use-point-words.ts'

type GgrTableProps = {
  readonly label: string
  readonly report: PlayReport
  readonly now: Date
}

/** The plot in numbers, the latest first. What has not begun has only its usual and is left out. */
export function GgrTable({ label, report, now }: GgrTableProps) {
  const rows = report.points.filter((point) => pointStateOf(point, now) !== 'coming')
  return (
    <Table
      dense
      label={label}
      className="max-md:px-3 max-md:pb-3 md:max-h-60"
      columns={useColumns(report, now)}
      rows={rows.toReversed()}
      rowId={({ at }) => at}
    />
  )
}

function useColumns(report: PlayReport, now: Date): readonly Column<PlayPoint>[] {
  const t = useText()
  const { titleOf } = usePointWords(report)
  const { currency, totals } = report
  const sum = (amount: string) => <BookAmount amount={amount} currency={currency} />
  return [
    {
      id: 'point',
      head: report.by === 'hour' ? t('cashier-desk.hour') : t('cashier-desk.day'),
      priority: 1,
      cell: (point) => (
        <span className="whitespace-nowrap">{titleOf(point, pointStateOf(point, now))}</span>
      ),
      total: t('cashier-desk.total'),
    },
    {
      id: 'ggr',
      head: t('cashier-desk.ggr'),
      align: 'end',
      cell: ({ ggr }) => sum(ggr),
      total: sum(totals.ggr),
    },
    {
      id: 'usual',
      head: t('cashier-desk.usual'),
      align: 'end',
      cell: ({ usual }) => (usual === null ? '—' : sum(usual)),
    },
    {
      id: 'valid',
      head: t('cashier-desk.validBets'),
      align: 'end',
      cell: ({ valid }) => sum(valid),
      total: sum(totals.valid),
    },
  ]
}
