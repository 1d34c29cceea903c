import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, currency, dayText, fields, list, maybe, moment, wholeNumber } from '../schema.ts'

/** What was played and what it brought the brand, for operators. */

const playTotals = fields({
  bets: count(Number.MAX_SAFE_INTEGER),
  staked: wholeNumber,
  /** What of the stakes was at risk. */
  valid: wholeNumber,
  returned: wholeNumber,
  /** Staked less returned; below nothing where the members won. */
  ggr: wholeNumber,
})

const playPoint = fields({
  day: dayText,
  at: moment,
  until: moment,
  ggr: wholeNumber,
  valid: wholeNumber,
  /** The mean GGR of the same hour, or day, of the same weekdays; nothing where too few of them were played. */
  usual: maybe(wholeNumber),
})

export const getPlayReport = endpoint({
  method: 'GET',
  path: '/ops/api/play/report',
  summary:
    'Settled bets of the brand by hour or by day, in one currency, its own unless another is asked for, beside the usual.',
  access: ['admin', 'finance', 'risk', 'auditor'],
  input: fields({ from: dayText, to: dayText, currency: Type.Optional(currency) }),
  reply: fields({
    currency,
    /** Those in which anything was played in the span, the brand's first. */
    currencies: list(currency, 30),
    /** A single day has hours, more of them have days. */
    by: Type.Enum(['hour', 'day']),
    totals: playTotals,
    /** What the same weekdays of the weeks before came to; nothing where fewer than two of them were played. */
    usual: maybe(
      fields({
        /** The means, and beside them what this span itself came to up to the same moment. */
        totals: playTotals,
        soFar: playTotals,
        /** While the last day runs: the moment up to which both are summed. */
        until: maybe(moment),
        /** How many weeks the means are made of, at most. */
        weeks: count(8),
      }),
    ),
    points: list(playPoint, 400),
    /** Members with a settled bet that was staked in the last fifteen minutes, in whatever currency. */
    activeMembers: count(),
  }),
  errors: ['invalid_period'],
})

declare module '../contract.ts' {
  interface ContractModules {
    playReport: typeof import('./play-report.ts')
  }
}
