import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/address.ts'
import { PageHead } from '@baize/ui/page-head'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { findVendor, useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { categories } from '../../features/lobby/category.ts'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { PagedGames } from '../../features/lobby/paged-games.tsx'
import { VendorMenu } from '../../features/lobby/vendor-menu.tsx'
import { InvalidAddress } from './invalid-address.tsx'

/** Games of one kind in a grid, or all games of one vendor where the address names a vassalage. */
export function GameListPage() {
  const { path, search } = useAddress()
  const category = gameCategories.find((name) => categories[name].path === path) ?? 'RNG'
  const { vassalage } = search
  return vassalage === undefined ? (
    <CategoryGames category={category} />
  ) : (
    <VendorGames category={category} vassalage={vassalage} />
  )
}

function CategoryGames({ category }: { category: GameCategory }) {
  const t = useText()
  const vendor = useAddress().search['vendor']
  const lane = useLanes().find(({ title }) => title === category)
  return (
    <PagedGames
      category={category}
      vendor={vendor}
      head={(found) => <PageHead title={t(categories[category].name)} sub={found} />}
      filters={(choose) => (
        <>
          <MenuStrip />
          <div className="mt-4">
            {lane && <VendorMenu lane={lane} chosen={vendor} onChoose={choose} />}
          </div>
        </>
      )}
    />
  )
}

type VendorGamesProps = { readonly category: GameCategory; readonly vassalage: string }

/** One vendor's lobby. A vendor that is not here makes the address invalid. */
function VendorGames({ category, vassalage }: VendorGamesProps) {
  const { data: lanes } = useQuery(vendorsQuery)
  const vendor = lanes && findVendor(lanes, vassalage)
  if (lanes && !vendor) return <InvalidAddress />
  return (
    <PagedGames
      category={category}
      vendor={vassalage}
      head={(found) => <PageHead title={vendor?.displayName ?? vassalage} sub={found} />}
    />
  )
}
