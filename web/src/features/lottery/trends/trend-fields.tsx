import { Flame, Minus, Snowflake } from 'lucide-react'
import type { Heat } from '@baize/games/lottery/trends'
import { useText } from '@baize/texts/use-text'

const heats = {
  hot: { text: 'lottery.hot', Icon: Flame },
  warm: { text: 'lottery.warm', Icon: Minus },
  cold: { text: 'lottery.cold', Icon: Snowflake },
} as const satisfies Record<Heat, unknown>

/** What is told of a symbol over past draws; on a phone the first three and its heat. */
export const trendFields = [
  { id: 'symbol', text: 'lottery.trendSymbol', isWide: false },
  { id: 'count', text: 'lottery.trendCount', isWide: false },
  { id: 'omission', text: 'lottery.trendAway', isWide: false },
  { id: 'meanOmission', text: 'lottery.trendMean', isWide: true },
  { id: 'mostOmission', text: 'lottery.trendMost', isWide: true },
  { id: 'longestRun', text: 'lottery.trendRun', isWide: true },
] as const
export type TrendField = (typeof trendFields)[number]['id']

export function HeatWord({ heat }: { readonly heat: Heat }) {
  const t = useText()
  const { text, Icon } = heats[heat]
  return (
    <span className="inline-flex items-center gap-1">
      <Icon size={14} aria-hidden="true" />
      {t(text)}
    </span>
  )
}
