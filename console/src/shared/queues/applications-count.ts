import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../api.ts'

export const applicationsRoot = 'applications'

/** How many applications wait. The desk's line reads it anew when the queue changes. */
export const applicationsCountQuery = queryOptions({
  queryKey: [applicationsRoot, 'count'],
  queryFn: async ({ signal }) =>
    (await call(calls.listApplications, { state: 'applying', limit: 1 }, { signal })).waiting,
  refetchInterval: 60_000,
})
