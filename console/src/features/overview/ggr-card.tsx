import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { businessDay } from '@baize/kernel/time'
import { Card } from '@baize/ui/card'
import { IconButton } from '@baize/ui/icon-button'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useOperator } from '../../shared/operator.ts'
import { useDayText } from '../../shared/figures/use-day-text.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { useWantedCurrency } from '../../shared/forms/currency-choice.tsx'
import { GgrPlot } from './ggr-plot.tsx'
import { GgrTable } from './ggr-table.tsx'
import { playReaders, playReportQuery, type PlayDays, type PlayReport } from './play-api.ts'
import { useWeekday } from './use-weekday.ts'

/** What the brand kept of the stakes, hour by hour or day by day, beside the usual. */
export function GgrCard(days: PlayDays) {
  const { can } = useOperator()
  return can(...playReaders) ? <Ggr {...days} /> : null
}

function Ggr({ from, to }: PlayDays) {
  const t = useText()
  const [search, change] = useSearch()
  const asTable = search['ggr'] === 'table'
  const { data, error, refetch } = useQuery(playReportQuery({ from, to, ...useWantedCurrency() }))
  const title = from === to ? t('cashier-desk.ggrByHour') : t('cashier-desk.ggrByDay')
  return (
    <Card
      title={title}
      sub={data?.currency}
      className="overflow-clip"
      flush={asTable && data !== undefined}
      actions={
        <>
          {data && !asTable && <Legend report={data} from={from} to={to} />}
          <IconButton
            size="sm"
            label={asTable ? t('cashier-desk.asPlots') : t('cashier-desk.asTable')}
            icon={asTable ? <ChartColumn size={18} /> : <Table2 size={18} />}
            aria-pressed={asTable}
            onClick={() => change({ ggr: asTable ? undefined : 'table' })}
          />
        </>
      }
    >
      {data ? (
        <Shown report={data} title={title} asTable={asTable} isOneDay={from === to} />
      ) : error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : (
        // As tall as the plot with its axis.
        <Skeleton className="h-[14.375rem] w-full" />
      )}
    </Card>
  )
}

type ShownProps = {
  readonly report: PlayReport
  readonly title: string
  readonly asTable: boolean
  readonly isOneDay: boolean
}

function Shown({ report, title, asTable, isOneDay }: ShownProps) {
  const t = useText()
  const now = useServerTime(15_000)
  const isEmpty = report.totals.bets === 0
  const nothing = isOneDay ? t('cashier-desk.nothingPlayed') : t('cashier-desk.nothingPlayedDays')
  if (isEmpty && report.usual === null) {
    return (
      <p className="flex h-[14.375rem] items-center justify-center text-center text-text-3">
        {nothing}
      </p>
    )
  }
  if (asTable) return <GgrTable label={title} report={report} now={now} />
  return (
    <>
      {isEmpty && <p className="mb-3 text-text-3">{nothing}</p>}
      <GgrPlot label={title} report={report} now={now} />
    </>
  )
}

/** Which is which. The usual is named only where there is one, with the weeks that it is made of. */
function Legend({ report, from, to }: PlayDays & { readonly report: PlayReport }) {
  const t = useText()
  const { zone } = useOperator()
  const dayText = useDayText()
  const weekday = useWeekday()
  const today = businessDay(useServerTime(60_000), zone)
  const bars =
    from !== to ? t('cashier-desk.ggr') : from === today ? t('cashier-desk.today') : dayText(from)
  const hasLine = report.points.some((point) => point.usual !== null)
  const weeks = report.usual?.weeks
  const line =
    weeks === undefined
      ? t('cashier-desk.usual')
      : from === to
        ? t('cashier-desk.usualOf', { weekday: weekday(from), weeks })
        : t('cashier-desk.usualDays', { weeks })
  return (
    <span className="flex flex-wrap justify-end gap-x-3 text-caption text-text-2">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-link" />
        {bars}
      </span>
      {hasLine && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="w-3.5 border-t-2 border-dashed border-brass" />
          {line}
        </span>
      )}
    </span>
  )
}
