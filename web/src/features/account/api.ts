import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getSecurity } from '@baize/contract/identity/member'
import { call, queryClient } from '../../shared/api.ts'

export type Security = ReplyOf<typeof getSecurity>

export const securityQuery = queryOptions({
  queryKey: ['own', 'security'],
  queryFn: ({ signal }) => call(calls.getSecurity, {}, { signal }),
})

export const profileQuery = queryOptions({
  queryKey: ['own', 'profile'],
  queryFn: ({ signal }) => call(calls.getProfile, {}, { signal }),
})

export const ownSessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: ({ signal }) => call(calls.listSessions, {}, { signal }),
})

/** What the account has and is may be another after a change. */
export function askAccountAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['own'] })
}
