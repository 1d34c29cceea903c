import { Flame, Minus, Snowflake } from 'lucide-react'
import type { Heat, Trend } from '@baize/games/lottery/trends'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'

const heats = {
  hot: { text: 'lottery.hot', Icon: Flame },
  warm: { text: 'lottery.warm', Icon: Minus },
  cold: { text: 'lottery.cold', Icon: Snowflake },
} as const satisfies Record<Heat, unknown>

const fields = [
  'symbol',
  'count',
  'omission',
  'meanOmission',
  'mostOmission',
  'longestRun',
] as const
export type TrendField = (typeof fields)[number]

export const isTrendField = (name: string): name is TrendField =>
  fields.some((each) => each === name)

/** What is told of a symbol over past draws. */
export function useTrendColumns(heat: Readonly<Record<string, Heat>>): Column<Trend>[] {
  const t = useText()
  const column = (id: TrendField, head: string, priority: 1 | 2 | 3 = 2): Column<Trend> => ({
    id,
    head,
    cell: (row) => <span className="figures">{row[id]}</span>,
    align: id === 'symbol' ? 'start' : 'end',
    sortable: true,
    priority,
  })
  return [
    column('symbol', t('lottery.trendSymbol'), 1),
    column('count', t('lottery.trendCount')),
    column('omission', t('lottery.trendAway')),
    column('meanOmission', t('lottery.trendMean'), 3),
    column('mostOmission', t('lottery.trendMost'), 3),
    column('longestRun', t('lottery.trendRun'), 3),
    {
      id: 'heat',
      head: t('lottery.trendHeat'),
      cell: ({ symbol }) => {
        const { text, Icon } = heats[heat[symbol] ?? 'warm']
        return (
          <span className="inline-flex items-center gap-1">
            <Icon size={14} aria-hidden="true" />
            {t(text)}
          </span>
        )
      },
    },
  ]
}
