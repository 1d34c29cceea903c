import { Type, type Static } from 'typebox'
import { mayDecide, mayLook } from './cashier-desk-parts.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  fields,
  filledText,
  list,
  maybe,
  moment,
  nothing,
  reason,
  shortText,
} from '../schema.ts'
import { payeeKinds } from './withdrawals.ts'

/** Banks, wallets and networks that members may withdraw to, as operators set them. */

/** How the numbers of one are written, which says what kind it is: a wallet's are phones, a network's addresses. */
export const numberForms = ['bank', 'phone', 'tron', 'evm'] as const
export type NumberForm = (typeof numberForms)[number]

const code = Type.String({ pattern: '^[A-Z0-9_]{2,40}$', maxLength: 40 })
const name = filledText(80)

export const deskInstitution = fields({
  code,
  kind: Type.Enum([...payeeKinds]),
  form: Type.Enum([...numberForms]),
  name,
  /** Whether members may choose it. */
  enabled: Type.Boolean(),
  /** Invented, and so never offered in production. */
  demo: Type.Boolean(),
  /** How many accounts of members are there. */
  accounts: count(),
  version: count(),
  /** Nobody has changed what the platform came with. */
  changedAt: maybe(moment),
  changedBy: shortText(60),
})
export type DeskInstitution = Static<typeof deskInstitution>

export const listDeskInstitutions = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/institutions',
  summary: 'Banks, wallets and networks, in the order in which members see them.',
  access: mayLook,
  input: nothing,
  reply: fields({ institutions: list(deskInstitution, 300) }),
  errors: [],
})

export const createInstitution = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/institutions',
  summary:
    'Adds a bank, a wallet or a network; its code and the form of its numbers stay for good.',
  access: mayDecide,
  input: fields({ code, form: Type.Enum([...numberForms]), name, reason }),
  reply: deskInstitution,
  errors: ['name_taken', 'invalid_setting', 'list_full'],
})

export const changeInstitution = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/institutions/:code',
  summary: 'Changes the name of one, closes it to new accounts, or opens it again.',
  access: mayDecide,
  input: fields({ code, version: count(), name, enabled: Type.Boolean(), reason }),
  reply: deskInstitution,
  errors: ['not_found', 'changed_meanwhile', 'nothing_changed', 'invalid_setting'],
})

export const orderInstitutions = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/institutions/order',
  summary: 'Sets the order in which members see them.',
  access: mayDecide,
  input: fields({ codes: list(code, 300), reason }),
  reply: nothing,
  errors: ['changed_meanwhile'],
})

declare module '../contract.ts' {
  interface ContractModules {
    institutionsDesk: typeof import('./institutions-desk.ts')
  }
}
