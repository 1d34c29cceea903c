import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'

/** Whether the present contract pays by other periods than these terms. */
export function hasOtherPeriod(present: ContractView | undefined, terms: ContractTerms): boolean {
  return present !== undefined && present.terms.periodicType !== terms.periodicType
}
