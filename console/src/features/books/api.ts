import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getBooks } from '@baize/contract/books'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call, queryClient } from '../../shared/api.ts'

export type Books = ReplyOf<typeof getBooks>

export const booksQuery = queryOptions({
  queryKey: ['books', 'now'],
  queryFn: ({ signal }) => call(calls.getBooks, {}, { signal }),
  // A proof is made every minute.
  refetchInterval: 60_000,
})

export const differencesQuery = queryOptions({
  queryKey: ['books', 'differences'],
  queryFn: ({ signal }) => call(calls.listDifferences, {}, { signal }),
  refetchInterval: 60_000,
})

export const proofsQuery = (failedOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: ['books', 'proofs', failedOnly],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listProofs,
        {
          limit: 10,
          ...(failedOnly && { failed: 'only' as const }),
          ...(pageParam && { cursor: pageParam }),
        },
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

export const entriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['books', 'entries', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listAccountEntries,
        { id, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export async function proveBooks(reason: string) {
  const proof = await call(calls.proveBooks, { reason })
  await queryClient.invalidateQueries({ queryKey: ['books'] })
  return proof
}
