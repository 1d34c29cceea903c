import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../shared/api.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

/** Who may change providers. The server decides; the pages only show what it would refuse. */
export const providerWriters: readonly OperatorRole[] = ['admin', 'risk']
/** Who may use the kill switch. */
export const switchers: readonly OperatorRole[] = [...providerWriters, 'support']

const root = 'play'

export const providersQuery = queryOptions({
  queryKey: [root, 'providers'],
  queryFn: ({ signal }) => call(calls.listProtocolVendors, {}, { signal }),
})

export type SessionFilter = {
  readonly vendor?: string
  readonly member?: string
  readonly open?: boolean
}

export const playSessionsQuery = (filter: SessionFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'sessions', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listPlaySessions,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export type RoundFilter = {
  readonly vendor?: string
  readonly member?: string
  readonly round?: string
  readonly state?: 'open' | 'closed' | 'stale'
}

export const roundsQuery = (filter: RoundFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'rounds', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listPlayRounds,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export type RoundKey = { readonly vendor: string; readonly member: string; readonly round: string }

export const roundQuery = (key: RoundKey) =>
  queryOptions({
    queryKey: [root, 'round', key],
    queryFn: ({ signal }) => call(calls.getPlayRound, key, { signal }),
  })

/** How far the kit has come with a sandbox; looked at again while it runs. */
export const kitQuery = (key: string) =>
  queryOptions({
    queryKey: [root, 'kit', key],
    queryFn: ({ signal }) => call(calls.getConformance, { key }, { signal }),
    refetchInterval: ({ state }) => (state.data?.running === true ? 1_000 : false),
  })

/** Runs a write, after which everything of play is read anew. */
export const usePlayWrite = () => useWrite(root)
