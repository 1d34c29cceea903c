import type { SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { ArcadeSum } from '../../shared/sum.tsx'
import { timesText } from '../../shared/times.ts'
import { sortBets } from '../../shared/shared-round/state.ts'
import { outAtOf } from './state.ts'

type Props = { readonly state: SharedState; readonly currency: Currency }

const shownPlayers = 50

/** Who is in this round, and who got out where. */
export function PlayersPanel({ state, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const isOver = state.phase === 'over'
  return (
    <Panel
      flush
      title={t('arcade.crashInRound')}
      aside={t('arcade.players', { count: state.players })}
    >
      {state.bets.length === 0 && (
        <p className="px-4 pb-3 text-meta text-text-3">{t('arcade.crashNobody')}</p>
      )}
      {state.bets.length > 0 && (
        <div className="max-h-130 overflow-y-auto">
          <table className="figures w-full text-meta">
            <thead>
              <tr className="h-8 text-text-3 *:font-medium">
                <th className="ps-4 text-start">{t('arcade.player')}</th>
                <th className="text-end">{t('arcade.bet')}</th>
                <th className="pe-4 text-end">{t('arcade.cashedOut')}</th>
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
                    </td>
                    <td className="text-end">
                      <ArcadeSum of={BigInt(bet.stake)} currency={currency} bare />
                    </td>
                    <td className="pe-4 text-end whitespace-nowrap">
                      {outAtOf(bet) > 0 ? (
                        <>
                          <ArcadeSum
                            of={BigInt(bet.payout)}
                            currency={currency}
                            bare
                            className="font-semibold text-pos"
                          />{' '}
                          <span className="font-normal text-text-3">
                            {timesText(outAtOf(bet), tag)}
                          </span>
                        </>
                      ) : (
                        <span className="font-normal text-text-3">
                          {isOver
                            ? t('arcade.crashDown')
                            : state.phase === 'running'
                              ? t('arcade.flying')
                              : '–'}
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
