import { useQuery } from '@tanstack/react-query'
import { go, useAddress } from '@baize/ui/address.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { PageHead } from '@baize/ui/page-head'
import { Pager } from '@baize/ui/pager'
import { SearchPicture } from '@baize/ui/pictures'
import { Button } from '@baize/ui/button'
import { gameCategories } from '@baize/contract/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { gamesQuery, useLanes } from '../../features/lobby/api.ts'
import { categories } from '../../features/lobby/category.ts'
import { GameGrid, GameGridSkeleton } from '../../features/lobby/game-grid.tsx'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { SectionFailed } from '../../features/lobby/section-failed.tsx'
import { VendorMenu } from '../../features/lobby/vendor-menu.tsx'

/** Games of one kind in a grid; vendor and page live in the address. */
export function GameListPage() {
  const t = useText()
  const { path: pathname, search } = useAddress()
  const vendor = search['vendor']
  const page = Math.max(1, Math.trunc(Number(search['page'])) || 1)
  const category = gameCategories.find((name) => categories[name].path === pathname) ?? 'RNG'
  const lane = useLanes().find(({ title }) => title === category)
  const { data, isError, refetch } = useQuery(
    gamesQuery({ gameType: category, vassalage: vendor, pageNo: page }),
  )
  const show = (vendor: string | undefined, page?: number) =>
    go({ path: pathname, search: { vendor, page } })
  return (
    <>
      <PageHead
        title={t(categories[category].name)}
        sub={data ? t('shell.gamesFound', { count: data.total }) : t('ui.loading')}
      />
      <MenuStrip />
      <div className="mt-4">
        {lane && <VendorMenu lane={lane} chosen={vendor} onChoose={(next) => show(next)} />}
        {isError && <SectionFailed onRetry={() => void refetch()} />}
        {!data && !isError && <GameGridSkeleton count={24} />}
        {data && <GameGrid games={data.games} eagerRow />}
        {data?.total === 0 && (
          <EmptyState
            picture={<SearchPicture />}
            title={t('shell.nothingMatches')}
            text={t('shell.nothingMatchesText')}
            action={<Button onClick={() => show(undefined)}>{t('shell.clearFilters')}</Button>}
            page
          />
        )}
        {data && data.totalPages > 1 && (
          <div className="mt-6 flex justify-center">
            <Pager page={page} count={data.totalPages} onPage={(next) => show(vendor, next)} />
          </div>
        )}
      </div>
    </>
  )
}
