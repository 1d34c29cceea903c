import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SettledWindow } from '@baize/contract/agents/settlements'
import { Button } from '@baize/ui/button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { useCurrency } from '../../../shared/system.ts'
import { useRateText } from '../terms/rate.ts'
import { kindTexts } from '../terms/words.ts'
import { paceQuery, readWindows, windowsQuery, type Kind, type Side } from './api.ts'
import { BuildUpPlot } from './build-up-plot.tsx'
import { ContractCard, PaceFigures } from './contract-card.tsx'
import { HourMap } from './hour-map.tsx'
import { useIncomeFilter } from './use-income-filter.ts'
import { Why } from './why.tsx'
import { windowColumns } from './window-columns.tsx'
import { useWindowText } from './window-text.ts'

const abouts = {
  dividend: 'agents-income.dividendAbout',
  daily: 'agents-income.dailyAbout',
  hourly: 'agents-income.hourlyAbout',
  realtime: 'agents-income.realtimeAbout',
} as const

/** The page of one kind of contract: the present one, what its windows came to, and why. */
export function ContractRecord({ kind }: { readonly kind: Kind }) {
  const t = useText()
  const { filter, change, now, zone } = useIncomeFilter(
    kind === 'dividend' ? 'previous30' : 'previous7',
  )
  const { data: pace, error, refetch } = useQuery(paceQuery(kind))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">{t(abouts[kind])}</p>
      <FailureNote error={error} onRetry={refetch} />
      {!pace && !error && <Skeleton className="h-48" />}
      {pace && (
        <>
          {pace.contract && <PaceFigures pace={pace} kind={kind} />}
          {kind === 'realtime' && <BuildUpPlot pace={pace} />}
          <ContractCard pace={pace} />
        </>
      )}
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('agents-income.dayEnds', { zone })}
      />
      {kind === 'hourly' && filter.side === 'got' && <HourMap />}
      <WindowsTable kind={kind} usual={kind === 'dividend' ? 'previous30' : 'previous7'} />
    </div>
  )
}

type WindowsTableProps = { readonly kind: Kind; readonly usual: 'previous7' | 'previous30' }

function WindowsTable({ kind, usual }: WindowsTableProps) {
  const t = useText()
  const brandCurrency = useCurrency()
  const { filter, change, zone } = useIncomeFilter(usual)
  const { range, side, why } = filter
  const asked = { range, side, kind }
  const query = useInfiniteQuery(windowsQuery(asked))
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage } = query
  const waits = useSkeleton(isPending)
  const windowText = useWindowText()
  const rateText = useRateText()
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const currency = last?.currency ?? brandCurrency
  const given = { t, kind, side, currency, zone, totals: last?.totals, windowText, rateText }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <FailureNote error={error} onRetry={refetch} />
      {(data || waits) && (
        <ReportTable<SettledWindow>
          name={`${kind}-${side}`}
          label={t(kindTexts[kind])}
          fileOf={`${range.firstDay}-${range.lastDay}`}
          columns={windowColumns(given)}
          rows={rows}
          rowId={({ id }) => id}
          selectedId={why}
          skeletonRows={waits ? 5 : 0}
          onOpen={({ id }) => change({ why: id })}
          read={(cursor, signal) => readWindows(asked, { cursor, limit: 100, signal })}
          head={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h2 className="text-lead">
                {t('agents-income.record')}{' '}
                <span className="font-sans text-meta font-normal text-text-3">
                  {t('agents-income.openHint')}
                </span>
              </h2>
              <Segmented<Side>
                label={t('agents-income.side')}
                value={side}
                segments={[
                  { value: 'got', label: t('agents-income.got') },
                  { value: 'given', label: t('agents-income.given') },
                ]}
                onValue={(side) => change({ side })}
              />
            </div>
          }
          foot={
            last && (
              <>
                <span>{t('agents-income.amountsIn', { currency })}</span>
                <span className="ms-auto" />
                {hasNextPage && (
                  <Button
                    size="sm"
                    busy={isFetchingNextPage}
                    busyLabel={t('reports.loadingMore')}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('reports.loadMore')}
                  </Button>
                )}
              </>
            )
          }
          empty={
            <EmptyState
              picture={<RecordsPicture />}
              title={t('agents-income.noWindows')}
              text={t(side === 'got' ? 'agents-income.noWindowsText' : 'agents-income.noGivenText')}
            />
          }
        />
      )}
      {why !== '' && (
        <Why id={why} onClose={() => change({ why: '' })} onOpen={(id) => change({ why: id })} />
      )}
    </div>
  )
}
