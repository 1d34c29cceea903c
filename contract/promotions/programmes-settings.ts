import { Type } from 'typebox'
import { defineDocument, type ContentOf } from '../document.ts'
import { fields, list, sumPerCurrency, times } from '../schema.ts'

/** In hundredths of a percent. */
const rate = times(0, 2_000)

/** What operators set about levels, rebate and cash back. Sums are of the currency that they stand under. */
export const programmesDocument = defineDocument({
  name: 'programmes',
  readers: ['admin', 'finance', 'risk', 'support', 'auditor'],
  writers: ['admin', 'finance'],
  content: fields({
    /** From level 0 on, which everybody has. Both bounds are reached to be on a level. */
    levels: list(
      fields({
        validBet: sumPerCurrency,
        deposits: sumPerCurrency,
        /** What is played within a period to keep the level. */
        keep: sumPerCurrency,
        /** Given once, when the level is reached. */
        levelUp: sumPerCurrency,
        weekly: sumPerCurrency,
        monthly: sumPerCurrency,
        /** Once a year; tables from before it have none. */
        birthday: Type.Optional(sumPerCurrency),
        /** The most rebate of a day; a currency without a sum has none. */
        rebateCap: sumPerCurrency,
        /** Of the net loss of a week. */
        cashback: rate,
        /** Of valid bets, by category. */
        rebate: fields({
          LIVE: rate,
          RNG: rate,
          FISH: rate,
          SPORTS: rate,
          ESPORTS: rate,
          PVP: rate,
          LOTT: rate,
          ELOTT: rate,
          COCKFIGHT: rate,
        }),
      }),
      21,
    ),
    keepDays: times(7, 90),
    /** So long before a level is lost it is said. */
    warnDays: times(1, 30),
    /** So long what was given waits to be taken. */
    claimDays: times(1, 90),
    rebateMinBet: sumPerCurrency,
    rebateMin: sumPerCurrency,
    rebateWaitMinutes: times(0, 1_440),
    cashbackMinLoss: sumPerCurrency,
    cashbackCap: sumPerCurrency,
    /** A run that gives more waits for a second person; so does one in a currency without a sum. */
    runLimit: sumPerCurrency,
  }),
})
export type ProgrammesDocument = ContentOf<typeof programmesDocument>
export type LevelTerms = ProgrammesDocument['levels'][number]
export type RebateCategory = keyof LevelTerms['rebate']

declare module '../contract.ts' {
  interface ContractModules {
    programmesSettings: typeof import('./programmes-settings.ts')
  }
}
