import { paysToOne, wheel, isWheelSpot } from '@baize/games/wheel/wheel'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'

/** What a spot is called: those that pay alike by their signs. */
export function useSpotName(): (spot: string) => string {
  const t = useText()
  return (spot) => {
    if (spot === '12-star') return t('arcade.wheelStar')
    if (spot === '12-moon') return t('arcade.wheelMoon')
    if (spot === '12-sun') return t('arcade.wheelSun')
    return t('arcade.wheelField', { number: spot })
  }
}

/** The same with what it pays and what it takes at a table that takes `max`. */
export function useSpotTerms(max: bigint, currency: Currency): (spot: string) => string {
  const t = useText()
  const write = useSumText(currency)
  const nameOf = useSpotName()
  return (spot) =>
    t('arcade.spotTakes', {
      spot: nameOf(spot),
      odds: oddsText(spot),
      most: write(wheel.bets?.spotLimit(spot, max) ?? 0n),
    })
}

/** What a win pays beside its stake: `12:1`. */
export const oddsText = (spot: string): string => (isWheelSpot(spot) ? `${paysToOne(spot)}:1` : '')
