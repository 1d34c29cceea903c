import { useInfiniteQuery } from '@tanstack/react-query'
import type { SettledWindow, SettlementRun } from '@baize/contract/agents/settlement-desk'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { windowsQuery } from '../api.ts'
import { kindTexts } from '../words.ts'
import { useLineColumns } from './line-columns.tsx'

type WindowsDialogProps = { readonly run: SettlementRun; readonly onClose: () => void }

/** The windows of a run, each with what it was computed from. */
export function WindowsDialog({ run, onClose }: WindowsDialogProps) {
  const t = useText()
  const dayText = useDayText()
  const list = useInfiniteQuery(windowsQuery({ day: run.day, kind: run.kind }))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const columns = useColumns()
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('agents-desk.runOf', { kind: t(kindTexts[run.kind]), day: dayText(run.day) })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-text-2">{t('agents-desk.windowsText')}</p>
        <FailureNote error={list.error} onRetry={list.refetch} />
        <Table
          dense
          label={t('agents-desk.windowsHead')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          skeletonRows={slow ? 4 : 0}
        />
        {list.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('ops.booksMore')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function useColumns(): readonly Column<SettledWindow>[] {
  const t = useText()
  return [
    ...useLineColumns<SettledWindow>(),
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: ({ isPaid }) => (
        <StatusChip tone={isPaid ? 'ok' : 'pending'}>
          {t(isPaid ? 'agents-desk.allPaid' : 'agents-desk.owed')}
        </StatusChip>
      ),
    },
  ]
}
