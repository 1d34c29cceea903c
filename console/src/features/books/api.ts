import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call, queryClient } from '../../shared/api.ts'

export const differencesQuery = queryOptions({
  queryKey: ['books', 'differences'],
  queryFn: ({ signal }) => call(calls.listDifferences, {}, { signal }),
  refetchInterval: 60_000,
})

export type ProofFilter = {
  readonly scope?: 'running' | 'full'
  readonly failed?: 'only'
  readonly from?: string
  readonly to?: string
}

export const proofsQuery = (filter: ProofFilter) =>
  infiniteQueryOptions({
    queryKey: ['books', 'proofs', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listProofs,
        { ...filter, limit: 20, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export type AccountFilter = {
  readonly owner?: string
  readonly kind?: string
  readonly currency?: string
}

export const accountsQuery = (filter: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: ['books', 'accounts', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listAccounts,
        { ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export type EntryFilter = {
  readonly reason?: string
  readonly from?: string
  readonly to?: string
}

export const bookEntriesQuery = (id: string, filter: EntryFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['books', 'entries', id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listAccountEntries,
        { id, ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const bookProofQuery = (number: string) =>
  queryOptions({
    queryKey: ['books', 'proof', number],
    queryFn: ({ signal }) => call(calls.getProof, { number }, { signal }),
  })

export const daysQuery = infiniteQueryOptions({
  queryKey: ['books', 'days'],
  queryFn: ({ pageParam, signal }) =>
    call(calls.listDayHeads, { limit: 31, ...(pageParam && { below: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Says what a difference of a proof is about. */
export async function noteDifference(number: string, account: string, reason: string) {
  await call(calls.noteDifference, { number, account, reason })
  await queryClient.invalidateQueries({ queryKey: ['books'] })
}

export async function proveBooks(reason: string) {
  const proof = await call(calls.proveBooks, { reason })
  await queryClient.invalidateQueries({ queryKey: ['books'] })
  return proof
}
