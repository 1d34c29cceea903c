import { languageEntry } from '@baize/kernel/language'
import { money, toDecimal } from '@baize/kernel/money'
import { Table } from '@baize/ui/tables/table'
import { useLanguage, useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { Plot, plotHeight } from '../overview/plot.tsx'
import { scaleOf } from '../overview/scale.ts'
import { useDayText } from '../overview/use-day-text.ts'
import type { Income } from './api.ts'
import { sources } from './source-columns.tsx'

type Source = keyof Income['days'][number]['got']

const drawnSources = ['daily', 'realtime', 'hourly', 'dividend', 'rebate'] as const
const fills: Readonly<Record<Source, { readonly fill: string; readonly className: string }>> = {
  dividend: { fill: 'var(--brass)', className: 'bg-brass' },
  daily: { fill: 'var(--pos)', className: 'bg-pos' },
  realtime: {
    fill: 'color-mix(in srgb, var(--pos) 55%, var(--s1))',
    className: 'bg-[color-mix(in_srgb,var(--pos)_55%,var(--s1))]',
  },
  hourly: { fill: 'var(--text-3)', className: 'bg-text-3' },
  rebate: { fill: 'var(--info)', className: 'bg-info' },
}

/** What each day brought, source upon source. What a correction took back hangs below nought. */
export function IncomePlot({ income }: { readonly income: Income }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const dayText = useDayText()
  const { days, currency, totals } = income
  // Only where to draw is a float; every figure that is read comes from the whole number.
  const valueOf = (sum: string) => Number(toDecimal(money(BigInt(sum), currency)))
  const there = drawnSources.filter((source) => days.some(({ got }) => got[source] !== '0'))
  const bars = days.map(({ got }) => {
    let [up, down] = [0, 0]
    return there.map((source) => {
      const value = valueOf(got[source])
      const from = value < 0 ? down : up
      if (value < 0) down += value
      else up += value
      return { source, from, to: from + value }
    })
  })
  const values = [0, ...bars.flat().map(({ to }) => to)]
  const { yOf } = scaleOf(values, plotHeight)
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const sum = (of: string | bigint) => <RecordSum of={of} currency={currency} show="none" />
  const totalOf = (source: Source) =>
    days.reduce((total, { got }) => total + BigInt(got[source]), 0n)
  return (
    <Plot
      title={t('agents-income.byDay')}
      days={days.map(({ day }) => day)}
      values={values}
      axisText={(value) => short.format(value)}
      keys={there.map((source) => ({
        label: t(sources[source].name),
        className: fills[source].className,
      }))}
      read={(at) => {
        const day = days[at]
        if (!day) return []
        const label = (source: Source) => t(sources[source].name)
        return [
          ...there.map((source) => ({ label: label(source), value: sum(day.got[source]) })),
          { label: t('agents-income.given'), value: sum(day.given) },
        ]
      }}
      table={
        <Table
          dense
          label={t('agents-income.byDay')}
          rows={days.toReversed()}
          rowId={({ day }) => day}
          columns={[
            {
              id: 'day',
              head: t('reports.day'),
              priority: 1,
              cell: ({ day }) => dayText(day),
              total: t('reports.total'),
            },
            ...there.map((source) => ({
              id: source,
              head: t(sources[source].name),
              align: 'end' as const,
              cell: ({ got }: Income['days'][number]) => sum(got[source]),
              total: sum(totalOf(source)),
            })),
            {
              id: 'given',
              head: t('agents-income.given'),
              align: 'end',
              cell: ({ given }) => sum(given),
              total: sum(totals.given),
            },
          ]}
        />
      }
    >
      {bars.map((bar, at) => (
        <g key={days[at]?.day}>
          {bar.map(({ source, from, to }) => (
            <rect
              key={source}
              x={at + 0.2}
              width={0.6}
              y={yOf(Math.max(from, to))}
              height={Math.abs(yOf(from) - yOf(to))}
              fill={fills[source].fill}
            />
          ))}
        </g>
      ))}
    </Plot>
  )
}
