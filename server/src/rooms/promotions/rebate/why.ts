import type { GrantWhy } from '../grants/grants.ts'
import type { Rebate } from './amount.ts'

/** The table that explains an amount, as it is kept with it: sums as text. */
export function whyOf(rebate: Rebate): GrantWhy {
  return {
    kind: 'rebate',
    lines: rebate.lines
      .filter(({ state }) => state !== 'waits')
      .map((line) => ({
        day: line.day,
        category: line.category,
        level: line.level,
        rates: line.rates,
        rate: line.rate,
        isCorrection: line.isCorrection,
        validBet: String(line.fresh),
        micro: String(line.micro),
        state: line.state,
      })),
    days: rebate.days.map(({ day, cap, micro, capped }) => ({
      day,
      cap: cap === null ? null : String(cap),
      micro: String(micro),
      capped: String(capped),
    })),
    carriedIn: String(rebate.carriedIn),
    micro: String(rebate.micro),
    carriedOut: String(rebate.carriedOut),
    paid: String(rebate.paid),
  }
}
