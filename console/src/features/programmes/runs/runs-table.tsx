import type { RewardRun } from '@baize/contract/promotions/runs-desk'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { kindTexts, stateLook } from '../words.ts'

type RunsTableProps = {
  readonly runs: readonly RewardRun[]
  readonly skeletonRows: number
  readonly isLoaded: boolean
  readonly onOpen: (run: RewardRun) => void
}

/** A line a window: how many got something, what it came to, and what of it is paid. */
export function RunsTable({ runs, skeletonRows, isLoaded, onOpen }: RunsTableProps) {
  const t = useText()
  return (
    <Table
      label={t('programmes-desk.tabRuns')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={runs}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      onOpen={onOpen}
      empty={
        isLoaded && (
          <EmptyState
            picture={<RecordsPicture />}
            title={t('programmes-desk.runsEmpty')}
            text={t('programmes-desk.runsEmptyText')}
          />
        )
      }
    />
  )
}

/** The first day, and the last where it is another. */
export function useWindowText(): (run: Pick<RewardRun, 'from' | 'to'>) => string {
  const dayText = useDayText()
  return ({ from, to }) => (from === to ? dayText(from) : `${dayText(from)} \u2013 ${dayText(to)}`)
}

function useColumns(): readonly Column<RewardRun>[] {
  const t = useText()
  const countText = useCountText()
  const windowText = useWindowText()
  const total = (run: RewardRun, of: 'members' | 'nothing') =>
    countText(run.sums.reduce((sum, one) => sum + one[of], 0))
  const money = (id: 'amount' | 'paid', head: string): Column<RewardRun> => ({
    id,
    head,
    align: 'end',
    cell: ({ sums }) =>
      sums.length === 0
        ? '\u2013'
        : sums.map((sum) => (
            <BookAmount
              key={sum.currency}
              bare={false}
              amount={sum[id]}
              currency={sum.currency}
              className={sum[id] === '0' ? 'block text-text-3' : 'block'}
            />
          )),
  })
  return [
    { id: 'window', head: t('programmes-desk.window'), priority: 1, cell: windowText },
    {
      id: 'kind',
      head: t('programmes-desk.kind'),
      priority: 1,
      cell: ({ kind }) => t(kindTexts[kind]),
    },
    {
      id: 'members',
      head: t('programmes-desk.members'),
      align: 'end',
      cell: (run) => <span className="figures">{total(run, 'members')}</span>,
    },
    {
      id: 'nothing',
      head: t('programmes-desk.nothing'),
      align: 'end',
      cell: (run) => <span className="figures text-text-3">{total(run, 'nothing')}</span>,
    },
    money('amount', t('programmes-desk.cameTo')),
    money('paid', t('programmes-desk.paid')),
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: (run) => {
        const { tone, text } = stateLook(run)
        return <StatusChip tone={tone}>{t(text)}</StatusChip>
      },
    },
  ]
}
