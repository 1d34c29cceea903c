import { mostWheelPrizes } from '@baize/contract/promotions/check-tickets'
import type { TicketPrize } from '@baize/contract/promotions/tickets'

/** Prizes that are shown as one line: of one amount, or from the lowest to the highest. */
export type Band = {
  readonly from: bigint
  readonly to: bigint
  readonly count: number
  readonly left: number
}

/** A line for each amount; where there are many, as of envelopes that were cut, neighbours are taken together. */
export function bandsOf(prizes: readonly TicketPrize[]): Band[] {
  const all = prizes.map(({ amount, count, left }): Band => {
    const sum = BigInt(amount)
    return { from: sum, to: sum, count, left }
  })
  if (all.length <= mostWheelPrizes) return all
  const size = Math.ceil(all.length / 5)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size).reduce((one, other) => ({
      from: other.from,
      to: one.to,
      count: one.count + other.count,
      left: one.left + other.left,
    })),
  )
}

/** How many slips there are for one of these: 2.2, 6.5, 156. */
export function oneIn(left: number, all: number): number {
  const times = all / left
  return times < 10 ? Math.round(times * 10) / 10 : Math.round(times)
}
