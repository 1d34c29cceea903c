import { Button } from '@baize/ui/button'
import { Pager } from '@baize/ui/pager'
import { SearchPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import type { GamePage } from './game-page.ts'
import { SectionFailed } from './section-failed.tsx'

/** The grid of a page of games with its pager, or what stands in its place. */
export function PagedGames({ list, filtered }: { list: GamePage; filtered: boolean }) {
  const t = useText()
  const { data, error } = list
  if (error) return <SectionFailed error={error} onRetry={list.retry} />
  if (!data) return <GameGridSkeleton count={24} />
  if (data.total === 0) {
    return (
      <EmptyCard
        picture={<SearchPicture />}
        title={t('shell.nothingMatches')}
        text={t('shell.nothingMatchesText')}
        action={
          filtered && (
            <Button onClick={() => list.choose(undefined)}>{t('shell.clearFilters')}</Button>
          )
        }
      />
    )
  }
  return (
    <>
      <GameGrid games={data.games} eagerRow />
      {data.totalPages > 1 && (
        <div className="mt-6 flex justify-center">
          <Pager page={list.page} count={data.totalPages} onPage={list.turn} />
        </div>
      )}
    </>
  )
}
