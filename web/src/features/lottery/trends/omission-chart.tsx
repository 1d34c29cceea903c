import { Fragment } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { omissionRows } from '@baize/games/lottery/trends'
import { useText } from '@baize/texts/use-text'
import { shortNumber } from '../short-number.ts'
import type { Look } from './looks.ts'

type Props = { readonly draws: readonly LotteryResult[]; readonly look: Look }

const cell = 25
const left = 46
const mostRows = 30

/** Each draw a line: where a symbol came it stands in a dot, elsewhere for how many draws it has been away. */
export function OmissionChart({ draws, look }: Props) {
  const t = useText()
  const { symbols, at } = look
  const rows = omissionRows(
    draws.map(({ draw }) => draw),
    symbols,
    at,
  ).toReversed()
  const shown = draws.slice(0, mostRows)
  const width = left + symbols.length * cell
  const came = shown.map((_, row) => (rows[row] ?? []).indexOf(0))
  const isSingle = look.place !== undefined
  const x = (column: number) => left + column * cell + cell / 2
  const y = (row: number) => (row + 1) * cell + cell / 2
  return (
    <div
      className="relative overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it else
      tabIndex={0}
      role="region"
      aria-label={t('lottery.trend')}
    >
      <table className="sr-only">
        <caption>{t('lottery.trendCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lottery.drawHead')}</th>
            {symbols.map((symbol) => (
              <th key={symbol} scope="col">
                {symbol}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((result, row) => (
            <tr key={result.id}>
              <th scope="row">{shortNumber(result.number)}</th>
              {(rows[row] ?? []).map((away, column) => (
                <td key={symbols[column]}>{away === 0 ? t('lottery.came') : away}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${(shown.length + 1) * cell}`}
        className="figures w-full"
        style={{ minWidth: Math.min(width, 280) }}
        fontSize="11.5"
        textAnchor="middle"
      >
        {symbols.map((symbol, column) => (
          <text
            key={symbol}
            x={x(column)}
            y={cell / 2}
            dy=".36em"
            fill="var(--text-2)"
            fontWeight="600"
          >
            {symbol}
          </text>
        ))}
        {shown.map((result, row) => (
          <Fragment key={result.id}>
            {row % 2 === 0 && (
              <rect x="0" y={(row + 1) * cell} width={width} height={cell} fill="var(--zebra)" />
            )}
            <text x="0" y={y(row)} dy=".36em" textAnchor="start" fill="var(--text-3)">
              {shortNumber(result.number)}
            </text>
          </Fragment>
        ))}
        {isSingle && (
          <polyline
            points={came.map((column, row) => `${x(column)},${y(row)}`).join(' ')}
            fill="none"
            stroke="#c99b3f"
            strokeWidth="1.5"
          />
        )}
        {shown.map((result, row) =>
          (rows[row] ?? []).map((away, column) => (
            <g key={`${result.id} ${symbols[column] ?? ''}`}>
              {away === 0 && (
                <circle cx={x(column)} cy={y(row)} r="10" fill="#efe8d2" stroke="#c99b3f" />
              )}
              <text
                x={x(column)}
                y={y(row)}
                dy=".36em"
                fill={away === 0 ? '#16261d' : 'var(--text-3)'}
                fontWeight={away === 0 ? 700 : 400}
              >
                {away === 0 ? symbols[column] : away}
              </text>
            </g>
          )),
        )}
      </svg>
    </div>
  )
}
