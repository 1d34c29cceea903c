import { useInfiniteQuery } from '@tanstack/react-query'
import { Calendar } from 'lucide-react'
import { useMemo } from 'react'
import type { BookProof } from '@baize/contract/ledger/books'
import { Card } from '@baize/ui/card'
import { pastPresets } from '@baize/ui/forms/date-presets.ts'
import { Segmented } from '@baize/ui/forms/segmented'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useUiTexts } from '@baize/ui/texts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { DayFields } from '../../../shared/forms/day-fields.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { readSpan } from '../../../shared/read-span.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { proofsQuery, type ProofFilter } from '../api.ts'

type HistoryCardProps = {
  readonly openProof: string | undefined
  readonly onOpen: (number: string) => void
}

const scopes = ['running', 'full'] as const

function readFilter(search: Search, now: Date, zone: string): ProofFilter {
  const scope = scopes.find((each) => each === search['scope'])
  return {
    ...(scope && { scope }),
    ...(search['proofs'] === 'failed' && { failed: 'only' as const }),
    ...readSpan(search, now, zone),
  }
}

/** Past proofs by day, by kind and by outcome; a row opens what was found. */
export function HistoryCard({ openProof, onOpen }: HistoryCardProps) {
  const t = useText()
  const [search] = useSearch()
  const { zone } = useOperator()
  const filter = useMemo(() => readFilter(search, new Date(serverNow()), zone), [search, zone])
  const proofs = useInfiniteQuery(proofsQuery(filter))
  const rows = proofs.data?.pages.flatMap(({ items }) => items) ?? []
  const skeleton = useSkeleton(proofs.isPending)
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.booksHistory')}
      footer={proofs.hasNextPage && <MoreButton list={proofs} />}
    >
      <Filters />
      {proofs.error && (
        <div className="px-4 pb-3">
          <FailureNote error={proofs.error} onRetry={proofs.refetch} />
        </div>
      )}
      <Table
        dense
        label={t('ops.booksHistory')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={rows}
        rowId={({ number }) => number}
        selectedId={openProof}
        onOpen={({ number }) => onOpen(number)}
        skeletonRows={skeleton ? 4 : 0}
        empty={proofs.isSuccess && <p className="px-5 pb-5 text-text-3">{emptyText(t, filter)}</p>}
      />
    </Card>
  )
}

function emptyText(t: typeof translate, filter: ProofFilter): string {
  const { failed, ...rest } = filter
  if (Object.keys(rest).length > 0) return t('ops.historyNoneFit')
  return failed ? t('ops.booksNoneFailed') : t('ops.booksNoProofs')
}

function Filters() {
  const t = useText()
  const { datePresets } = useUiTexts()
  const [{ days, scope, proofs }, change] = useSearch()
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-5">
      <FilterChip
        label={t('ops.filterDays')}
        icon={<Calendar size={16} aria-hidden="true" />}
        value={days ?? ''}
        onValue={(chosen) => change({ days: chosen, from: undefined, to: undefined })}
        options={[...pastPresets, 'custom' as const].map((id) => [id, datePresets[id]])}
      />
      {days === 'custom' && <DayFields />}
      <FilterChip
        label={t('ops.historyAnyKind')}
        value={scope ?? ''}
        onValue={(chosen) => change({ scope: chosen })}
        options={[
          ['running', t('ops.booksScopeRunning')],
          ['full', t('ops.booksScopeFull')],
        ]}
      />
      <div className="ms-auto">
        <Segmented
          size="sm"
          label={t('ops.booksHistory')}
          segments={[
            { value: 'all', label: t('ops.booksAll') },
            { value: 'failed', label: t('ops.booksFailedOnly') },
          ]}
          value={proofs === 'failed' ? 'failed' : 'all'}
          onValue={(value) => change({ proofs: value === 'failed' ? 'failed' : undefined })}
        />
      </div>
    </div>
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
