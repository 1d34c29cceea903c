import { defineDocument, type ContentOf } from '../document.ts'
import { fields, sumPerCurrency, times } from '../schema.ts'

/** How much of the full rate a category earns, in hundredths of a percent. */
const weight = times(0, 100_000)

/** What operators set about points. */
export const pointsDocument = defineDocument({
  name: 'points',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin'],
  content: fields({
    /** The valid bet that earns one point where the full rate holds; in a currency without one nothing is earned. */
    earnPer: sumPerCurrency,
    weights: fields({
      LIVE: weight,
      RNG: weight,
      FISH: weight,
      SPORTS: weight,
      ESPORTS: weight,
      PVP: weight,
      LOTT: weight,
      ELOTT: weight,
      COCKFIGHT: weight,
    }),
    /** What a hundred points are worth when they are converted; a currency without it converts none. */
    worth: sumPerCurrency,
    /** The fewest points that are converted at once. */
    convertMin: times(100, 100_000_000),
    /** A request for funds of so many points or more waits for somebody of the house. */
    reviewFrom: times(0, 1_000_000_000),
  }),
})
export type PointsDocument = ContentOf<typeof pointsDocument>

declare module '../contract.ts' {
  interface ContractModules {
    pointsSettings: typeof import('./points-settings.ts')
  }
}
