import { languageEntry } from '@baize/kernel/language'
import { Table } from '@baize/ui/tables/table'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Overview } from '../api.ts'
import { Plot, plotHeight } from './plot.tsx'
import { scaleOf } from './scale.ts'
import { useDayText } from './use-day-text.ts'

/** Who played, day by day, beside the days before. */
export function ActivePlot({ overview }: { readonly overview: Overview }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const dayText = useDayText()
  const { days, daysBefore } = overview
  const values = [...days, ...daysBefore].map(({ active }) => active)
  const { yOf } = scaleOf(values, plotHeight)
  const lineOf = (some: Overview['days']) =>
    some.map(({ active }, at) => `${at + 0.5},${yOf(active)}`).join(' ')
  const line = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <Plot
      title={t('agents.activeMembers')}
      days={days.map(({ day }) => day)}
      values={values}
      axisText={(value) => value.toLocaleString(tag, { maximumFractionDigits: 1 })}
      keys={[
        { label: t('agents.thisPeriod'), className: 'bg-pos', isLine: true },
        { label: t('agents.periodBefore'), className: 'bg-text-3', isLine: true },
      ]}
      read={(at) => [
        { label: t('agents.thisPeriod'), value: days[at]?.active ?? 0 },
        { label: t('agents.periodBefore'), value: daysBefore[at]?.active ?? 0 },
      ]}
      table={
        <Table
          dense
          label={t('agents.activeMembers')}
          rows={days
            .map((one, at) => ({ ...one, before: daysBefore[at]?.active ?? 0 }))
            .toReversed()}
          rowId={({ day }) => day}
          columns={[
            { id: 'day', head: t('reports.day'), priority: 1, cell: ({ day }) => dayText(day) },
            {
              id: 'active',
              head: t('agents.thisPeriod'),
              align: 'end',
              cell: ({ active }) => active,
            },
            {
              id: 'before',
              head: t('agents.periodBefore'),
              align: 'end',
              cell: ({ before }) => before,
            },
          ]}
        />
      }
    >
      <polyline
        points={lineOf(daysBefore)}
        stroke="var(--text-3)"
        strokeDasharray="4 4"
        {...line}
      />
      {days.length > 1 && (
        <polygon
          points={`0.5,${yOf(0)} ${lineOf(days)} ${days.length - 0.5},${yOf(0)}`}
          fill="var(--pos)"
          opacity="0.14"
        />
      )}
      <polyline points={lineOf(days)} stroke="var(--pos)" {...line} />
    </Plot>
  )
}
