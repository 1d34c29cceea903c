import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { DayHead } from '@baize/contract/ledger/books'
import { Card } from '@baize/ui/card'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { groupedHash } from '../../../shared/figures/hash-text.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { daysQuery } from '../api.ts'

/** Every day that is over, with the head that seals it and all days before it. */
export function DaysCard() {
  const t = useText()
  const days = useInfiniteQuery(daysQuery)
  const rows = days.data?.pages.flatMap(({ items }) => items) ?? []
  const skeleton = useSkeleton(days.isPending)
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.daysTitle')}
      sub={t('ops.daysSub')}
      actions={
        <a
          href="/wps/books/heads"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          <ExternalLink size={14} aria-hidden="true" />
          {t('ops.daysPublic')}
        </a>
      }
      footer={days.hasNextPage && <MoreButton list={days} />}
    >
      {days.error && (
        <div className="px-4 pb-3">
          <FailureNote error={days.error} onRetry={days.refetch} />
        </div>
      )}
      <Table
        dense
        label={t('ops.daysTitle')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={rows}
        rowId={({ day }) => day}
        skeletonRows={skeleton ? 4 : 0}
        empty={days.isSuccess && <p className="px-5 pb-5 text-text-3">{t('ops.daysNone')}</p>}
      />
    </Card>
  )
}

function useColumns(): readonly Column<DayHead>[] {
  const t = useText()
  const countText = useCountText()
  const hash = (text: string) => (
    <span title={text} className="figures">
      {groupedHash(text)}
    </span>
  )
  return [
    {
      id: 'day',
      head: t('ops.daysColumnDay'),
      priority: 1,
      cell: ({ day }) => (
        <time dateTime={day} className="figures font-semibold">
          {day}
        </time>
      ),
    },
    {
      id: 'movements',
      head: t('ops.daysColumnMovements'),
      align: 'end',
      cell: ({ movements }) => <span className="figures">{countText(movements)}</span>,
    },
    {
      id: 'entries',
      head: t('ops.booksColumnEntries'),
      align: 'end',
      cell: ({ entries }) => <span className="figures">{countText(entries)}</span>,
    },
    { id: 'previous', head: t('ops.daysColumnPrevious'), cell: ({ previous }) => hash(previous) },
    {
      id: 'head',
      head: t('ops.daysColumnHead'),
      cell: ({ head }) => (
        <span className="inline-flex items-center gap-2">
          {hash(head)}
          <CopyButton iconOnly text={head} label={t('ops.daysCopy')} />
        </span>
      ),
    },
  ]
}
