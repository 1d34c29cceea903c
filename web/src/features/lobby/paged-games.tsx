import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { go, useAddress } from '@baize/ui/address.ts'
import { Button } from '@baize/ui/button'
import { Pager } from '@baize/ui/pager'
import { SearchPicture } from '@baize/ui/pictures'
import type { GameCategory } from '@baize/contract/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { gamesQuery } from './api.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { SectionFailed } from './section-failed.tsx'

type Props = {
  readonly category: GameCategory
  readonly vendor: string | undefined
  /** Draws the head with the number of games found. */
  readonly head: (found: string) => ReactNode
  readonly filters?: (choose: (vendor: string | undefined) => void) => ReactNode
}

/** A grid with its pager. Vendor and page live in the address; another vendor starts at page 1. */
export function PagedGames({ category, vendor, head, filters }: Props) {
  const t = useText()
  const { path, search } = useAddress()
  const page = Math.max(1, Math.trunc(Number(search['page'])) || 1)
  const query = gamesQuery({ gameType: category, vassalage: vendor, pageNo: page })
  const { data, error, refetch } = useQuery(query)
  const choose = (next: string | undefined) => go({ path, search: { vendor: next } })
  const turn = (next: number) => {
    go({ path, search: { ...search, page: next } })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <>
      {head(data ? t('shell.gamesFound', { count: data.total }) : t('ui.loading'))}
      {filters?.(choose)}
      <div className="mt-4">
        {error && <SectionFailed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <GameGridSkeleton count={24} />}
        {data && <GameGrid games={data.games} eagerRow />}
      </div>
      {data?.total === 0 && (
        <EmptyCard
          picture={<SearchPicture />}
          title={t('shell.nothingMatches')}
          text={t('shell.nothingMatchesText')}
          action={
            filters && <Button onClick={() => choose(undefined)}>{t('shell.clearFilters')}</Button>
          }
        />
      )}
      {data && data.totalPages > 1 && (
        <div className="mt-6 flex justify-center">
          <Pager page={page} count={data.totalPages} onPage={turn} />
        </div>
      )}
    </>
  )
}
