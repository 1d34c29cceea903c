import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { SumsProof } from '@baize/contract/agents/proofs-desk'
import { Button } from '@baize/ui/button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { useOperator } from '../../../shared/operator.ts'
import { proofsQuery } from '../api.ts'
import { sumProvers } from '../roles.ts'
import { DifferencesDialog } from './differences-dialog.tsx'
import { ProveDialog } from './prove-dialog.tsx'

/** Which days were counted again from the wagers, and what was found. */
export function ProofsPart() {
  const t = useText()
  const { can } = useOperator()
  const list = useInfiniteQuery(proofsQuery)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [isAsking, setAsking] = useState(false)
  const [open, setOpen] = useState<SumsProof>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-3">
      <div className="flex flex-wrap items-center gap-3 px-4 md:px-5">
        <p className="min-w-0 flex-1 basis-64 text-text-2">{t('agents-proofs.text')}</p>
        {can(...sumProvers) && (
          <Button icon={<ShieldCheck size={16} />} onClick={() => setAsking(true)}>
            {t('agents-proofs.prove')}
          </Button>
        )}
      </div>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={list.error} onRetry={list.refetch} />
      </div>
      <Table
        label={t('agents-proofs.tab')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns(setOpen)}
        rows={rows}
        rowId={({ id }) => id}
        skeletonRows={slow ? 6 : 0}
        empty={
          list.isSuccess && (
            <EmptyState
              picture={<RecordsPicture />}
              title={t('agents-proofs.empty')}
              text={t('agents-proofs.emptyText')}
            />
          )
        }
      />
      {list.hasNextPage && (
        <div className="px-4 md:px-5">
          <Button
            size="sm"
            variant="ghost"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('ops.booksMore')}
          </Button>
        </div>
      )}
      {isAsking && <ProveDialog onClose={() => setAsking(false)} />}
      {open && <DifferencesDialog proof={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function useColumns(onOpen: (proof: SumsProof) => void): readonly Column<SumsProof>[] {
  const t = useText()
  const dayText = useDayText()
  const countText = useCountText()
  const figure = (id: 'bets' | 'members' | 'teams', head: string): Column<SumsProof> => ({
    id,
    head,
    align: 'end',
    cell: (proof) => <span className="figures">{countText(proof[id])}</span>,
  })
  return [
    { id: 'day', head: t('agents-proofs.day'), priority: 1, cell: ({ day }) => dayText(day) },
    figure('bets', t('agents-proofs.bets')),
    figure('members', t('agents-proofs.members')),
    figure('teams', t('agents-proofs.teams')),
    {
      id: 'at',
      head: t('agents-proofs.at'),
      cell: ({ endedAt, askedBy }) => (
        <span className="block min-w-0 max-md:text-end">
          <DeskMoment at={endedAt} className="figures whitespace-nowrap" />
          <span className="block text-caption break-words text-text-3">
            {askedBy ?? t('agents-proofs.byClock')}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: (proof) =>
        proof.differing === 0 ? (
          <StatusChip tone="ok">{t('agents-proofs.equal')}</StatusChip>
        ) : (
          <Button size="sm" variant="danger" onClick={() => onOpen(proof)}>
            {t('agents-proofs.differing', { count: proof.differing })}
          </Button>
        ),
    },
  ]
}
