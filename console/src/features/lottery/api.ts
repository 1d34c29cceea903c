import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'

export const root = 'lottery'

export const lotteriesQuery = queryOptions({
  queryKey: [root, 'lotteries'],
  queryFn: ({ signal }) => call(calls.listDeskLotteries, {}, { signal }),
  refetchInterval: 30_000,
})

export const exposureQuery = (id: string, play: string | undefined) =>
  queryOptions({
    queryKey: [root, 'exposure', id, play ?? ''],
    queryFn: ({ signal }) =>
      call(calls.getIssueExposure, play === undefined ? { id } : { id, play }, { signal }),
    refetchInterval: 15_000,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  })

/** Live: something is sold or drawn at every moment. */
export const issuesQuery = (lottery: string | undefined) =>
  queryOptions({
    queryKey: [root, 'issues', lottery ?? ''],
    queryFn: ({ signal }) =>
      call(calls.listDeskIssues, lottery === undefined ? {} : { lottery }, { signal }),
    refetchInterval: 5_000,
    placeholderData: (before) => before,
  })
