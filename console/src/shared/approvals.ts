import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Approval } from '@baize/contract/system/approvals'
import { call } from './api.ts'

/** Changes that wait for a second person, and those decided lately. The side bar counts those that wait. */
export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) => call(calls.listApprovals, {}, { signal }),
  refetchInterval: 10_000,
})

/** What it is about, where the sentence does not say so already: whose money and how much, or a thing; a document is named there. */
export function objectOf({ member, sum, object, changes }: Approval): string {
  if (member !== '') return `${member}, ${sum}`
  return changes.length > 0 ? '' : object
}

export function countWaiting(approvals: readonly Approval[]): number {
  return approvals.filter(({ state }) => state === 'waiting').length
}
