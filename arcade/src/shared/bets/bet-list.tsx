import type { Bet } from '@baize/games/game'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { ArcadeSum } from '../sum.tsx'

type Props = {
  readonly bets: readonly Bet[]
  /** What a spot gave back, its stake included. */
  readonly wonOn: (spot: string) => bigint
  readonly nameOf: (spot: string) => string
  readonly currency: Currency
}

/** What became of each bet of a round, those that won first. */
export function BetList({ bets, wonOn, nameOf, currency }: Props) {
  const t = useText()
  const rows = bets.map((bet) => ({ ...bet, returned: wonOn(bet.spot) }))
  const ordered = [
    ...rows.filter(({ returned }) => returned > 0n),
    ...rows.filter(({ returned }) => returned === 0n),
  ]
  return (
    <div
      className="max-h-56 overflow-y-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keys too
      tabIndex={0}
      role="region"
      aria-label={t('arcade.betsOfRound')}
    >
      <table className="figures w-full text-meta">
        <thead>
          <tr className="h-7 text-text-3 *:font-medium">
            <th className="text-start">{t('arcade.betOn')}</th>
            <th className="ps-3 text-end">{t('arcade.bet')}</th>
            <th className="ps-3 text-end">{t('arcade.return')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ spot, stake, returned }) => (
            <tr key={spot} className="h-8 border-t border-line">
              <td>{nameOf(spot)}</td>
              <td className="text-end">
                <ArcadeSum of={BigInt(stake)} currency={currency} bare />
              </td>
              <td className="text-end">
                {returned > 0n ? (
                  <ArcadeSum
                    of={returned}
                    currency={currency}
                    bare
                    className="font-semibold text-pos"
                  />
                ) : (
                  <span className="text-text-3">–</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
