import { Type } from 'typebox'
import { defineDocument, type ContentOf } from '../document.ts'
import { fields, sumPerCurrency, times } from '../schema.ts'

/** What operators set about members who invite others. Sums are of the currency that they stand under. */
export const referralDocument = defineDocument({
  name: 'referral',
  readers: ['admin', 'finance', 'risk', 'support', 'auditor'],
  writers: ['admin', 'finance'],
  content: fields({
    /** What the friend pays in, in how many deposits at least, and plays, within so many days after joining. */
    deposit: sumPerCurrency,
    deposits: times(0, 20),
    validBet: sumPerCurrency,
    days: times(1, 180),
    needsPhone: Type.Boolean(),
    /** So long it is looked at before anything is given. */
    holdDays: times(0, 60),
    /** A currency without a sum gives nothing. */
    toReferrer: sumPerCurrency,
    toFriend: sumPerCurrency,
    /** How often a reward is bet before it can be withdrawn. */
    times: times(0, 3),
    claimDays: times(1, 90),
    /** For how many friends somebody is rewarded. */
    perMonth: times(1, 1_000),
    ever: times(1, 10_000),
    /** What two accounts have in common for which neither gets anything. */
    stopsSameDevice: Type.Boolean(),
    stopsSameNetwork: Type.Boolean(),
    stopsSamePayee: Type.Boolean(),
  }),
})
export type ReferralDocument = ContentOf<typeof referralDocument>

declare module '../contract.ts' {
  interface ContractModules {
    referralSettings: typeof import('./referral-settings.ts')
  }
}
