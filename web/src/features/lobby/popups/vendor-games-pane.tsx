import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { Pager } from '@baize/ui/tables/pager'
import { useText } from '@baize/texts/use-text'
import { gamesQuery } from '../api.ts'
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { shapeOf } from '../shape-of.ts'

type Props = { readonly category: GameCategory; readonly vassalage: string | undefined }

/** The games of a vendor inside a popup: found by name, page by page. */
export function VendorGamesPane({ category, vassalage }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const asked = useDeferredValue(words.trim())
  const { data, error, refetch } = useQuery({
    ...gamesQuery({
      gameType: category,
      vassalage,
      gameName: asked === '' ? undefined : asked,
      pageNo: page,
    }),
    placeholderData: keepPreviousData,
  })
  const type = (text: string) => {
    setWords(text)
    setPage(1)
  }
  return (
    <div className="min-w-0">
      <label className="relative mb-4 block max-w-96">
        <span className="visually-hidden">{t('catalogue.searchHere')}</span>
        <Search
          size={18}
          aria-hidden="true"
          className="absolute start-3 top-1/2 -translate-y-1/2 text-text-3"
        />
        <input
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => type(event.target.value)}
          placeholder={t('catalogue.searchHere')}
          className="h-11 w-full rounded-ctl bg-s3 ps-10 pe-3 placeholder:text-text-3"
        />
      </label>
      {error && !data && <SectionFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <GameGridSkeleton count={12} shape={shapeOf(category)} />}
      {data && <GameGrid games={data.games} shape={shapeOf(category)} />}
      {data?.total === 0 && (
        <p className="py-10 text-center text-text-2">{t('shell.nothingMatches')}</p>
      )}
      {data && data.totalPages > 1 && (
        <div className="mt-6 flex justify-center">
          <Pager page={page} count={data.totalPages} onPage={setPage} />
        </div>
      )}
    </div>
  )
}
