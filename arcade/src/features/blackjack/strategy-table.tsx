import { playByTable } from '@baize/games/blackjack/strategy'
import type { BlackjackMove } from '@baize/games/blackjack/table'
import { useText } from '@baize/texts/use-text'

/** Two to ten, then the ace, as tables of this kind are read. */
const dealers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const named = (value: number) => (value === 1 ? 'A' : String(value))

type Row = { readonly total: number; readonly isSoft: boolean; readonly pairOf: number }

const hard: readonly Row[] = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) => ({
  total,
  isSoft: false,
  pairOf: 0,
}))
const soft: readonly Row[] = [13, 14, 15, 16, 17, 18, 19].map((total) => ({
  total,
  isSoft: true,
  pairOf: 0,
}))
const pairs: readonly Row[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((pairOf) => ({
  total: pairOf === 1 ? 12 : pairOf * 2,
  isSoft: pairOf === 1,
  pairOf,
}))

/** The strategy that the return is declared for, as the rules themselves hold it. */
export function StrategyTable() {
  const t = useText()
  const letters: Partial<Record<BlackjackMove, string>> = {
    hit: 'H',
    stand: 'S',
    double: 'D',
    split: 'P',
  }
  const parts = [
    { name: t('arcade.bjHardTotals'), rows: hard },
    { name: t('arcade.bjSoftTotals'), rows: soft },
    { name: t('arcade.bjPairs'), rows: pairs },
  ]
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full min-w-75 text-center text-meta">
        {parts.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className="h-8 text-text-3">
              <th className="text-start font-medium">{name}</th>
              {dealers.map((up) => (
                <th key={up} className="font-medium">
                  {named(up)}
                </th>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={`${row.total} ${row.pairOf}`} className="h-7 border-t border-line">
                <th className="text-start font-semibold">
                  {row.pairOf > 0 ? `${named(row.pairOf)}, ${named(row.pairOf)}` : row.total}
                </th>
                {dealers.map((up) => (
                  <td key={up}>{letters[playByTable({ ...row, canDouble: true, up })]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
