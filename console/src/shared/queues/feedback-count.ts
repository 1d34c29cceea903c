import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../api.ts'

/** Who may look at feedback. The server decides; the frame only leaves out what it would refuse. */
export const feedbackReaders: readonly OperatorRole[] = ['admin', 'risk', 'support', 'auditor']

/** How many feedbacks wait. The desk's line reads it anew when the queue changes. */
export const feedbackCountQuery = queryOptions({
  queryKey: ['feedback', 'count'],
  queryFn: async ({ signal }) =>
    (await call(calls.listFeedback, { state: 'open', limit: 1 }, { signal })).open,
  refetchInterval: 60_000,
})
