import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../shared/api.ts'
import type { GamesFilter } from './games/filter.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

/** Who may change what can be played. The server decides; the pages only show what it would refuse. */
export const catalogueWriters: readonly OperatorRole[] = ['admin', 'content']

const root = 'catalogue'

export const deskVendorsQuery = queryOptions({
  queryKey: [root, 'vendors'],
  queryFn: ({ signal }) => call(calls.listDeskVendors, {}, { signal }),
})

export const deskGamesQuery = (filter: GamesFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'games', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskGames,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** One game, for an address that names it while the list shows others; null when there is none. */
export const gameQuery = (nodeId: number) =>
  queryOptions({
    queryKey: [root, 'game', nodeId],
    queryFn: async ({ signal }) => {
      const page = await call(
        calls.listDeskGames,
        { search: String(nodeId), limit: 100 },
        { signal },
      )
      return page.items.find((game) => game.nodeId === nodeId) ?? null
    },
  })

/** The first games that fit some words, for choosing one. */
export const foundGamesQuery = (search: string) =>
  queryOptions({
    queryKey: [root, 'found', search],
    queryFn: ({ signal }) => call(calls.listDeskGames, { search, limit: 8 }, { signal }),
    enabled: search !== '',
  })

/** Who closed a vendor and what is still open there; rounds end by themselves, so it is looked at again. */
export const maintenanceQuery = (code: string) =>
  queryOptions({
    queryKey: [root, 'maintenance', code],
    queryFn: ({ signal }) => call(calls.getVendorMaintenance, { code }, { signal }),
    refetchInterval: 30_000,
  })

export const hotQuery = queryOptions({
  queryKey: [root, 'hot'],
  queryFn: ({ signal }) => call(calls.getHotList, {}, { signal }),
})

/** Runs a write, after which everything of the catalogue is read anew. */
export const useCatalogueWrite = () => useWrite(root)
