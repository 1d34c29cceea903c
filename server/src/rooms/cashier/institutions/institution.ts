import type { DeskInstitution, NumberForm } from '@baize/contract/cashier/institutions-desk'

export type { NumberForm } from '@baize/contract/cashier/institutions-desk'

/** A bank, a wallet or a network that members may withdraw to, as operators set it. */
export type Institution = Omit<DeskInstitution, 'changedAt'> & { readonly changedAt: Date | null }

const kinds: Readonly<Record<NumberForm, Institution['kind']>> = {
  bank: 'bank',
  phone: 'wallet',
  tron: 'crypto',
  evm: 'crypto',
}

/** What an institution is, by how its numbers are written. */
export function kindOf(form: NumberForm): Institution['kind'] {
  return kinds[form]
}
