import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/address.ts'
import { PageHead } from '@baize/ui/page-head'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { findVendor, useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { categories } from '../../features/lobby/category.ts'
import { useGamePage } from '../../features/lobby/game-page.ts'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { PagedGames } from '../../features/lobby/paged-games.tsx'
import { VendorMenu } from '../../features/lobby/vendor-menu.tsx'
import { InvalidAddress } from './invalid-address.tsx'

/** Games of one kind in a grid, or those of one vendor where the address names a vassalage. */
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
  const list = useGamePage(category, vendor)
  return (
    <>
      <PageHead title={t(categories[category].name)} sub={useFound(list.data)} />
      <MenuStrip />
      <div className="mt-4">
        {lane && <VendorMenu lane={lane} chosen={vendor} onChoose={list.choose} />}
        <PagedGames list={list} filtered={vendor !== undefined} />
      </div>
    </>
  )
}

type VendorGamesProps = { readonly category: GameCategory; readonly vassalage: string }

/** One vendor's lobby. A vendor that is not here makes the address invalid. */
function VendorGames({ category, vassalage }: VendorGamesProps) {
  const { data: lanes } = useQuery(vendorsQuery)
  const vendor = lanes && findVendor(lanes, vassalage)
  const list = useGamePage(category, vassalage)
  const found = useFound(list.data)
  if (lanes && !vendor) return <InvalidAddress />
  return (
    <>
      <PageHead title={vendor?.displayName ?? vassalage} sub={found} />
      <div className="mt-4">
        <PagedGames list={list} filtered={false} />
      </div>
    </>
  )
}

function useFound(data: { readonly total: number } | undefined): string {
  const t = useText()
  return data ? t('shell.gamesFound', { count: data.total }) : t('ui.loading')
}
