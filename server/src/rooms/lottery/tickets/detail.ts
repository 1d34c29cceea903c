import type { KeptOrder } from './price.ts'

type Bought = {
  readonly play: string
  readonly bets: number
  readonly picked: string
  readonly order: KeptOrder
}
type Draw = { readonly issue: string; readonly mode: string }

/** So much of what was picked is told with a bet; the ticket has all of it. */
const mostPicked = 300

/** What the record of bets tells of a ticket; what was drawn is added when it is settled. */
export const detailOf = ({ issue, mode }: Draw, { play, bets, picked, order }: Bought) => ({
  issue,
  mode,
  play,
  bets,
  picked: picked.slice(0, mostPicked),
  ...('sum' in order ? { each: order.sum } : order),
})
