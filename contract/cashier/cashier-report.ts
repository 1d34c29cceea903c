import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, currency, dayText, fields, list, shortText, wholeNumber } from '../schema.ts'

/** What came in and went out, day by day, for operators. */

const cashierDay = fields({
  day: dayText,
  deposits: wholeNumber,
  depositCount: count(),
  withdrawals: wholeNumber,
  withdrawalCount: count(),
  fees: wholeNumber,
  /** How long a member waited, from the order to the money, in seconds: half of them less. */
  depositMedianSeconds: count(),
  withdrawalMedianSeconds: count(),
})

export const getCashierReport = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/report',
  summary:
    'The cashier day by day, in one currency, the brand’s unless another is asked for, and by method.',
  access: ['admin', 'finance', 'risk', 'auditor'],
  input: fields({ from: dayText, to: dayText, currency: Type.Optional(currency) }),
  reply: fields({
    currency,
    /** Those in which anything came in or went out in the span, the brand's first. */
    currencies: list(currency, 30),
    days: list(cashierDay, 400),
    methods: list(
      fields({
        id: shortText(50),
        name: shortText(80),
        amount: wholeNumber,
        ordered: count(),
        completed: count(),
      }),
      100,
    ),
    /** What waits now. */
    waiting: fields({
      deposits: count(),
      withdrawals: count(),
      disputes: count(),
      oldestSeconds: count(),
    }),
  }),
  errors: ['invalid_period'],
})

declare module '../contract.ts' {
  interface ContractModules {
    cashierReport: typeof import('./cashier-report.ts')
  }
}
