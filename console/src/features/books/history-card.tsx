import { useInfiniteQuery } from '@tanstack/react-query'
import type { BookProof } from '@baize/contract/books'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Note } from '@baize/ui/note'
import { Segmented } from '@baize/ui/segmented'
import { StatusChip } from '@baize/ui/status-chip'
import { Table } from '@baize/ui/table'
import type { Column } from '@baize/ui/table-column.ts'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { DeskMoment } from '../../shared/desk-moment.tsx'
import { useCountText } from '../../shared/use-count-text.ts'
import { proofsQuery } from './api.ts'

type HistoryCardProps = {
  readonly failedOnly: boolean
  readonly onFailedOnly: (failedOnly: boolean) => void
}

export function HistoryCard({ failedOnly, onFailedOnly }: HistoryCardProps) {
  const t = useText()
  const proofs = useInfiniteQuery(proofsQuery(failedOnly))
  const rows = proofs.data?.pages.flatMap(({ items }) => items) ?? []
  const skeleton = useSkeleton(proofs.isPending)
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.booksHistory')}
      actions={
        <Segmented
          size="sm"
          label={t('ops.booksHistory')}
          segments={[
            { value: 'all', label: t('ops.booksAll') },
            { value: 'failed', label: t('ops.booksFailedOnly') },
          ]}
          value={failedOnly ? 'failed' : 'all'}
          onValue={(value) => onFailedOnly(value === 'failed')}
        />
      }
      footer={
        proofs.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            busy={proofs.isFetchingNextPage}
            onClick={() => void proofs.fetchNextPage()}
          >
            {t('ops.booksMore')}
          </Button>
        )
      }
    >
      {proofs.error && (
        <div className="px-4 pb-3">
          <Note tone="bad" role="alert">
            {failureText(proofs.error)}
          </Note>
        </div>
      )}
      <Table
        dense
        label={t('ops.booksHistory')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={rows}
        rowId={({ at, scope }) => `${scope} ${at}`}
        skeletonRows={skeleton ? 4 : 0}
        empty={
          proofs.isSuccess && (
            <p className="px-5 pb-5 text-text-3">
              {failedOnly ? t('ops.booksNoneFailed') : t('ops.booksNoProofs')}
            </p>
          )
        }
      />
    </Card>
  )
}

function useColumns(): readonly Column<BookProof>[] {
  const t = useText()
  const countText = useCountText()
  const figures = (count: string) => <span className="figures">{countText(count)}</span>
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      priority: 1,
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'scope',
      head: t('ops.booksColumnScope'),
      cell: ({ scope }) => t(scope === 'full' ? 'ops.booksScopeFull' : 'ops.booksScopeRunning'),
    },
    {
      id: 'result',
      head: t('ops.booksColumnResult'),
      priority: 1,
      cell: (proof) => <Result proof={proof} />,
    },
    {
      id: 'entries',
      head: t('ops.booksColumnEntries'),
      align: 'end',
      cell: ({ entries }) => figures(entries),
    },
    {
      id: 'accounts',
      head: t('ops.booksColumnAccounts'),
      align: 'end',
      cell: ({ accounts }) => figures(accounts),
    },
    {
      id: 'took',
      head: t('ops.booksColumnTook'),
      align: 'end',
      cell: ({ tookMs }) => (
        <span className="figures">{t('ops.booksTook', { ms: countText(tookMs) })}</span>
      ),
    },
  ]
}

function Result({ proof }: { readonly proof: BookProof }) {
  const t = useText()
  if (proof.holds) return <StatusChip tone="ok">{t('ops.booksHeld')}</StatusChip>
  const { differences, unbalanced } = proof
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusChip tone="bad">{t('ops.booksFailed')}</StatusChip>
      <span className="text-text-2">
        {t('ops.booksDiffer', { count: differences })}
        {unbalanced.length > 0 && `, ${unbalanced.join(', ')}`}
      </span>
    </span>
  )
}
