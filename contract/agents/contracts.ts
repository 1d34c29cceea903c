import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { boundErrors, offerErrors, offerOverErrors, termsErrors } from './contract-errors.ts'
import {
  cursorPage,
  fields,
  filledText,
  list,
  madeId,
  nextCursor,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { contractKind, contractTerms, contractView, simulatedPeriod } from './contract-parts.ts'

/** Contracts between agents and their downlines: offered by the one, answered by the other. */

const answer = {
  method: 'POST',
  access: ['member', 'agent'],
  perMinute: 30,
  input: fields({
    id: shortText(40),
    action: Type.Enum(['accept', 'reject']),
    /** That contracts further down, which a refusal `higher_rate` lists, may end. */
    confirmed: Type.Optional(Type.Boolean()),
  }),
  reply: contractView,
  errors: ['not_found', 'higher_rate', ...offerOverErrors, ...boundErrors],
} as const

export const answerDividend = endpoint({
  ...answer,
  path: '/wps/relay/MCS2_processDividendReq',
  summary: 'Accepts or rejects the offer of a dividend contract.',
})

export const answerDailySalary = endpoint({
  ...answer,
  path: '/wps/relay/MCS2_processDailySalContract',
  summary: 'Accepts or rejects the offer of a daily salary.',
})

export const answerHourSalary = endpoint({
  ...answer,
  path: '/wps/relay/MCS2_processContractHourSalary',
  summary: 'Accepts or rejects the offer of an hourly salary.',
})

export const answerRealTimeSalary = endpoint({
  ...answer,
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  summary: 'Accepts or rejects the offer of a real-time salary.',
})

export const listContracts = endpoint({
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: 'Contracts and offers that the caller gave, or was given, newest first.',
  access: ['member', 'agent'],
  input: fields({
    ...cursorPage,
    side: Type.Enum(['given', 'got']),
    kind: Type.Optional(contractKind),
    /** Of what the caller gave: to this account alone, by its name. */
    downline: Type.Optional(filledText(60)),
    /** Only offers that wait and contracts that hold. */
    open: Type.Optional(Type.Boolean()),
  }),
  reply: fields({ items: list(contractView, 100), next: nextCursor }),
  errors: [],
})

export const offerContract = endpoint({
  method: 'POST',
  path: '/wps/agent/contracts',
  summary: 'Offers a contract to a direct downline.',
  access: ['agent'],
  perMinute: 30,
  input: fields({
    id: madeId('ctr'),
    /** The name of the account. */
    downline: filledText(60),
    terms: contractTerms,
    /** The offer that waits and that this one takes the place of. */
    replaces: Type.Optional(shortText(40)),
    confirmed: Type.Optional(Type.Boolean()),
  }),
  reply: contractView,
  errors: [...termsErrors, ...boundErrors, ...offerErrors],
})

export const withdrawContractOffer = endpoint({
  method: 'POST',
  path: '/wps/agent/contracts/:id/withdraw',
  summary: 'Takes back an offer that was not answered.',
  access: ['agent'],
  perMinute: 30,
  input: fields({ id: shortText(40) }),
  reply: contractView,
  errors: ['not_found', ...offerOverErrors],
})

export const terminateContract = endpoint({
  method: 'POST',
  path: '/wps/agent/contracts/:id/terminate',
  summary: 'Ends a contract that the caller gave, with its running period.',
  access: ['agent'],
  perMinute: 30,
  input: fields({ id: shortText(40), confirmed: Type.Optional(Type.Boolean()) }),
  reply: contractView,
  errors: ['not_found', 'contract_over', 'higher_rate'],
})

export const simulateContract = endpoint({
  method: 'POST',
  path: '/wps/agent/contracts/simulate',
  summary: 'What terms would have paid over the last periods, beside the present contract.',
  access: ['member', 'agent'],
  perMinute: 30,
  input: fields({
    /** An offer to the caller; or a direct downline and terms that could be offered. */
    offer: Type.Optional(shortText(40)),
    downline: Type.Optional(filledText(60)),
    terms: Type.Optional(contractTerms),
    /** How many periods back. */
    count: times(1, 24),
  }),
  reply: fields({
    periods: list(simulatedPeriod, 24),
    offered: wholeNumber,
    present: wholeNumber,
    difference: wholeNumber,
  }),
  errors: ['not_found', 'not_own_downline', ...termsErrors],
})

declare module '../contract.ts' {
  interface ContractModules {
    contracts: typeof import('./contracts.ts')
  }
}
