import { defineDocument, type ContentOf } from '../document.ts'
import { memberReaders } from '../roles.ts'
import { fields, sumPerCurrency, times } from '../schema.ts'

/** What the cashier keeps to. Sums are of the currency they stand under; one without a sum has no such bound. */
export const cashierDocument = defineDocument({
  name: 'cashier',
  readers: memberReaders,
  writers: ['admin', 'finance'],
  content: fields({
    withdrawMin: sumPerCurrency,
    withdrawMax: sumPerCurrency,
    withdrawPerDay: sumPerCurrency,
    withdrawTimesPerDay: times(1, 100),
    /** The member's part of the cost of a withdrawal. */
    withdrawFeeBps: times(0, 10_000),
    withdrawFeeFixed: sumPerCurrency,
    /** A payment that nobody confirmed counts as received after so many minutes. */
    confirmMinutes: times(15, 10_080),
    /** Money is sent to a new account of a member after so many hours. */
    payeeWaitHours: times(0, 168),
    mostPayees: times(1, 50),
    mostOpenDeposits: times(1, 20),
    /** What a member may give to the upline within a day. */
    uplinePerDay: sumPerCurrency,
    uplineMin: sumPerCurrency,
    /** Wrong payment passwords in a row until it is locked, and for how long. */
    paymentTries: times(1, 20),
    paymentLockMinutes: times(1, 10_080),
    /** Outgoing money is held for so long after the payment password was reset without the old one. */
    paymentResetHoldHours: times(0, 168),
    /** An account younger than this is pointed out to the reviewer, as is a sum so many times the usual one. */
    newAccountDays: times(0, 365),
    unusualTimes: times(2, 1000),
    /** Within so many minutes operators mean to decide what waits for them. Nothing happens by itself when they do not. */
    targetMinutes: times(5, 1440),
  }),
})
export type CashierDocument = ContentOf<typeof cashierDocument>

declare module '../contract.ts' {
  interface ContractModules {
    cashierSettings: typeof import('./cashier-settings.ts')
  }
}
