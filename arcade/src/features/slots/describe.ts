import type { Frame, SlotFace, Win } from '@baize/games/slots/shown'
import type { ReelTheme } from '@baize/ui/art/reel-theme'
import type { translate } from '@baize/texts/browser'
import { symbolName } from './symbol-names.ts'

type Words = typeof translate

/** One reason of a payment in words: "Line 7, 4 × lotus". */
export function describeWin({ kind, symbol, count, of }: Win, theme: ReelTheme, t: Words): string {
  const name = symbolNameOf(symbol, theme, t)
  if (kind === 'line') return t('arcade.winLine', { line: of + 1, count, name })
  if (kind === 'ways') return t('arcade.winWays', { ways: of, count, name })
  if (kind === 'cluster') return t('arcade.winCluster', { count, name })
  if (kind === 'coins') return t('arcade.winCoins', { count })
  return t('arcade.winScatter', { count, name })
}

/** What a frame pays for: its best reason, and how many more there are. */
export function describeWins({ wins }: Frame, theme: ReelTheme, t: Words): string {
  const [best, ...others] = wins.toSorted((a, b) => b.pays - a.pays)
  if (!best) return ''
  const first = describeWin(best, theme, t)
  return others.length === 0 ? first : t('arcade.winAndMore', { first, more: others.length })
}

/** The whole picture in words, reel by reel, for who cannot see it. */
export function describeGrid({ grid }: Pick<Frame, 'grid'>, theme: ReelTheme, t: Words): string {
  const reels = grid.map((column, reel) =>
    t('arcade.reelHolds', {
      reel: reel + 1,
      symbols: column.map((symbol) => symbolNameOf(symbol, theme, t)).join(', '),
    }),
  )
  return reels.join(' ')
}

export function symbolNameOf(symbol: number, { symbols }: ReelTheme, t: Words): string {
  const drawn = symbols[symbol]
  if (!drawn) return ''
  return t(symbolName(drawn.kind === 'low' ? drawn.mark : drawn.emblem))
}

export const roleOf = ({ symbols }: SlotFace, symbol: number) => symbols[symbol]?.role
