import type { Outcome } from '@baize/games/blackjack/blackjack'
import { useText } from '@baize/texts/use-text'

/** How a hand ended. */
export function useOutcomeWords(): Readonly<Record<Outcome, string>> {
  const t = useText()
  return {
    blackjack: t('arcade.bjBlackjack'),
    won: t('arcade.bjWon'),
    push: t('arcade.bjPush'),
    lost: t('arcade.bjLost'),
    bust: t('arcade.bjBust'),
  }
}
