/** What operators set about levels, rebate and cash back, and what their gifts have in common. */
export { checkProgrammes, programmesRules } from './settings.ts'
export { newProgrammes, pesos } from './seed.ts'
export {
  createTerms,
  mondayOf,
  monthStart,
  rateOf,
  termsOf,
  type Terms,
  type TermsDeps,
} from './terms.ts'
export { plainGrant } from './plain-grant.ts'
