import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { isWheelSpot } from '@baize/games/wheel/wheel'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { PlayersPanel } from '../../shared/shared-round/players-panel.tsx'
import { ArcadeSum } from '../../shared/sum.tsx'
import { SpotBadge } from './spot-badge.tsx'
import { betsOf, payoutOf, type Stopped } from './state.ts'
import { useSpotName } from './use-spot-name.ts'

type Props = {
  readonly state: SharedState
  readonly stopped: Stopped | undefined
  readonly currency: Currency
}

/** Who is in this round, on which spots, and what came back once the wheel stands. */
export function BettorsPanel({ state, stopped, currency }: Props) {
  const t = useText()
  const nameOf = useSpotName()
  const lies = (bet: SharedBet) => {
    const spots = betsOf(bet)
      .map(({ spot }) => spot)
      .filter(isWheelSpot)
    return (
      <span className="flex gap-0.5 pb-1">
        {spots.map((spot) => (
          <SpotBadge key={spot} spot={spot} className="spot-badge-small" />
        ))}
        <span className="visually-hidden">{spots.map(nameOf).join(', ')}</span>
      </span>
    )
  }
  const end = (bet: SharedBet) => {
    const returned = stopped ? payoutOf(betsOf(bet), stopped.outcome) : 0n
    if (returned === 0n) return <span className="font-normal text-text-3">–</span>
    return <ArcadeSum of={returned} currency={currency} bare className="font-semibold text-pos" />
  }
  return (
    <PlayersPanel
      state={state}
      currency={currency}
      ends={t('arcade.return')}
      renderEnd={end}
      renderBet={lies}
    />
  )
}
