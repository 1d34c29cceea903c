import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import type { translate } from '@baize/texts/browser'
import type { Sums } from '../../../shared/sums.ts'
import { offersOf } from './slip-desk.ts'
import { priceOf, type Price } from './price.ts'
import type { Slip, SlipLine } from './slip.ts'
import { whyNot } from './why-not.ts'

/** A line of the slip at the prices that are sold now, or why it is not sold any more. */
export type PricedLine = Omit<SlipLine, 'play'> & {
  readonly play: Play
  readonly price: Price | undefined
  readonly why: string
}

type About = {
  readonly table: PlayTableReply
  readonly day: string
  readonly sums: Sums
  readonly t: typeof translate
}

export function priceLines(slip: Slip, { table, day, sums, t }: About): PricedLine[] {
  const offers = offersOf(table)
  return slip.lines.flatMap(({ id, play, picked, order }) => {
    const offer = offers.get(play)
    if (offer === undefined) return []
    const { groups } = table
    const own = 'sum' in order ? order : { ...order, group: Math.min(order.group, groups.most) }
    const priced = priceOf({ ...offer, groups, picked, order: own, day, decimals: sums.decimals })
    const why = priced.ok ? '' : whyNot(t, priced, sums)
    return [
      {
        id,
        picked,
        order: own,
        play: offer.play,
        price: priced.ok ? priced.value : undefined,
        why,
      },
    ]
  })
}

export const sumOfLines = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { price }) => sum + (price?.stake ?? 0n), 0n)
export const betsOfLines = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { price }) => sum + (price?.bets ?? 0), 0)
/** One hit of each line: what could come back at least if all of them win. */
export const mostOfLines = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { price }) => sum + (price?.most ?? 0n), 0n)
