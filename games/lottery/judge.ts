import { ok, refuse, type Result } from '@baize/kernel/result'
import { drawShapeOf, readDraw, type DrawFault } from './draw.ts'
import { none, plus, ratio, times, type Fraction } from './fraction.ts'
import { findPlay } from './lottery.ts'
import type { Judged, Tiers } from './play.ts'
import type { TicketFault } from './ticket.ts'

/** What a ticket came to, in units of stake where all comes back. */
export type Verdict = Judged & { readonly bets: number; readonly payout: Fraction }

/** What is paid for so many hits; a stake that comes back is a unit. */
export function payoutOf({ hits, refunds }: Judged, tiers: Tiers): Fraction {
  return Object.entries(hits).reduce(
    (sum, [tier, count]) => {
      const paid = tiers[tier]?.prize
      if (paid === undefined) throw new Error(`Nothing is said of what ${tier} pays`)
      return plus(sum, times(paid, ratio(count, 1)))
    },
    plus(none, ratio(refunds, 1)),
  )
}

export type JudgeFault = TicketFault | DrawFault | 'play_unknown' | 'day_unknown'

/** A ticket held against a draw; offline, and as the house does it. */
export function judge(
  id: string,
  ticket: string,
  draw: string,
  day = '',
): Result<Verdict, JudgeFault> {
  const play = findPlay(id)
  if (play === undefined) return refuse('play_unknown', { play: id })
  const read = play.read(ticket, day)
  if (!read.ok) return read
  const drawn = readDraw(drawShapeOf(play), draw)
  if (!drawn.ok) return drawn
  const judged = read.value.judge(drawn.value)
  return ok({ bets: read.value.bets, ...judged, payout: payoutOf(judged, read.value.tiers) })
}
