import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Adjustment, createAdjustment } from '@baize/contract/wallet/adjustments'
import type { InputOf } from '@baize/contract/endpoint'
import { call, queryClient } from '../../shared/api.ts'
import { approvalsQuery } from '../../shared/approvals.ts'

export type AdjustmentFilter = {
  readonly member?: string
  readonly state?: Adjustment['state']
}

export const adjustmentsQuery = (filter: AdjustmentFilter) =>
  infiniteQueryOptions({
    queryKey: ['adjustments', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listAdjustments,
        { ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // What waits is decided elsewhere.
    refetchInterval: 15_000,
  })

export type NewAdjustment = InputOf<typeof createAdjustment>

/** Gives or takes; whatever comes of it, the lists, the balances and what waits are read anew. */
export async function createOne(asked: NewAdjustment): Promise<Adjustment> {
  try {
    return await call(calls.createAdjustment, asked)
  } finally {
    for (const queryKey of [['adjustments'], ['books'], approvalsQuery.queryKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
