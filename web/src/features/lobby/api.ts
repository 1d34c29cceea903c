import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Lane, VendorCard } from '@baize/contract/catalogue'
import type { GameCategory } from '@baize/contract/catalogue-names'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'

/** The page tells every call what it is, as the wire wants it. */
export const wirePlatform = { list: 'flash,html5-desktop', vendors: 'html5-desktop' } as const
const clientType = '3'

export const homePageSize = 200
export const listPageSize = 24

export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) =>
    call(
      calls.listVendors,
      { platform: wirePlatform.vendors, language: textsStore.language() },
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
      { platform: wirePlatform.list, isPlatform: '2', language: textsStore.language() },
      { signal },
    ),
  staleTime: 5 * 60_000,
  select: (reply) => reply.list,
})

export type GameListFilter = {
  readonly gameType: GameCategory
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly pageNo?: number
  readonly pageSize?: number
}

export const gamesQuery = ({
  gameType,
  vassalage,
  gameClassify,
  pageNo = 1,
  pageSize = listPageSize,
}: GameListFilter) =>
  queryOptions({
    queryKey: ['games', gameType, vassalage ?? '', gameClassify ?? '', pageNo, pageSize],
    queryFn: ({ signal }) =>
      call(
        calls.listGames,
        {
          clientType,
          platform: wirePlatform.list,
          gameType,
          ...(vassalage === undefined ? {} : { vassalage }),
          ...(gameClassify === undefined ? {} : { gameClassify }),
          pageNo,
          pageSize,
          language: textsStore.language(),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
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
