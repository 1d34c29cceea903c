import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import type { RtpFilter } from './filter.ts'

const root = 'rtp'
/** What is settled is counted within a second or two; a watch need not be faster than this. */
const refreshMs = 30_000

export const rtpQuery = (filter: RtpFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listRtp,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  })

type Wanted = { readonly key: string } & Pick<RtpFilter, 'by' | 'period' | 'currency'>

export const rtpGameQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [root, 'game', wanted],
    queryFn: ({ signal }) => call(calls.getRtpGame, wanted, { signal }),
    refetchInterval: refreshMs,
  })

export const jackpotsQuery = queryOptions({
  queryKey: [root, 'jackpots'],
  queryFn: ({ signal }) => call(calls.listJackpots, {}, { signal }),
  refetchInterval: refreshMs,
})
