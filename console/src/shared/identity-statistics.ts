import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from './api.ts'

/** How often members came in, registered and were sent codes, by the hour; and how many there are. */
export const identityStatisticsQuery = (hours: number) =>
  queryOptions({
    queryKey: ['identity-statistics', hours],
    queryFn: ({ signal }) => call(calls.getIdentityStatistics, { hours }, { signal }),
    refetchInterval: 30_000,
  })
