import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../../shared/api.ts'

/** What a member keeps of the catalogue. Each person has an own place in the cache. */

export const favouritePageSize = 999

export const favouriteIdsQuery = (person: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', person],
    queryFn: ({ signal }) => call(calls.listFavouriteIds, {}, { signal }),
    staleTime: 5 * 60_000,
  })

/** The first page replaces what was there; each further one is added to it. */
export const favouritesQuery = (person: string, gameType?: string) =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'list', person, gameType ?? ''],
    queryFn: ({ signal, pageParam }) =>
      call(
        calls.listFavourites,
        {
          pageNum: pageParam,
          pageSize: favouritePageSize,
          language: textsStore.language(),
          ...(gameType === undefined ? {} : { gameType }),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
  })

export const recentQuery = (person: string) =>
  queryOptions({
    queryKey: ['recent', person],
    queryFn: ({ signal }) =>
      call(calls.listRecent, { language: textsStore.language() }, { signal }),
    select: (reply) => reply.list,
    staleTime: 0,
  })
