import { useText } from '@baize/texts/use-text'
import type { PictureProps } from '../../shared/game-client.ts'
import { Felt } from './felt.tsx'
import { blackjackShownOf } from './state.ts'

type Props = Pick<PictureProps, 'round' | 'currency'>

/** A round from its record: all cards, and how each hand ended. */
export function BlackjackReplay({ round, currency }: Props) {
  const t = useText()
  const shown = blackjackShownOf(round.shown)
  if (!shown) return <p>{t('arcade.recordEmpty')}</p>
  return (
    <Felt
      shown={shown}
      stake={BigInt(round.stake)}
      currency={currency}
      movesMade={0}
      isTold={shown.phase === 'over'}
    />
  )
}
