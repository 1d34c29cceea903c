import { useInfiniteQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { SettledWindow, SettlementRun } from '@baize/contract/agents/settlement-desk'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Tabs, TabPanel } from '@baize/ui/navigation/tabs'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { windowsQuery } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { windowColumns } from '../files/settlement-files.ts'
import { RecountPart } from '../recount/recount-part.tsx'
import { kindTexts } from '../words.ts'
import { useLineColumns } from './line-columns.tsx'

type WindowsDialogProps = {
  readonly run: SettlementRun
  readonly view: string | undefined
  readonly onView: (view: string | undefined) => void
  readonly onClose: () => void
}

/** What a run came to, window by window, and what it comes to when it is computed again. */
export function WindowsDialog({ run, view, onView, onClose }: WindowsDialogProps) {
  const t = useText()
  const dayText = useDayText()
  const selected = view === 'recount' ? 'recount' : 'windows'
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('agents-desk.runOf', { kind: t(kindTexts[run.kind]), day: dayText(run.day) })}
    >
      <Tabs
        name="run"
        label={t('agents-recount.view')}
        selected={selected}
        onSelect={(id) => onView(id === 'windows' ? undefined : id)}
        tabs={[
          { id: 'windows', label: t('agents-desk.windowsHead') },
          { id: 'recount', label: t('agents-recount.tab') },
        ]}
      />
      <TabPanel name="run" selected={selected}>
        {selected === 'windows' ? <WindowsPart run={run} /> : <RecountPart run={run} />}
      </TabPanel>
    </Dialog>
  )
}

function WindowsPart({ run: { day, kind, currency } }: { readonly run: SettlementRun }) {
  const t = useText()
  const asked = { day, kind, currency }
  const list = useInfiniteQuery(windowsQuery(asked))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const columns = useColumns()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-64 text-text-2">{t('agents-desk.windowsText')}</p>
        <AgentsExport
          list="settlement-windows"
          filter={asked}
          of={`${kind}-${currency}-${day}`}
          columns={windowColumns}
          disabled={rows.length === 0}
          read={(cursor, signal) =>
            call(
              calls.listSettledWindows,
              { ...asked, limit: 100, ...(cursor && { cursor }) },
              { signal },
            )
          }
        />
      </div>
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
