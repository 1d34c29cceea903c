import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inboxQuery, type InboxFilter } from './api.ts'

export type InboxState = ReturnType<typeof useInbox>

/** The messages that are here so far, and the way to more. */
export function useInbox(filter: InboxFilter) {
  const query = useInfiniteQuery(inboxQuery(filter))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  return {
    items,
    isThere: data !== undefined,
    error,
    again: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isFetchingMore: isFetchingNextPage,
  }
}
