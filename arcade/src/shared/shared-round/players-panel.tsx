import type { ReactNode } from 'react'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import type { Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { Panel } from '../panel.tsx'
import { ArcadeSum } from '../sum.tsx'
import { sortBets } from './state.ts'

type Props = {
  readonly state: SharedState
  readonly currency: Currency
  /** What the last column is called, and what stands there of a bet. */
  readonly ends: string
  readonly renderEnd: (bet: SharedBet) => ReactNode
  /** What a bet lies on, under the name of its player. */
  readonly renderBet?: (bet: SharedBet) => ReactNode
}

const shownPlayers = 50

/** Who is in this round, with what, and how it went for them. */
export function PlayersPanel({ state, currency, ends, renderEnd, renderBet }: Props) {
  const t = useText()
  return (
    <Panel
      flush
      title={t('arcade.inThisRound')}
      aside={t('arcade.players', { count: state.players })}
    >
      {state.bets.length === 0 && (
        <p className="px-4 pb-3 text-meta text-text-3">{t('arcade.noBetsYet')}</p>
      )}
      {state.bets.length > 0 && (
        <div className="max-h-130 overflow-y-auto">
          <table className="figures w-full text-meta">
            <thead>
              <tr className="h-8 text-text-3 *:font-medium">
                <th className="ps-4 text-start">{t('arcade.player')}</th>
                <th className="text-end">{t('arcade.bet')}</th>
                <th className="pe-4 text-end">{ends}</th>
              </tr>
            </thead>
            <tbody>
              {sortBets(state.bets)
                .slice(0, shownPlayers)
                .map((bet) => (
                  <tr
                    key={bet.id}
                    className={cx('h-10 even:bg-zebra', bet.own && 'bg-s3! font-semibold')}
                  >
                    <td
                      className={cx(
                        'max-w-24 truncate ps-4',
                        bet.own && 'shadow-[inset_3px_0_0_var(--brass)]',
                      )}
                    >
                      {bet.own ? t('arcade.you') : bet.player}
                      {renderBet?.(bet)}
                    </td>
                    <td className="text-end">
                      <ArcadeSum of={BigInt(bet.stake)} currency={currency} bare />
                    </td>
                    <td className="pe-4 text-end whitespace-nowrap">{renderEnd(bet)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
