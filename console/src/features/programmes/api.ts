import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { RewardRun } from '@baize/contract/promotions/runs-desk'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../shared/api.ts'

export type RunKind = RewardRun['kind']

export const makeId = createIdMaker({
  now: () => new Date(serverNow()),
  randomBytes: systemRandomBytes,
})

/** All that is read about runs and budgets lies below this word. */
export const root = 'reward runs'

export const runsQuery = (kind: RunKind | undefined) =>
  queryOptions({
    queryKey: [root, 'runs', kind ?? ''],
    queryFn: ({ signal }) => call(calls.listRewardRuns, { ...(kind && { kind }) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const linesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'lines', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listRewardRunLines,
        { id, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Asked for by hand: it reads what is played now. */
export const dryRunQuery = (kind: RunKind) =>
  queryOptions({
    queryKey: [root, 'dry-run', kind],
    queryFn: ({ signal }) => call(calls.dryRunReward, { kind }, { signal }),
    staleTime: 0,
  })

export const budgetsQuery = queryOptions({
  queryKey: [root, 'budgets'],
  queryFn: ({ signal }) => call(calls.listProgrammeBudgets, {}, { signal }),
  refetchInterval: 60_000,
})
