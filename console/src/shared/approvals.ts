import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Approval } from '@baize/contract/approvals'
import { call } from './api.ts'

/** Changes that wait for a second person, and those decided lately. The side bar counts those that wait. */
export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) => call(calls.listApprovals, {}, { signal }),
  refetchInterval: 10_000,
})

export function countWaiting(approvals: readonly Approval[]): number {
  return approvals.filter(({ state }) => state === 'waiting').length
}
