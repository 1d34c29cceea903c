import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf } from '@baize/contract/endpoint'
import type { Restriction, restrictMember } from '@baize/contract/protection/protection'
import type { OperatorRole } from '@baize/contract/roles'
import { call, queryClient } from '../../shared/api.ts'

/** Who may look at limits and breaks of members, and who may begin one. */
export const readers: readonly OperatorRole[] = ['admin', 'finance', 'risk', 'support', 'auditor']
export const restricters: readonly OperatorRole[] = ['admin', 'risk', 'support']

export type RestrictionFilter = {
  readonly kind?: Restriction['kind']
  readonly current?: boolean
  readonly search?: string
}

export const restrictionsQuery = (filter: RestrictionFilter) =>
  infiniteQueryOptions({
    queryKey: ['protection', 'register', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listRestrictions,
        { ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const reachedQuery = queryOptions({
  queryKey: ['protection', 'reached'],
  queryFn: ({ signal }) => call(calls.listLimitsReached, {}, { signal }),
  refetchInterval: 30_000,
})

export const memberProtectionQuery = (id: string) =>
  queryOptions({
    queryKey: ['protection', 'member', id],
    queryFn: ({ signal }) => call(calls.getMemberProtection, { id }, { signal }),
  })

/** Begins a break for a member; whatever comes of it, what stands is read anew. */
export async function restrict(asked: InputOf<typeof restrictMember>): Promise<void> {
  try {
    await call(calls.restrictMember, asked)
  } finally {
    for (const queryKey of [['protection'], ['member'], ['members']]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
