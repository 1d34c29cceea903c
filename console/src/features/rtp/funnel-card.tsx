import { useQuery } from '@tanstack/react-query'
import { ChartLine, Table2 } from 'lucide-react'
import type { RtpPoint, RtpRow } from '@baize/contract/rtp/rtp-desk'
import { Card } from '@baize/ui/card'
import { IconButton } from '@baize/ui/icon-button'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { rtpGameQuery } from './api.ts'
import type { RtpFilter } from './filter.ts'
import { FunnelPlot } from './funnel-plot.tsx'
import { Legend } from './legend.tsx'
import { useDayText } from '../../shared/figures/use-day-text.ts'
import { useWords } from './use-words.ts'

type FunnelCardProps = { readonly row: RtpRow; readonly filter: RtpFilter }

/** How the chosen one came to its return, day by day. */
export function FunnelCard({ row, filter }: FunnelCardProps) {
  const t = useText()
  const { by, period, currency } = filter
  const [search, change] = useSearch()
  const asTable = search['points'] === 'table'
  const { data, error, refetch } = useQuery(
    rtpGameQuery({ key: row.key, by, period, ...(currency && { currency }) }),
  )
  const title = t('rtp-desk.addsUp', { name: row.name })
  return (
    <Card
      title={title}
      sub={t('rtp-desk.addsUpSub')}
      actions={
        <>
          {!asTable && <Legend kinds={['95', '99']} tone="info" />}
          <IconButton
            label={asTable ? t('rtp-desk.pointsAsPlot') : t('rtp-desk.pointsAsTable')}
            icon={asTable ? <ChartLine size={18} /> : <Table2 size={18} />}
            aria-pressed={asTable}
            onClick={() => change({ points: asTable ? undefined : 'table' })}
          />
        </>
      }
    >
      {error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="h-56 w-full" />
      ) : asTable ? (
        <PointsTable label={title} row={data.row} points={data.points} />
      ) : (
        <FunnelPlot row={data.row} points={data.points} leftOn={data.leftOn} />
      )}
    </Card>
  )
}

type PointsTableProps = {
  readonly label: string
  readonly row: RtpRow
  readonly points: readonly RtpPoint[]
}

function PointsTable({ label, row: { declaredBps }, points }: PointsTableProps) {
  const t = useText()
  const countText = useCountText()
  const dayText = useDayText()
  const { percentText, rangeText, sigmaText } = useWords()
  const range = (half: number | null) =>
    declaredBps === null || half === null ? '–' : rangeText(declaredBps - half, declaredBps + half)
  return (
    <Table
      dense
      label={label}
      rows={points}
      rowId={({ day }) => day}
      columns={[
        {
          id: 'day',
          priority: 1,
          head: t('rtp-desk.day'),
          cell: ({ day }) => dayText(day, 'short'),
        },
        {
          id: 'rounds',
          align: 'end',
          head: t('rtp-desk.rounds'),
          cell: ({ rounds }) => countText(rounds),
        },
        {
          id: 'observed',
          align: 'end',
          head: t('rtp-desk.observed'),
          cell: ({ observedBps }) => percentText(observedBps),
        },
        {
          id: 'range95',
          align: 'end',
          head: t('rtp-desk.range95'),
          cell: ({ within95Bps }) => range(within95Bps),
        },
        {
          id: 'range99',
          align: 'end',
          head: t('rtp-desk.range99'),
          cell: ({ within99Bps }) => range(within99Bps),
        },
        {
          id: 'deviation',
          align: 'end',
          head: t('rtp-desk.deviation'),
          cell: ({ deviationMilli }) => (deviationMilli === null ? '–' : sigmaText(deviationMilli)),
        },
      ]}
    />
  )
}
