import type { NumberForm } from '@baize/contract/cashier/institutions-desk'
import type { TextKey } from '@baize/texts/keys'

/** What one is by how its numbers are written, and how that is. */
export const formNames = {
  bank: { name: 'cashier-desk.formBank', text: 'cashier-desk.formBankText' },
  phone: { name: 'cashier-desk.formPhone', text: 'cashier-desk.formPhoneText' },
  tron: { name: 'cashier-desk.formTron', text: 'cashier-desk.formTronText' },
  evm: { name: 'cashier-desk.formEvm', text: 'cashier-desk.formEvmText' },
} as const satisfies Record<NumberForm, { name: TextKey; text: TextKey }>

export const forms = Object.keys(formNames) as NumberForm[]
