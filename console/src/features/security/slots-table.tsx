import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useSlotText } from './hour-bars.tsx'
import type { HourSlot, SpanName } from './statistics.ts'

type SlotsTableProps = {
  readonly label: string
  readonly slots: readonly HourSlot[]
  readonly span: SpanName
}

/** The bars as numbers, newest first. */
export function SlotsTable({ label, slots, span }: SlotsTableProps) {
  const columns = useColumns(slots, span)
  return (
    <Table
      dense
      label={label}
      className="max-h-80"
      columns={columns}
      rows={slots.toReversed()}
      rowId={({ from }) => from.toISOString()}
    />
  )
}

function useColumns(slots: readonly HourSlot[], span: SpanName): readonly Column<HourSlot>[] {
  const t = useText()
  const countText = useCountText()
  const slotText = useSlotText(span)
  const sum = (side: 'good' | 'open' | 'refused') =>
    countText(slots.reduce((all, slot) => all + slot[side], 0))
  const figures = (count: number) => <span className="figures">{countText(count)}</span>
  return [
    {
      id: 'from',
      head: t('identity-desk.columnFrom'),
      priority: 1,
      cell: ({ from }) => <span className="whitespace-nowrap">{slotText(from)}</span>,
      total: t('identity-desk.sum'),
    },
    {
      id: 'good',
      head: t('identity-desk.sideGood'),
      align: 'end',
      cell: ({ good }) => figures(good),
      total: sum('good'),
    },
    {
      id: 'open',
      head: t('identity-desk.sideOpen'),
      align: 'end',
      cell: ({ open }) => figures(open),
      total: sum('open'),
    },
    {
      id: 'refused',
      head: t('identity-desk.sideRefused'),
      align: 'end',
      cell: ({ refused }) => figures(refused),
      total: sum('refused'),
    },
  ]
}
