import type { Address, Target } from '@baize/ui/navigation/address.ts'
import { overPage } from '../../../shared/over-page.ts'

/** The popup of an offer or a contract over the present page. */
export function wayToContract(now: Address, id: string): Target {
  const over = overPage(now, { popup: 'contract' })
  return { ...over, search: { ...over.search, contract: id } }
}
