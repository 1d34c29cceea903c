import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf } from '@baize/contract/endpoint'
import type { Lane, listGames, VendorCard } from '@baize/contract/catalogue/catalogue'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'
import { readMerchantEntry } from '../../shared/merchant-entries.ts'

/** The page tells every call what it is, as the wire wants it. */
export const wirePlatform = { list: 'flash,html5-desktop', vendors: 'html5-desktop' } as const
const clientType = '3'
const merchantCode = () => readMerchantEntry('merchantCode') ?? ''

export const homePageSize = 200
export const listPageSize = 24

export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) =>
    call(
      calls.listVendors,
      {
        platform: wirePlatform.vendors,
        merchantCode: merchantCode(),
        language: textsStore.language(),
      },
      { signal },
    ),
  staleTime: 5 * 60_000,
  select: (reply) => reply.data.lanes,
})

export const hotGamesQuery = queryOptions({
  queryKey: ['hot'],
  queryFn: ({ signal }) =>
    call(
      calls.listHotGames,
      {
        platform: wirePlatform.list,
        merchantCode: merchantCode(),
        isPlatform: '2',
        language: textsStore.language(),
      },
      { signal },
    ),
  staleTime: 5 * 60_000,
  select: (reply) => reply.list,
})

export type GameSort = 'place' | 'new' | 'name'

export type GameListFilter = {
  readonly gameType: GameCategory
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly gameName?: string | undefined
  /** In the smallest unit of the brand's currency. */
  readonly minBet?: string | undefined
  readonly minLineNum?: number | undefined
  readonly sort?: GameSort | undefined
}

type Asked = Omit<InputOf<typeof listGames>, 'clientType' | 'platform' | 'merchant' | 'language'>

type Page = { readonly pageNo?: number; readonly pageSize?: number }

type Listed = Omit<GameListFilter, 'gameType'> & { readonly gameType: GameCategory | 'OWN' }

function askGames(filter: Listed & Page, signal: AbortSignal) {
  // What is not asked for is left out of the address, so that the same question has one cache entry.
  const given = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  ) as Asked
  return call(
    calls.listGames,
    {
      clientType,
      platform: wirePlatform.list,
      merchant: merchantCode(),
      ...given,
      language: textsStore.language(),
    },
    { signal },
  )
}

export const gamesQuery = ({
  pageNo = 1,
  pageSize = listPageSize,
  ...filter
}: GameListFilter & Page) =>
  queryOptions({
    queryKey: ['games', filter, pageNo, pageSize],
    queryFn: ({ signal }) => askGames({ ...filter, pageNo, pageSize }, signal),
    staleTime: 60_000,
  })

/** Our own instant games, as many as two views of a shelf. */
export const ownGamesQuery = queryOptions({
  queryKey: ['games', 'own'],
  queryFn: ({ signal }) => askGames({ gameType: 'OWN', pageNo: 1, pageSize: 24 }, signal),
  staleTime: 5 * 60_000,
  select: (reply) => reply.games,
})

/** A section of home: pages of 200, each fetched when the arrows reach it. */
export const homeGamesQuery = (gameType: GameCategory, vassalage: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['games', 'home', gameType, vassalage ?? ''],
    queryFn: ({ signal, pageParam }) =>
      askGames({ gameType, vassalage, pageNo: pageParam, pageSize: homePageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, pageNo) =>
      pageNo < totalPages ? pageNo + 1 : undefined,
    staleTime: 60_000,
  })

/** What most members open, to recommend instead of what cannot be opened. */
export const popularQuery = (gameType: string | undefined) =>
  queryOptions({
    queryKey: ['popular', gameType ?? ''],
    queryFn: ({ signal }) =>
      call(
        calls.listPopular,
        {
          limit: 24,
          language: textsStore.language(),
          ...(gameType === undefined ? {} : { gameType }),
        },
        { signal },
      ),
    staleTime: 5 * 60_000,
    select: (reply) => reply.list,
  })

/** The categories that have a vendor, in menu order. */
export function useLanes(): readonly Lane[] {
  return useQuery(vendorsQuery).data ?? []
}

/** The first vendors of all categories, each once. */
export function firstVendors(lanes: readonly Lane[], limit: number): VendorCard[] {
  const unique = new Map<string, VendorCard>()
  for (const { cards } of lanes) {
    for (const card of cards) {
      if (!unique.has(card.vassalage)) unique.set(card.vassalage, card)
    }
  }
  return [...unique.values()].slice(0, limit)
}

export function findVendor(lanes: readonly Lane[], vassalage: string): VendorCard | undefined {
  return lanes.flatMap(({ cards }) => cards).find((card) => card.vassalage === vassalage)
}
