import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { findVendor, useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { categoryAt } from '../../features/lobby/category.ts'
import { ListCentre } from '../../features/lobby/list/list-centre.tsx'
import { VendorLobby } from '../../features/lobby/list/vendor-lobby.tsx'
import { InvalidAddress } from './invalid-address.tsx'

/** Games of one kind in a grid, or those of one vendor where the address names a vassalage. */
export function GameListPage() {
  const { path, search } = useAddress()
  const category = categoryAt(path) ?? 'RNG'
  const lane = useLanes().find(({ title }) => title === category)
  const { vassalage } = search
  if (vassalage !== undefined) return <OneVendor vassalage={vassalage} />
  return <ListCentre key={category} category={category} lane={lane} menu={<MenuStrip />} />
}

/** A vendor that is not here makes the address invalid. */
function OneVendor({ vassalage }: { vassalage: string }) {
  const { data: lanes } = useQuery(vendorsQuery)
  const vendor =
    lanes
      ?.find(({ title }) => title === 'RNG')
      ?.cards.find((card) => card.vassalage === vassalage) ??
    (lanes && findVendor(lanes, vassalage))
  if (lanes && !vendor) return <InvalidAddress />
  return vendor ? <VendorLobby key={vassalage} vendor={vendor} /> : null
}
