import type { ReactNode } from 'react'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { Panel } from './panel.tsx'
import { SoundButton } from './sound-button.tsx'
import type { Sound } from './sound.ts'
import { StakeStepper } from './stake-stepper.tsx'
import type { Stakes } from './stakes.ts'
import './bet-console.css'

type Props = {
  readonly stakes: Stakes
  readonly stake: bigint
  readonly currency: Currency
  readonly disabled: boolean
  readonly onStake: (stake: bigint) => void
  readonly sound: Sound
  readonly children: ReactNode
}

/** What an instant game is played with: the stake and its one large button. */
export function BetConsole({ stakes, stake, currency, disabled, onStake, sound, children }: Props) {
  const t = useText()
  return (
    <Panel title={t('arcade.yourBet')} className="bet-console">
      <div className="stake-row mb-3 flex gap-2">
        <StakeStepper
          label={t('arcade.yourBet')}
          stakes={stakes}
          stake={stake}
          currency={currency}
          disabled={disabled}
          onStake={onStake}
          className="flex-1"
        />
        <SoundButton sound={sound} />
      </div>
      {children}
    </Panel>
  )
}
