import { languageEntry } from '@baize/kernel/language'
import { money, toDecimal } from '@baize/kernel/money'
import { Table } from '@baize/ui/tables/table'
import { useLanguage, useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { Overview } from '../api.ts'
import { Plot, plotHeight } from './plot.tsx'
import { scaleOf } from './scale.ts'
import { useDayText } from './use-day-text.ts'

/** Deposits and withdrawals side by side, day by day, and what stays of them as a line. */
export function CashPlot({ overview }: { readonly overview: Overview }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const dayText = useDayText()
  const { days, currency, totals } = overview
  // Only where to draw is a float; every figure that is read comes from the whole number.
  const valueOf = (sum: string) => Number(toDecimal(money(BigInt(sum), currency)))
  const drawn = days.map(({ day, deposits, withdrawals }) => ({
    day,
    in: valueOf(deposits),
    out: valueOf(withdrawals),
    net: valueOf(String(BigInt(deposits) - BigInt(withdrawals))),
  }))
  const values = drawn.flatMap((one) => [one.in, one.out, one.net])
  const { yOf } = scaleOf(values, plotHeight)
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const sum = (of: string | bigint) => <RecordSum of={of} currency={currency} show="none" />
  const left = (one: { readonly deposits: string; readonly withdrawals: string }) =>
    BigInt(one.deposits) - BigInt(one.withdrawals)
  return (
    <Plot
      title={t('agents.cashPlot')}
      days={days.map(({ day }) => day)}
      values={values}
      axisText={(value) => short.format(value)}
      keys={[
        { label: t('reports.deposits'), className: 'bg-pos' },
        { label: t('reports.withdrawals'), className: 'bg-info' },
        { label: t('agents.left'), className: 'bg-brass', isLine: true },
      ]}
      read={(at) => {
        const day = days[at]
        if (!day) return []
        return [
          { label: t('reports.deposits'), value: sum(day.deposits) },
          { label: t('reports.withdrawals'), value: sum(day.withdrawals) },
          { label: t('agents.left'), value: sum(left(day)) },
        ]
      }}
      table={
        <Table
          dense
          label={t('agents.cashPlot')}
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
            {
              id: 'in',
              head: t('reports.deposits'),
              align: 'end',
              cell: (day) => sum(day.deposits),
              total: sum(totals.deposits),
            },
            {
              id: 'out',
              head: t('reports.withdrawals'),
              align: 'end',
              cell: (day) => sum(day.withdrawals),
              total: sum(totals.withdrawals),
            },
            {
              id: 'left',
              head: t('agents.left'),
              align: 'end',
              cell: (day) => sum(left(day)),
              total: sum(left(totals)),
            },
          ]}
        />
      }
    >
      {drawn.map((one, at) => (
        <g key={one.day}>
          <rect
            x={at + 0.2}
            width={0.29}
            y={yOf(one.in)}
            height={yOf(0) - yOf(one.in)}
            fill="var(--pos)"
          />
          <rect
            x={at + 0.51}
            width={0.29}
            y={yOf(one.out)}
            height={yOf(0) - yOf(one.out)}
            fill="var(--info)"
          />
        </g>
      ))}
      <polyline
        points={drawn.map(({ net }, at) => `${at + 0.5},${yOf(net)}`).join(' ')}
        fill="none"
        stroke="var(--brass)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </Plot>
  )
}
