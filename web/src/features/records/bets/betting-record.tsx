import { useInfiniteQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Bet } from '@baize/contract/wagers/records'
import { Table } from '@baize/ui/tables/table'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { askedBets, betsQuery } from '../api.ts'
import { betColumns } from './bet-columns.tsx'
import { BetDetail } from './bet-detail.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetTotals } from './bet-totals.tsx'
import { CsvButton } from '../../../shared/report/csv-button.tsx'
import { Empty } from '../empty.tsx'
import { More } from '../more.tsx'
import { PeriodField } from '../period.tsx'
import { useBetFile } from './use-bet-file.ts'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { useRecordFilter } from '../use-record-filter.ts'

/** The betting record: own bets of some days, what they come to, and each of them in full. */
export function BettingRecord() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const query = useInfiniteQuery(betsQuery(filter))
  const { data, error, isFetchingNextPage, hasNextPage } = query
  const waits = useSkeleton(query.isPending)
  const bets = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const open = bets.find(({ id }) => id === filter.open)
  const file = useBetFile(filter)
  const isWide = useIsWide()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <PeriodField>
        <CsvButton<Bet>
          {...file}
          disabled={bets.length === 0}
          read={(cursor, signal) =>
            call(
              calls.listBets,
              { ...askedBets(filter), limit: 100, ...(cursor && { cursor }) },
              { signal },
            )
          }
        />
      </PeriodField>
      <BetFilters />
      {last && <BetTotals currency={last.currency} totals={last.totals} />}
      <FailureNote error={error} onRetry={query.refetch} />
      {(data || waits) && (
        <Table
          label={t('shell.bettingRecord')}
          columns={betColumns(t, isWide)}
          rows={bets}
          rowId={({ id }) => id}
          selectedId={open?.id}
          onOpen={({ id }) => change({ open: id })}
          skeletonRows={waits ? 5 : 0}
          empty={
            <Empty
              title={t('reports.noBets')}
              text={t('reports.noBetsText')}
              isNarrowed={Object.keys(askedBets(filter)).length > 2}
            />
          }
        />
      )}
      {bets.length > 0 && (
        <More
          hasMore={hasNextPage}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {open && <BetDetail bet={open} onClose={() => change({ open: '' })} />}
    </div>
  )
}
