import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Segmented } from '@baize/ui/forms/segmented'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { CurrencyChoice } from '../../shared/forms/currency-choice.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { AdviceCard } from './advice-card.tsx'
import { rtpQuery } from './api.ts'
import { periods, readRtpFilter, type RtpPeriod } from './filter.ts'
import { FunnelCard } from './funnel-card.tsx'
import { RtpCard } from './rtp-card.tsx'
import { RtpExport } from './rtp-export.tsx'

const usualPeriod: RtpPeriod = '30d'

/** What games really return, held against what they declare; and how the chosen one came to it. */
export function RtpPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readRtpFilter(search), [search])
  const list = useInfiniteQuery(rtpQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const first = list.data?.pages[0]
  const chosen = rows.find(({ key }) => key === search['open']) ?? rows[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeRtp')}
        sub={t('rtp-desk.sub')}
        actions={
          <>
            <CurrencyChoice currencies={list.data?.pages[0]?.currencies} />
            <Segmented
              label={t('rtp-desk.period')}
              value={filter.period}
              segments={periods.map((value) => ({ value, label: t(periodNames[value]) }))}
              onValue={(value) => change({ period: value === usualPeriod ? undefined : value })}
            />
            <RtpExport filter={filter} disabled={rows.length === 0} />
          </>
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <RtpCard
        list={list}
        rows={rows}
        first={first}
        filter={filter}
        openKey={chosen?.key}
        onOpen={(key) => change({ open: key })}
      />
      {chosen && first && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <FunnelCard row={chosen} filter={filter} />
          <AdviceCard row={chosen} crowd={first.crowd} currency={first.currency} />
        </div>
      )}
    </div>
  )
}

const periodNames = {
  '1d': 'rtp-desk.period1d',
  '7d': 'rtp-desk.period7d',
  '30d': 'rtp-desk.period30d',
  '90d': 'rtp-desk.period90d',
} as const
