import { useInfiniteQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { AccountEntry } from '@baize/contract/wagers/records'
import { Table } from '@baize/ui/tables/table'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { askedEntries, entriesQuery } from '../api.ts'
import { CsvButton } from '../../../shared/report/csv-button.tsx'
import { Empty } from '../empty.tsx'
import { entryColumns } from './entry-columns.tsx'
import { EntryDetail } from './entry-detail.tsx'
import { EntryFilters } from './entry-filters.tsx'
import { Figures } from '../figures.tsx'
import { More } from '../more.tsx'
import { PeriodField } from '../period.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useEntryFile } from './use-entry-file.ts'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { useRecordFilter } from '../use-record-filter.ts'
import { useSearchOn } from './use-search-on.ts'

/** The account record: everything that moved the own money, or was meant to. */
export function AccountRecord() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const query = useInfiniteQuery(entriesQuery(filter))
  const { data, error, isFetchingNextPage, hasNextPage } = query
  const waits = useSkeleton(query.isPending)
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const open = entries.find(({ id, reference }) => [id, reference].includes(filter.open))
  useSearchOn(query, filter.open !== '' && open === undefined)
  const file = useEntryFile(filter)
  const isWide = useIsWide()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <PeriodField>
        <CsvButton<AccountEntry>
          {...file}
          disabled={entries.length === 0}
          read={(cursor, signal) =>
            call(
              calls.listAccountRecord,
              { ...askedEntries(filter), limit: 100, ...(cursor && { cursor }) },
              { signal },
            )
          }
        />
      </PeriodField>
      <EntryFilters />
      {last && (
        <div className="grid gap-1.5">
          <Figures
            label={t('reports.total')}
            items={(['in', 'out'] as const).map((id) => ({
              id,
              label: t(id === 'in' ? 'reports.in' : 'reports.out'),
              value: <RecordSum of={last.totals[id]} currency={last.currency} />,
            }))}
          />
          <p className="text-meta text-text-3">{t('reports.inOutNote')}</p>
        </div>
      )}
      <FailureNote error={error} onRetry={query.refetch} />
      {(data || waits) && (
        <Table
          label={t('shell.accountRecord')}
          columns={entryColumns(t, isWide)}
          rows={entries}
          rowId={({ id }) => id}
          selectedId={open?.id}
          onOpen={({ id }) => change({ open: id })}
          skeletonRows={waits ? 5 : 0}
          empty={
            <Empty
              title={t('reports.noEntries')}
              text={t('reports.noEntriesText')}
              isNarrowed={filter.kind + filter.outcome !== ''}
            />
          }
        />
      )}
      {entries.length > 0 && (
        <More
          hasMore={hasNextPage}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {open && <EntryDetail entry={open} onClose={() => change({ open: '' })} />}
    </div>
  )
}
