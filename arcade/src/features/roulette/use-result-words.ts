import type { RouletteShown } from '@baize/games/roulette/roulette'
import { useText } from '@baize/texts/use-text'

/** What fell, in words. */
export function useResultWords(): (shown: RouletteShown) => string {
  const t = useText()
  return ({ number, colour }) => {
    if (colour === 'green') return t('arcade.rouletteFellZero')
    return colour === 'red'
      ? t('arcade.rouletteFellRed', { number })
      : t('arcade.rouletteFellBlack', { number })
  }
}
