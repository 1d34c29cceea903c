import type { Family } from '@baize/games/lottery/play'
import type { translate } from '@baize/texts/browser'

/** From where on a total is big, where people look at it so. */
const bigFrom: Readonly<Partial<Record<Family, number>>> = {
  ssc: 23,
  lf3: 14,
  lf5: 23,
  k3: 11,
  '11x5': 31,
  lhc: 175,
}

/** What people say of a draw: its total, big or small, odd or even. */
export function sayingOf(t: typeof translate, family: Family, draw: readonly string[]): string {
  const from = bigFrom[family]
  if (from === undefined || draw.length === 0) return ''
  const total = draw.reduce((sum, symbol) => sum + Number(symbol), 0)
  // A total of 30 is neither where eleven numbers are drawn from.
  const isTied = family === '11x5' && total === 30
  const words = isTied
    ? [t('lottery-plays.w-tie')]
    : [
        t(total >= from ? 'lottery-plays.w-big' : 'lottery-plays.w-small'),
        t(total % 2 === 1 ? 'lottery-plays.w-odd' : 'lottery-plays.w-even'),
      ]
  return t('lottery.totalOf', { total, words: words.join(' · ') })
}
