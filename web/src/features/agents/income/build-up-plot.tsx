import { useQuery } from '@tanstack/react-query'
import { languageEntry } from '@baize/kernel/language'
import { money, toDecimal } from '@baize/kernel/money'
import { momentText } from '@baize/kernel/moment-text'
import { businessDayBounds, isDay } from '@baize/kernel/time'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { Plot, plotHeight } from '../overview/plot.tsx'
import { scaleOf } from '../overview/scale.ts'
import { allWindowsQuery, type Pace, type Windows } from './api.ts'
import { buildUp, type Step } from './build-up.ts'

/** How a day of a real-time salary builds up, run by run. It draws what was settled and no forecast. */
export function BuildUpPlot({ pace }: { readonly pace: Pace }) {
  const { day } = pace.today
  const range = isDay(day) ? { firstDay: day, lastDay: day } : undefined
  const { data, error, refetch } = useQuery({
    ...allWindowsQuery({
      range: range ?? { firstDay: '2000-01-01', lastDay: '2000-01-01' },
      kind: 'realtime',
      side: 'got',
    }),
    enabled: range !== undefined,
  })
  if (!data)
    return error ? <FailureNote error={error} onRetry={refetch} /> : <Skeleton className="h-56" />
  if (data.items.length === 0 || range === undefined) return null
  return <Drawn windows={data} pace={pace} bounds={businessDayBounds(range.firstDay, pace.zone)} />
}

const hourMs = 3_600_000

type DrawnProps = {
  readonly windows: Pick<Windows, 'items' | 'currency'>
  readonly pace: Pace
  readonly bounds: { readonly start: Date; readonly end: Date }
}

function Drawn({ windows: { items, currency }, pace, bounds }: DrawnProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const start = bounds.start.getTime()
  const length = (bounds.end.getTime() - start) / hourMs
  const hours = Array.from({ length }, (_, at) => new Date(start + at * hourMs).toISOString())
  const timeText = (at: string) => momentText(new Date(at), tag, pace.zone, 'time')
  const steps = buildUp(items)
  // Only where to draw is a float; every figure that is read comes from the whole number.
  const valueOf = (sum: bigint) => Number(toDecimal(money(sum, currency)))
  const values = steps.map(({ total }) => valueOf(total))
  const { yOf } = scaleOf(values, plotHeight)
  const xOf = (at: string) => Math.min(length, Math.max(0, (Date.parse(at) - start) / hourMs))
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const last = steps.at(-1)
  const line = [
    `M0,${yOf(0)}`,
    ...steps.map(({ to, total }) => `H${xOf(to)}V${yOf(valueOf(total))}`),
  ].join('')
  return (
    <Plot
      title={t('agents-plots.buildUp')}
      about={
        <>
          {t('agents-plots.soFar', { count: steps.length })}{' '}
          <RecordSum of={last?.total ?? 0n} currency={currency} />
        </>
      }
      days={hours}
      markText={timeText}
      values={values}
      axisText={(value) => short.format(value)}
      keys={[
        { label: t('agents-plots.soFarKey'), className: 'bg-pos' },
        { label: t('agents-plots.higherTier'), className: 'bg-brass', isLine: true },
      ]}
      table={<Runs steps={steps} currency={currency} timeText={timeText} />}
    >
      <path d={`${line}V${yOf(0)}Z`} fill="var(--pos)" opacity="0.16" />
      <path
        d={line}
        fill="none"
        stroke="var(--pos)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {steps
        .filter(({ isHigher }) => isHigher)
        .map(({ id, to }) => (
          <line
            key={id}
            x1={xOf(to)}
            x2={xOf(to)}
            y1={0}
            y2={plotHeight}
            stroke="var(--brass)"
            strokeDasharray="3 3"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </Plot>
  )
}

type RunsProps = {
  readonly steps: readonly Step[]
  readonly currency: Windows['currency']
  readonly timeText: (at: string) => string
}

function Runs({ steps, currency, timeText }: RunsProps) {
  const t = useText()
  const sum = (of: string | bigint) => <RecordSum of={of} currency={currency} show="none" />
  return (
    <Table<Step>
      dense
      label={t('agents-plots.buildUp')}
      rows={steps.toReversed()}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'time',
          head: t('reports.time'),
          priority: 1,
          cell: ({ to }) => timeText(to),
          total: t('reports.total'),
        },
        {
          id: 'tier',
          head: t('agents-terms.tier'),
          align: 'end',
          cell: ({ tier }) => (tier === 0 ? '–' : tier),
        },
        {
          id: 'amount',
          head: t('reports.amount'),
          align: 'end',
          cell: ({ amount }) => sum(amount),
        },
        {
          id: 'total',
          head: t('agents-plots.soFarKey'),
          align: 'end',
          priority: 1,
          cell: ({ total }) => sum(total),
          total: sum(steps.at(-1)?.total ?? 0n),
        },
      ]}
    />
  )
}
