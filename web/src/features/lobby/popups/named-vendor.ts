import { useAddress } from '@baize/ui/navigation/address.ts'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { useLanes } from '../api.ts'

/** The vendor and the kind of games that the address of a popup names. */
export function useNamedVendor(): {
  readonly category: GameCategory
  readonly vendor: VendorCard | undefined
} {
  const { of, ofType } = useAddress().search
  const lanes = useLanes()
  const category = gameCategories.find((name) => name === ofType) ?? 'RNG'
  const lane = lanes.find(({ title }) => title === category)
  return { category, vendor: lane?.cards.find(({ vassalage }) => vassalage === of) }
}
