import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../../shared/session.ts'
import { GameGridSkeleton } from '../game-grid.tsx'
import { VirtualGrid } from '../list/virtual-grid.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { favouritesQuery } from './api.ts'
import { useFavouriteIds } from './favourites.ts'

type Props = {
  readonly person: Person
  readonly gameType?: string
  /** What stands in the place of a list without games. */
  readonly empty: ReactNode
}

/**
 * The favourites of somebody, the newest first. A game whose heart was emptied here stays where it is until the list
 * is left, so that another press brings it back.
 */
export function FavouriteList({ person, gameType, empty }: Props) {
  const t = useText()
  const ids = useFavouriteIds()
  const query = useInfiniteQuery({
    ...favouritesQuery(person.id, gameType),
    refetchOnMount: 'always',
  })
  const games = useKeptPlaces(query.data, query.isFetchedAfterMount)
  if (query.error && !games) {
    return <SectionFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!games) return <GameGridSkeleton count={12} />
  if (games.length === 0) return empty
  const removed = games.filter(({ nodeId }) => !ids.has(nodeId)).length
  return (
    <>
      <VirtualGrid count={games.length} gameAt={(index) => games[index]} />
      {removed > 0 && (
        <p role="status" className="mt-4 text-center text-meta text-text-3">
          {t('catalogue.removedStay', { count: removed })}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('catalogue.showMore')}
          </Button>
        </div>
      )}
    </>
  )
}

type Data = { readonly pages: readonly { readonly content: readonly Game[] }[] }

/** What this page itself takes away must not pull tiles from under the finger. */
function useKeptPlaces(data: Data | undefined, isFresh: boolean): readonly Game[] | undefined {
  const [seen, setSeen] = useState<{ data: Data; games: readonly Game[] }>()
  if (data && isFresh && seen?.data !== data) {
    const now = data.pages.flatMap(({ content }) => content)
    setSeen({ data, games: seen ? keepPlaces(seen.games, now) : now })
  }
  return seen?.games ?? data?.pages.flatMap(({ content }) => content)
}

/** A game that was there stays in its place; a new one comes at the end. */
export function keepPlaces(before: readonly Game[], now: readonly Game[]): readonly Game[] {
  const known = new Set(before.map(({ nodeId }) => nodeId))
  return [...before, ...now.filter(({ nodeId }) => !known.has(nodeId))]
}
