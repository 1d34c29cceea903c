import { useCallback, useEffect } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../../shared/empty-card.tsx'
import { listPageSize, type GameListFilter } from '../api.ts'
import { SectionFailed } from '../section-failed.tsx'
import { shapeOf } from '../shape-of.ts'
import type { useGamePages } from './game-pages.ts'
import { GamesListFoot } from './list-foot.tsx'
import { VirtualGrid } from './virtual-grid.tsx'

type Props = {
  readonly query: GameListFilter
  /** How many pages are open. */
  readonly page: number
  readonly list: ReturnType<typeof useGamePages>
  /** Absent where nothing is filtered out. */
  readonly onClear?: (() => void) | undefined
}

/** A list of games with what stands around it: waiting, nothing found, a failure, the way on. */
export function GameList({ query, page, list, onClear }: Props) {
  const t = useText()
  const { total, error } = list
  useSpokenCount(total)
  const more = useCallback(
    (by: 'press' | 'scroll') => {
      const { path, search } = readAddress()
      go({ path, search: { ...search, page: page + 1 } }, { replace: by === 'scroll' })
    },
    [page],
  )
  if (error && total === undefined) return <SectionFailed error={error} onRetry={list.retry} />
  if (total === 0) {
    return (
      <EmptyCard
        picture={<SearchPicture />}
        title={t('shell.nothingMatches')}
        text={t(onClear ? 'catalogue.dropAFilter' : 'shell.noGamesHere')}
        action={onClear && <Button onClick={onClear}>{t('catalogue.clearAll')}</Button>}
      />
    )
  }
  const open = page * listPageSize
  const count = total === undefined ? Math.min(open, listPageSize * 4) : Math.min(open, total)
  return (
    <>
      <VirtualGrid
        count={count}
        gameAt={list.gameAt}
        shape={shapeOf(query.gameType)}
        onSpan={list.onSpan}
      />
      {error && <SectionFailed error={error} onRetry={list.retry} />}
      {total !== undefined && <GamesListFoot shown={count} total={total} onMore={more} />}
    </>
  )
}

/** A screen reader hears what a filter left. */
function useSpokenCount(total: number | undefined): void {
  const t = useText()
  const announce = useAnnounce()
  useEffect(() => {
    if (total !== undefined) announce(t('shell.gamesFound', { count: total }))
    // Only a new number is news; another language is not.
    // oxlint-disable-next-line react/exhaustive-deps -- the words may change without anything to say
  }, [total])
}
