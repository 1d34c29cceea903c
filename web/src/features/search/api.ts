import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'
import type { Results } from './found-game.ts'

const platform = 'flash,html5-desktop'
export const resultsPageSize = 24

export type SearchFilter = {
  readonly words: string
  readonly category?: string | undefined
  readonly vendor?: string | undefined
  readonly page: number
}

export const resultsQuery = ({ words, category, vendor, page }: SearchFilter) =>
  queryOptions({
    queryKey: ['search', words, category ?? '', vendor ?? '', page],
    queryFn: ({ signal }) =>
      call(
        calls.searchGames,
        {
          words,
          platform,
          ...(category === undefined ? {} : { gameType: category }),
          ...(vendor === undefined ? {} : { vassalage: vendor }),
          pageNo: page,
          pageSize: resultsPageSize,
          language: textsStore.language(),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: words !== '',
    staleTime: 60_000,
  })

/** The first results by the server, for who has no index yet. */
export async function askServer(
  words: string,
  limit: number,
  signal: AbortSignal,
): Promise<Results> {
  const input = { words, platform, pageSize: limit, language: textsStore.language() }
  return await call(calls.searchGames, input, { signal })
}
