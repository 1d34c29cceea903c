import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import type { Target } from '@baize/ui/navigation/address.ts'
import { lobbyCategories } from '../../features/lobby/category.ts'

/** The games of a vendor in the list of their category. */
export function wayToVendorList({ gameType, vassalage }: VendorCard): Target {
  const category = gameCategories.find((name) => name === gameType) ?? 'RNG'
  return { path: lobbyCategories[category].path, search: { vendor: vassalage } }
}
