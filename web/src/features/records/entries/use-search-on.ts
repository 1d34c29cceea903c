import { useEffect } from 'react'

type Pages = {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** A day of payments every five minutes, and some more. */
const mostPages = 20

/** Reads on while what a link names is on none of the pages yet. */
export function useSearchOn(query: Pages, isMissing: boolean): void {
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const read = data?.pages.length ?? 0
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && read < mostPages) void fetchNextPage()
  }, [isMissing, hasNextPage, isFetching, read, fetchNextPage])
}
