import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../sum.tsx'
import type { Over } from './laid-bets.ts'

/** Says which bound a press would have passed. */
export function useTellOver(
  nameOf: (spot: string) => string,
  currency: Currency,
): (over: Over) => string {
  const t = useText()
  const write = useSumText(currency)
  return ({ spot, most }) =>
    spot === undefined
      ? t('arcade.overTable', { most: write(most) })
      : t('arcade.overSpot', { spot: nameOf(spot), most: write(most) })
}
