import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { heatOf, trendsOf } from '@baize/games/lottery/trends'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import type { Look } from './looks.ts'
import { HeatWord, trendFields, type TrendField } from './trend-fields.tsx'

type Props = { readonly draws: readonly LotteryResult[]; readonly look: Look }

/** How often each symbol came, how long it has been away, and whether it is hot or cold; a line each, in any order. */
export function FrequencyTable({ draws, look }: Props) {
  const t = useText()
  const [by, setBy] = useState<TrendField>('omission')
  const [isUp, setUp] = useState(false)
  const trends = trendsOf(
    draws.map(({ draw }) => draw),
    look.symbols,
    look.at,
  )
  const heat = heatOf(trends)
  const turn = isUp ? 1 : -1
  const rows = trends.toSorted((a, b) => turn * (Number(a[by]) - Number(b[by])))
  const sortBy = (field: TrendField) => {
    setUp(field === by ? !isUp : field === 'symbol')
    setBy(field)
  }
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <table className="figures w-full text-body-s">
      <thead>
        <tr className="text-meta text-text-2">
          {trendFields.map(({ id, text, isWide }) => (
            <th
              key={id}
              scope="col"
              aria-sort={id === by ? (isUp ? 'ascending' : 'descending') : undefined}
              className={cx(
                'font-medium',
                isWide && 'max-md:hidden',
                id !== 'symbol' && 'text-end',
              )}
            >
              <button
                type="button"
                onClick={() => sortBy(id)}
                className="inline-flex min-h-10 items-center gap-1 hover:text-text"
              >
                {id === by && <Arrow size={14} aria-hidden="true" />}
                {t(text)}
              </button>
            </th>
          ))}
          <th scope="col" className="ps-6 text-start font-medium">
            {t('lottery.trendHeat')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.symbol} className="border-t border-line">
            {trendFields.map(({ id, isWide }) =>
              id === 'symbol' ? (
                <th key={id} scope="row" className="py-1.5 text-start">
                  {row.symbol}
                </th>
              ) : (
                <td key={id} className={cx('text-end', isWide && 'max-md:hidden')}>
                  {row[id]}
                </td>
              ),
            )}
            <td className="ps-6">
              <HeatWord heat={heat[row.symbol] ?? 'warm'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
