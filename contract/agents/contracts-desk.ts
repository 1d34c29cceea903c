import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  cursorPage,
  fields,
  filledText,
  list,
  madeId,
  maybe,
  nextCursor,
  reason,
  shortText,
} from '../schema.ts'
import { boundErrors, offerErrors, offerOverErrors, termsErrors } from './contract-errors.ts'
import { contractKind, contractState, contractTerms, contractView } from './contract-parts.ts'

/** Contracts as operators see them, and those that the house gives. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayGive = ['admin', 'finance'] as const

export const listDeskContracts = endpoint({
  method: 'GET',
  path: '/ops/api/agents/contracts',
  summary: 'Contracts and offers of everybody, newest first.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    /** The names of accounts. */
    giver: Type.Optional(filledText(60)),
    downline: Type.Optional(filledText(60)),
    kind: Type.Optional(contractKind),
    state: Type.Optional(contractState),
  }),
  reply: fields({ items: list(contractView, 100), next: nextCursor }),
  errors: [],
})

export const offerHouseContract = endpoint({
  method: 'POST',
  path: '/ops/api/agents/contracts',
  summary: 'Asks for a contract that the house pays; it is offered when a second person agrees.',
  access: mayGive,
  input: fields({
    id: madeId('ctr'),
    downline: filledText(60),
    terms: contractTerms,
    replaces: Type.Optional(shortText(40)),
    confirmed: Type.Optional(Type.Boolean()),
    reason,
  }),
  /** Null where this id has been offered already. */
  reply: fields({ approvalId: maybe(shortText(50)) }),
  errors: [...termsErrors, ...boundErrors, ...offerErrors],
})

export const withdrawDeskOffer = endpoint({
  method: 'POST',
  path: '/ops/api/agents/contracts/:id/withdraw',
  summary: 'Takes back an offer that was not answered, whoever made it.',
  access: mayGive,
  input: fields({ id: shortText(40), reason }),
  reply: contractView,
  errors: ['not_found', ...offerOverErrors],
})

export const terminateDeskContract = endpoint({
  method: 'POST',
  path: '/ops/api/agents/contracts/:id/terminate',
  summary: 'Ends a contract with its running period, whoever gave it.',
  access: mayGive,
  input: fields({ id: shortText(40), confirmed: Type.Optional(Type.Boolean()), reason }),
  reply: contractView,
  errors: ['not_found', 'contract_over', 'higher_rate'],
})

declare module '../contract.ts' {
  interface ContractModules {
    contractsDesk: typeof import('./contracts-desk.ts')
  }
}
