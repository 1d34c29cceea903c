import { endpoint } from './endpoint.ts'
import { count, currency, dayText, fields, list, shortText, wholeNumber } from './schema.ts'

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
  summary: 'The cashier day by day, in the brand’s currency and zone, and by method.',
  access: ['admin', 'finance', 'risk', 'auditor'],
  input: fields({ from: dayText, to: dayText }),
  reply: fields({
    currency,
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
  errors: ['invalid_range'],
})

declare module './contract.ts' {
  interface ContractModules {
    cashierReport: typeof import('./cashier-report.ts')
  }
}
