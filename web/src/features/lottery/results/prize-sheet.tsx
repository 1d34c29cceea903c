import { Fragment } from 'react'
import type { Family } from '@baize/games/lottery/play'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { rowsOfSheet } from './sheet-rows.ts'

type Props = { readonly family: Family; readonly draw: readonly string[] }

/** Every prize of a draw; of Vietnam also what the last two digits came to, by their first. */
export function PrizeSheet({ family, draw }: Props) {
  const t = useText()
  const isVietnam = family === 'vnn' || family === 'vns'
  return (
    <div className={isVietnam ? 'grid gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}>
      <dl className="figures grid content-start overflow-hidden rounded-card border border-line bg-s1">
        {rowsOfSheet(family, draw).map(({ name, native, prizes, isFirst }) => (
          <Fragment key={name}>
            <div className="grid grid-cols-[minmax(6rem,1fr)_3fr] items-center gap-2 border-b border-line px-3 py-1.5 last:border-0">
              <dt className="text-meta font-medium">
                {t(name)}
                {native !== '' && (
                  <span lang="vi" className="block text-caption text-text-2">
                    {native}
                  </span>
                )}
              </dt>
              <dd
                className={cx(
                  'gap-x-5 gap-y-1 text-center font-semibold',
                  prizes.length > 4 ? 'grid grid-cols-3' : 'flex flex-wrap justify-evenly',
                )}
              >
                {prizes.map((prize, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same number may be drawn twice
                  <span key={index} className={isFirst ? 'text-h3 text-neg' : ''}>
                    {isVietnam && !isFirst ? prize.slice(0, -2) : prize}
                    {isVietnam && !isFirst && <span className="text-brass">{prize.slice(-2)}</span>}
                  </span>
                ))}
              </dd>
            </div>
          </Fragment>
        ))}
      </dl>
      {isVietnam && <Heads draw={draw} />}
    </div>
  )
}

function Heads({ draw }: { readonly draw: readonly string[] }) {
  const t = useText()
  const tails = draw.map((prize) => prize.slice(-2))
  return (
    <div className="self-start overflow-hidden rounded-card border border-line bg-s1">
      <table className="figures w-full text-body-s">
        <thead>
          <tr className="text-start text-meta text-text-2">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('lottery.head')}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('lottery.lastDigits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 10 }, (_, head) => String(head)).map((head) => {
            const own = tails.filter((tail) => tail.startsWith(head)).map((tail) => tail.slice(-1))
            return (
              <tr key={head} className="h-8.5 border-t border-line">
                <th scope="row" className="px-3 text-start">
                  {head}
                </th>
                <td className="px-3">
                  {own.length === 0 ? (
                    <span className="text-text-3">{t('lottery.none')}</span>
                  ) : (
                    own.toSorted().join(', ')
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
