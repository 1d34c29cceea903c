import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'

export const kindTexts: Readonly<Record<ContractTerms['kind'], TextKey>> = {
  dividend: 'agents.dividend',
  daily: 'agents.dailyWages',
  hourly: 'agents.hourlySalary',
  realtime: 'agents.realtimeSalary',
}

export const basisTexts: Readonly<Record<ContractTerms['basis'], TextKey>> = {
  loss: 'agents-terms.basisLoss',
  ngr: 'agents-terms.basisNgr',
  validBet: 'agents-terms.basisValidBet',
}

export const periodTexts: Readonly<Record<ContractTerms['periodicType'], TextKey>> = {
  Daily: 'agents-terms.daily',
  Weekly: 'agents-terms.weekly',
  Semimonthly: 'agents-terms.semimonthly',
  Monthly: 'agents-terms.monthly',
  Hourly: 'agents-terms.hourly',
}

export const carryTexts: Readonly<Record<ContractTerms['carry'], TextKey>> = {
  none: 'agents-terms.carryNone',
  previous: 'agents-terms.carryPrevious',
  permanent: 'agents-terms.carryPermanent',
}
