import { calls } from 'virtual:contract'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'
import { productTexts } from '../../../shared/product-texts.ts'

export type ContractKind = ContractTerms['kind']
export type Basis = ContractTerms['basis']
export type Carry = ContractTerms['carry']
export type PeriodicType = ContractTerms['periodicType']
export type Product = Exclude<GameCategory, 'HOT'>

type Kind = {
  readonly name: TextKey
  readonly offer: TextKey
  /** What the bet of an active member is counted over. */
  readonly activeFrom: TextKey
  readonly bases: readonly Basis[]
  readonly periods: readonly PeriodicType[]
  readonly answer: typeof calls.answerDividend
  /** The module of the whitelabel that has it. */
  readonly module: string
}

/** The four kinds, in their order. */
export const kinds: Readonly<Record<ContractKind, Kind>> = {
  dividend: {
    name: 'agents-contracts.dividend',
    offer: 'agents-contracts.offerDividend',
    activeFrom: 'agents-contracts.activeFromPeriod',
    bases: ['loss', 'ngr'],
    periods: ['Daily', 'Weekly', 'Semimonthly', 'Monthly'],
    answer: calls.answerDividend,
    module: 'enableCt',
  },
  daily: {
    name: 'agents-contracts.daily',
    offer: 'agents-contracts.offerDaily',
    activeFrom: 'agents-contracts.activeFromDay',
    bases: ['validBet'],
    periods: ['Daily'],
    answer: calls.answerDailySalary,
    module: 'salary',
  },
  hourly: {
    name: 'agents-contracts.hourly',
    offer: 'agents-contracts.offerHourly',
    activeFrom: 'agents-contracts.activeFromHour',
    bases: ['validBet'],
    periods: ['Hourly'],
    answer: calls.answerHourSalary,
    module: 'hourSalary',
  },
  realtime: {
    name: 'agents-contracts.realtime',
    offer: 'agents-contracts.offerRealtime',
    activeFrom: 'agents-contracts.activeFromDay',
    bases: ['validBet'],
    periods: ['Daily'],
    answer: calls.answerRealTimeSalary,
    module: 'agentRealtimeSalary',
  },
}

export const kindNames = Object.keys(kinds) as ContractKind[]

export const carries: readonly Carry[] = ['none', 'previous', 'permanent']

export const productNames = Object.keys(productTexts) as Product[]
