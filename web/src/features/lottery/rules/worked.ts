import type { SoldPlay } from '@baize/contract/lottery/lottery'
import { exampleOf, type Judged } from '@baize/games/lottery/examples/example'
import { fraction, ratio, times, type Fraction } from '@baize/games/lottery/fraction'
import { payoutOf } from '@baize/games/lottery/judge'
import { isKnownDay } from '@baize/games/lottery/lhc/map'
import type { Play } from '@baize/games/lottery/play'
import { wholeGroup } from '@baize/games/lottery/pricing/groups'
import { tiersAt } from '@baize/games/lottery/pricing/table'

/** What a draw pays a ticket at a stake of one on each bet, at the prices that are sold. */
export type WorkedDraw = Judged & { readonly pays: Fraction }

export type Worked = {
  readonly ticket: string
  readonly bets: number
  readonly cost: Fraction
  readonly won: WorkedDraw
  readonly lost: WorkedDraw
}

type Sold = { readonly play: Play; readonly sold: SoldPlay; readonly group: number }

/** The example of a play, counted and paid as the house would; of a day that is not known there may be none. */
export function workOut({ play, sold, group }: Sold, day: string): Worked | undefined {
  if (play.family === 'lhc' && !isKnownDay(day)) return undefined
  const example = exampleOf(play, day)
  const read = play.read(example.ticket, day)
  if (!read.ok) return undefined
  const { bets, tiers: own } = read.value
  const tiers = tiersAt(play, own, sold, { group: play.mode === 'official' ? group : wholeGroup })
  const ofBet = times(ratio(sold.ways, 1), fraction(sold.factor))
  const worked = (judged: Judged): WorkedDraw => {
    const { hits } = judged.verdict
    return { ...judged, pays: times(payoutOf({ hits, refunds: 0 }, tiers), ofBet) }
  }
  const { ticket, won, lost } = example
  return {
    ticket,
    bets,
    cost: times(ofBet, ratio(bets, 1)),
    won: worked(won),
    lost: worked(lost),
  }
}
