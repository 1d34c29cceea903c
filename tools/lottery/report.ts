import { showFraction } from '@baize/games/lottery/fraction'
import { judge } from '@baize/games/lottery/judge'
import { businessDay } from '@baize/kernel/time'

const usage =
  'npm run lottery-judge -- <play> <ticket> <draw> [date]\n' +
  "for instance: npm run lottery-judge -- ssc-front3-direct '1 2|0 3|4 5 6' 10478"

/** What a ticket came to, as JSON; or why it is none, with the place. Exit code 2 where the question makes no sense. */
export function report(
  [play, ticket, draw, day, ...more]: readonly string[],
  now = new Date(),
): { readonly text: string; readonly code: number } {
  if (play === undefined || ticket === undefined || draw === undefined || more.length > 0) {
    return { text: usage, code: 2 }
  }
  // Animals and elements are those of the day of the draw, by the clock that they go by.
  const on = day ?? businessDay(now, 'Asia/Shanghai')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) {
    return { text: JSON.stringify({ play, refused: 'date_invalid', at: { date: on } }), code: 1 }
  }
  const judged = judge(play, ticket, draw, on)
  if (!judged.ok) {
    const { code, params = {} } = judged
    return { text: JSON.stringify({ play, refused: code, at: params }), code: 1 }
  }
  const { bets, hits, refunds, payout } = judged.value
  return {
    text: JSON.stringify({
      play,
      bets,
      hits,
      refund: refunds,
      payout: Number(payout.above) / Number(payout.below),
      payoutExact: showFraction(payout),
    }),
    code: 0,
  }
}
