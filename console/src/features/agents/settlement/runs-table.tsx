import type { SettlementRun } from '@baize/contract/agents/settlement-desk'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { kindTexts } from '../words.ts'

type RunsTableProps = {
  readonly runs: readonly SettlementRun[]
  readonly skeletonRows: number
  readonly isLoaded: boolean
  readonly onOpen: (run: SettlementRun) => void
}

/** A line a day and kind: how many contracts, what they came to, and what of it is paid. */
export function RunsTable({ runs, skeletonRows, isLoaded, onOpen }: RunsTableProps) {
  const t = useText()
  return (
    <Table
      label={t('agents-desk.tabRuns')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={runs}
      rowId={({ day, kind, currency }) => `${day} ${kind} ${currency}`}
      skeletonRows={skeletonRows}
      onOpen={onOpen}
      empty={
        isLoaded && (
          <EmptyState
            picture={<RecordsPicture />}
            title={t('agents-desk.runsEmpty')}
            text={t('agents-desk.runsEmptyText')}
          />
        )
      }
    />
  )
}

function useColumns(): readonly Column<SettlementRun>[] {
  const t = useText()
  const dayText = useDayText()
  const countText = useCountText()
  return [
    { id: 'day', head: t('agents-desk.day'), priority: 1, cell: ({ day }) => dayText(day) },
    {
      id: 'kind',
      head: t('agents-desk.kind'),
      priority: 1,
      cell: ({ kind }) => t(kindTexts[kind]),
    },
    {
      id: 'contracts',
      head: t('agents-desk.contracts'),
      align: 'end',
      cell: ({ contracts }) => <span className="figures">{countText(contracts)}</span>,
    },
    {
      id: 'windows',
      head: t('agents-desk.windowsHead'),
      align: 'end',
      cell: ({ windows }) => <span className="figures">{countText(windows)}</span>,
    },
    sum('amount', t('agents-desk.cameTo')),
    sum('setOff', t('agents-desk.setOff')),
    sum('paid', t('agents-desk.paid')),
    sum('owed', t('agents-desk.owed')),
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: ({ owed }) =>
        owed === '0' ? (
          <StatusChip tone="ok">{t('agents-desk.allPaid')}</StatusChip>
        ) : (
          <StatusChip tone="pending">{t('agents-desk.partOwed')}</StatusChip>
        ),
    },
  ]
}

function sum(id: 'amount' | 'setOff' | 'paid' | 'owed', head: string): Column<SettlementRun> {
  return {
    id,
    head,
    align: 'end',
    cell: (run) => (
      <BookAmount
        bare={id !== 'amount'}
        amount={run[id]}
        currency={run.currency}
        className={run[id] === '0' ? 'text-text-3' : ''}
      />
    ),
  }
}
