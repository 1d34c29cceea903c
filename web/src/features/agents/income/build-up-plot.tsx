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
import { useRateText } from '../terms/rate.ts'
import { allWindowsQuery, type Pace, type Windows } from './api.ts'
import { BuildUpLines } from './build-up-lines.tsx'
import { buildUp, runsToCome, type Step } from './build-up.ts'

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
  const rateText = useRateText()
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
  const firstRate = pace.contract?.terms.tiers[0]?.rate
  return (
    <Plot
      title={t('agents-plots.buildUp')}
      about={
        <>
          {t('agents-plots.soFar', { count: steps.length })}{' '}
          <RecordSum of={last?.total ?? 0n} currency={currency} />
          {steps
            .filter(({ isHigher }) => isHigher)
            .map(({ id, to, tier, rate, amount }) => (
              <span key={id} className="block text-brass">
                {t('agents-plots.tierAt', { at: timeText(to), tier, rate: rateText(rate) })}{' '}
                <RecordSum of={amount} currency={currency} />
              </span>
            ))}
          <span className="block text-text-3">
            {t('agents-plots.toCome', {
              count: runsToCome(pace.today.ofDay, bounds.start, new Date(pace.at)),
            })}
          </span>
        </>
      }
      days={hours}
      markText={timeText}
      values={values}
      axisText={(value) => short.format(value)}
      keys={[
        { label: t('agents-plots.soFarKey'), className: 'bg-pos' },
        { label: t('agents-plots.higherTier'), className: 'bg-brass', isLine: true },
        ...(firstRate === undefined
          ? []
          : [{ label: t('agents-plots.firstTier'), className: 'bg-text-3', isLine: true }]),
      ]}
      table={<Runs steps={steps} currency={currency} timeText={timeText} />}
    >
      <BuildUpLines
        steps={steps}
        firstRate={firstRate}
        until={xOf(pace.at)}
        end={length}
        {...{ xOf, yOf, valueOf }}
      />
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
