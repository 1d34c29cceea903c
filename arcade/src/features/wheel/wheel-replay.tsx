import { useMemo } from 'react'
import { useText } from '@baize/texts/use-text'
import { BetList } from '../../shared/bets/bet-list.tsx'
import type { PictureProps } from '../../shared/game-client.ts'
import { sharedShownOf } from '../../shared/shared-round/as-round.ts'
import { Disc } from './disc.tsx'
import { Fields } from './fields.tsx'
import { betsOf, wheelOutcomeOf, wonOn } from './state.ts'
import { restAngle } from './turning.ts'
import { useSpotName } from './use-spot-name.ts'
import './wheel-page.css'

type Props = Pick<PictureProps, 'round' | 'currency'>

/** A round from its record: where the wheel stood, what lay on the spots, and what each bet got. */
export function WheelReplay({ round, currency }: Props) {
  const t = useText()
  const nameOf = useSpotName()
  const outcome = wheelOutcomeOf(sharedShownOf(round).outcome)
  const motion = useMemo(
    () => ({
      round: 0,
      from: restAngle(outcome?.segment ?? 0, ''),
      startedAt: undefined,
      stop: undefined,
    }),
    [outcome?.segment],
  )
  if (!outcome) return <p>{t('arcade.recordEmpty')}</p>
  const bets = betsOf(round)
  return (
    <section className="grid gap-4">
      <div className="wheel-stage">
        <div className="wheel-window wheel-window-replay">
          <Disc motion={motion} />
        </div>
        <Fields
          bets={bets}
          stopped={outcome.spot}
          isSettled
          shares={new Map()}
          values={[]}
          currency={currency}
        />
      </div>
      <p className="text-center text-lead">
        {t('arcade.wheelStopped', { spot: nameOf(outcome.spot) })}
      </p>
      {bets.length > 0 && (
        <BetList
          bets={bets}
          wonOn={(spot) => wonOn(bets, outcome, spot)}
          nameOf={nameOf}
          currency={currency}
        />
      )}
    </section>
  )
}
