import { Flame, Snowflake } from 'lucide-react'
import { trendsOf, type Trend } from '@baize/games/lottery/trends'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { useText } from '@baize/texts/use-text'
import type { Look } from './looks.ts'

type Props = { readonly draws: readonly LotteryResult[]; readonly look: Look }

const mostShown = 5

/** Of many symbols those at both ends: away for longest, and come most often. */
export function ShortLists({ draws, look }: Props) {
  const t = useText()
  const trends = trendsOf(
    draws.map(({ draw }) => draw),
    look.symbols,
    look.at,
  )
  const top = (by: 'omission' | 'count') =>
    trends.toSorted((a, b) => b[by] - a[by]).slice(0, mostShown)
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
      <ShortList
        title={t('lottery.longestAway')}
        icon={<Snowflake size={14} aria-hidden="true" />}
        rows={top('omission')}
        says={({ omission }) => t('lottery.drawsAway', { n: omission })}
      />
      <ShortList
        title={t('lottery.cameMost')}
        icon={<Flame size={14} aria-hidden="true" />}
        rows={top('count')}
        says={({ count }) => t('lottery.timesCame', { n: count })}
      />
    </div>
  )
}

type ListProps = {
  readonly title: string
  readonly icon: React.ReactNode
  readonly rows: readonly Trend[]
  readonly says: (trend: Trend) => string
}

function ShortList({ title, icon, rows, says }: ListProps) {
  return (
    <div>
      <h3 className="flex items-center gap-1.5 pb-1 font-sans text-meta font-semibold text-text-2">
        {icon}
        {title}
      </h3>
      <ol className="figures">
        {rows.map((trend) => (
          <li
            key={trend.symbol}
            className="flex justify-between border-t border-line py-1.5 text-body-s"
          >
            <b className="font-semibold">{trend.symbol}</b>
            <span className="text-text-2">{says(trend)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
