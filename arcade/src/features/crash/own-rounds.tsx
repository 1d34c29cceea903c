import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { sharedShownOf } from '../../shared/shared-round/as-round.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { returnedBy, stakedIn } from '../../shared/table-state.ts'
import { useTable } from '../../shared/table.tsx'
import { timesText } from '../../shared/times.ts'
import { outAtOf } from './state.ts'

/** How one's own bets of the last rounds ended. */
export function OwnRounds() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table, state } = useTable()
  const rounds = state.last
    .filter((round) => round.state === 'settled')
    .map((round) => {
      const { round: number, move } = sharedShownOf(round)
      return {
        id: round.id,
        round: number,
        outAt: outAtOf({ move }),
        net: returnedBy(round) - stakedIn(round),
      }
    })
  return (
    <Panel title={t('arcade.yourLastRounds')}>
      {rounds.length === 0 ? (
        <p className="text-meta text-text-3">{t('arcade.noRounds')}</p>
      ) : (
        <table className="figures w-full text-meta">
          <thead>
            <tr className="h-7 text-text-3 *:font-medium">
              <th className="text-start">{t('arcade.round')}</th>
              <th className="text-end">{t('arcade.outAt')}</th>
              <th className="text-end">{t('arcade.net')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.slice(0, 8).map(({ id, round, outAt, net }) => (
              <tr key={id} className="h-8 border-t border-line">
                <td>{round.toLocaleString(tag)}</td>
                <td className="text-end">
                  {outAt > 0 ? (
                    timesText(outAt, tag)
                  ) : (
                    <span className="text-text-3">{t('arcade.crashDown')}</span>
                  )}
                </td>
                <td className="text-end">
                  <ArcadeSum of={net} currency={table.currency} bare trend />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
