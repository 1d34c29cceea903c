import { useInfiniteQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { CsvButton } from '../../../shared/report/csv-button.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { creditQuery, daysOf } from '../api.ts'
import { Empty } from '../empty.tsx'
import { EntryDetail } from '../entries/entry-detail.tsx'
import { Figures } from '../figures.tsx'
import { More } from '../more.tsx'
import { PeriodField } from '../period.tsx'
import { useRecordFilter } from '../use-record-filter.ts'
import { creditColumns, type CreditLine } from './credit-columns.tsx'
import { useCreditFile } from './use-credit-file.ts'

const figures = [
  ['opening', 'reports-credit.opening'],
  ['credited', 'reports-credit.credited'],
  ['debited', 'reports-credit.debited'],
  ['closing', 'reports-credit.closing'],
] as const

/** The credit report: what others gave and took, from the balance before the period to the one after it. */
export function CreditReport() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const query = useInfiniteQuery(creditQuery(filter))
  const { data, error, isFetchingNextPage, hasNextPage } = query
  const waits = useSkeleton(query.isPending)
  const lines = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const open = lines.find(({ id }) => id === filter.open)
  const file = useCreditFile(filter)
  const isWide = useIsWide()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="text-text-3">{t('reports-credit.about')}</p>
      <PeriodField>
        <CsvButton<CreditLine>
          {...file}
          disabled={lines.length === 0}
          read={(cursor, signal) =>
            call(
              calls.listCreditReport,
              { ...daysOf(filter), limit: 100, ...(cursor && { cursor }) },
              { signal },
            )
          }
        />
      </PeriodField>
      {last && (
        <div className="grid gap-1.5">
          <Figures
            label={t('reports.total')}
            items={figures.map(([id, label]) => ({
              id,
              label: t(label),
              value: <RecordSum of={last.totals[id]} currency={last.currency} />,
            }))}
          />
          <p className="text-meta text-text-3">{t('reports-credit.note')}</p>
        </div>
      )}
      <FailureNote error={error} onRetry={query.refetch} />
      {(data || waits) && (
        <Table
          label={t('shell.creditReport')}
          columns={creditColumns(t, isWide)}
          rows={lines}
          rowId={({ id }) => id}
          selectedId={open?.id}
          onOpen={({ id }) => change({ open: id })}
          skeletonRows={waits ? 5 : 0}
          empty={
            <Empty
              title={t('reports-credit.none')}
              text={t('reports-credit.noneText')}
              isNarrowed={false}
            />
          }
        />
      )}
      {lines.length > 0 && (
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
