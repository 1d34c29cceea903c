import type { Frame, SlotFace, Win } from '@baize/games/slots/shown'
import type { translate } from '@baize/texts/browser'
import type { SlotLook } from './look.ts'

type Words = typeof translate

/** One reason of a payment in words: "Line 7, 4 × lotus". */
export function describeWin({ kind, symbol, count, of }: Win, look: SlotLook, t: Words): string {
  const name = symbolNameOf(symbol, look, t)
  if (kind === 'line') return t('arcade.winLine', { line: of + 1, count, name })
  if (kind === 'ways') return t('arcade.winWays', { ways: of, count, name })
  if (kind === 'cluster') return t('arcade.winCluster', { count, name })
  if (kind === 'coins') return t('arcade.winCoins', { count })
  return t('arcade.winScatter', { count, name })
}

/** What a frame pays for: its best reason, and how many more there are. */
export function describeWins({ wins }: Frame, look: SlotLook, t: Words): string {
  const [best, ...others] = wins.toSorted((a, b) => b.pays - a.pays)
  if (!best) return ''
  const first = describeWin(best, look, t)
  return others.length === 0 ? first : t('arcade.winAndMore', { first, more: others.length })
}

/** The whole picture in words, reel by reel, for who cannot see it. */
export function describeGrid({ grid }: Pick<Frame, 'grid'>, look: SlotLook, t: Words): string {
  const reels = grid.map((column, reel) =>
    t('arcade.reelHolds', {
      reel: reel + 1,
      symbols: column.map((symbol) => symbolNameOf(symbol, look, t)).join(', '),
    }),
  )
  return reels.join(' ')
}

export function symbolNameOf(symbol: number, { symbols }: SlotLook, t: Words): string {
  const pictured = symbols[symbol]
  return pictured ? t(pictured.name) : ''
}

export const roleOf = ({ symbols }: SlotFace, symbol: number) => symbols[symbol]?.role
