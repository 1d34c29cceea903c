import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/address.ts'
import { calls } from 'virtual:contract'
import { PageHead } from '@baize/ui/page-head'
import { SearchPicture } from '@baize/ui/pictures'
import { textsStore } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { listPageSize, wirePlatform } from '../../features/lobby/api.ts'
import { GameGrid, GameGridSkeleton } from '../../features/lobby/game-grid.tsx'
import { SearchBox } from '../../features/lobby/search-box.tsx'
import { SectionFailed } from '../../features/lobby/section-failed.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { call } from '../../shared/api.ts'

/** Games whose name holds the words. The query stays in the box and in the address. */
export function SearchPage() {
  const t = useText()
  const words = (useAddress().search['q'] ?? '').trim().slice(0, 100)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) =>
      call(
        calls.listGames,
        {
          gameType: 'ALL',
          gameName: words,
          platform: wirePlatform.list,
          pageSize: listPageSize * 2,
          language: textsStore.language(),
        },
        { signal },
      ),
    enabled: words !== '',
  })
  return (
    <>
      <PageHead
        title={words === '' ? t('shell.search') : t('shell.searchFor', { words })}
        sub={data ? t('shell.gamesFound', { count: data.total }) : t('shell.searchAbout')}
      />
      <div className="mt-3 md:hidden">
        <SearchBox />
      </div>
      {error && <SectionFailed error={error} onRetry={() => void refetch()} />}
      <div className="mt-4">
        {words !== '' && isPending && <GameGridSkeleton count={12} />}
        {data && data.games.length > 0 && <GameGrid games={data.games} eagerRow />}
      </div>
      {(words === '' || data?.total === 0) && (
        <EmptyCard
          picture={<SearchPicture />}
          title={words === '' ? t('shell.searchEmpty') : t('shell.searchNone', { words })}
          text={t('shell.searchEmptyText')}
        />
      )}
    </>
  )
}
