import type { NumberForm } from '@baize/contract/institutions-desk'
import type { TextKey } from '@baize/texts/keys'

/** What one is by how its numbers are written, and how that is. */
export const formNames = {
  bank: { name: 'cashdesk.formBank', text: 'cashdesk.formBankText' },
  phone: { name: 'cashdesk.formPhone', text: 'cashdesk.formPhoneText' },
  tron: { name: 'cashdesk.formTron', text: 'cashdesk.formTronText' },
  evm: { name: 'cashdesk.formEvm', text: 'cashdesk.formEvmText' },
} as const satisfies Record<NumberForm, { name: TextKey; text: TextKey }>

export const forms = Object.keys(formNames) as NumberForm[]
