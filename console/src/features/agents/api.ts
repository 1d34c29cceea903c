import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { SettlementRun } from '@baize/contract/agents/settlement-desk'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../shared/api.ts'
import type { ContractKind } from './words.ts'

export const makeId = createIdMaker({
  now: () => new Date(serverNow()),
  randomBytes: systemRandomBytes,
})

/** All that this feature reads is under this root, and read anew after each act. */
export const root = 'agents'

export const treeQuery = (asked: { readonly of?: string; readonly search?: string }) =>
  infiniteQueryOptions({
    queryKey: [root, 'tree', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.getAgentTree,
        { ...asked, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const movesQuery = infiniteQueryOptions({
  queryKey: [root, 'moves'],
  queryFn: ({ pageParam, signal }) =>
    call(calls.listMoves, { limit: 10, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export const askedMovesQuery = queryOptions({
  queryKey: [root, 'moves', 'asked'],
  queryFn: ({ signal }) => call(calls.listAskedMoves, {}, { signal }),
  refetchInterval: 30_000,
})

export type ContractFilter = {
  readonly giver?: string
  readonly downline?: string
  readonly kind?: ContractKind
  readonly state?: ContractView['state']
}

export const contractsQuery = (filter: ContractFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'contracts', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskContracts,
        { ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

type RunsAsk = { readonly kind?: ContractKind; readonly from?: string; readonly to?: string }

export const runsQuery = (asked: RunsAsk) =>
  queryOptions({
    queryKey: [root, 'runs', asked],
    queryFn: ({ signal }) => call(calls.listSettlementRuns, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export type RunAsk = {
  readonly day: string
  readonly kind: ContractKind
  readonly currency: SettlementRun['currency']
}

export const windowsQuery = (asked: RunAsk) =>
  infiniteQueryOptions({
    queryKey: [root, 'windows', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listSettledWindows,
        { ...asked, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** What it finds is of the moment at which it is asked. */
export const recountQuery = (asked: RunAsk) =>
  queryOptions({
    queryKey: [root, 'recount', asked],
    queryFn: ({ signal }) => call(calls.recountSettlement, asked, { signal }),
    staleTime: 0,
  })

/** Asked for by hand: it reads what is played now. */
export const dryRunQuery = (kind: ContractKind | undefined) =>
  queryOptions({
    queryKey: [root, 'dry-run', kind ?? ''],
    queryFn: ({ signal }) => call(calls.dryRunSettlement, { ...(kind && { kind }) }, { signal }),
    staleTime: 0,
  })

export const payablesQuery = (asked: { readonly kind?: ContractKind; readonly page: number }) =>
  queryOptions({
    queryKey: [root, 'payables', asked],
    queryFn: ({ signal }) => call(calls.listPayables, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const flagsQuery = (state: 'open' | 'confirmed' | 'dismissed') =>
  infiniteQueryOptions({
    queryKey: [root, 'flags', state],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listAgentFlags,
        { state, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** A proof that was asked for is there when its job has run. */
export const proofsQuery = infiniteQueryOptions({
  queryKey: [root, 'proofs'],
  queryFn: ({ pageParam, signal }) =>
    call(calls.listTeamProofs, { limit: 25, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchInterval: 10_000,
})
