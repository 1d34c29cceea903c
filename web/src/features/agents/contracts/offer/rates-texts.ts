import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'

type Rates = NonNullable<ContractView['changes']>['rates']

/** How the rates as a whole compare to those of the present contract. */
export const ratesTexts: Readonly<Record<Rates, TextKey>> = {
  same: 'agents-contracts.ratesSame',
  higher: 'agents-contracts.ratesHigher',
  lower: 'agents-contracts.ratesLower',
  mixed: 'agents-contracts.ratesMixed',
  unlike: 'agents-contracts.ratesUnlike',
}
