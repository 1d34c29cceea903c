import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../api.ts'

/** Who may look at the cashier's queues. The server decides; the frame only leaves out what it would refuse. */
export const queueReaders: readonly OperatorRole[] = [
  'admin',
  'finance',
  'risk',
  'support',
  'auditor',
]

const pollMs = 20_000

/** Everything of the cashier that is read stands below this key, so that one word reads it anew. */
export const cashierRoot = 'cashier'

/** The oldest withdrawals that wait for a decision, and how many wait in each lane. */
export const withdrawalQueueQuery = queryOptions({
  queryKey: [cashierRoot, 'queue', 'withdrawals'],
  queryFn: ({ signal }) =>
    call(calls.listDeskWithdrawals, { lane: 'review', limit: 100 }, { signal }),
  refetchInterval: pollMs,
})

/** The oldest withdrawals whose members say that the money did not arrive. */
export const disputeQueueQuery = queryOptions({
  queryKey: [cashierRoot, 'queue', 'disputes'],
  queryFn: ({ signal }) =>
    call(calls.listDeskWithdrawals, { lane: 'dispute', limit: 100 }, { signal }),
  refetchInterval: pollMs,
})

/** The oldest deposits that wait for a person, and how many wait or are on their way. */
export const depositQueueQuery = queryOptions({
  queryKey: [cashierRoot, 'queue', 'deposits'],
  queryFn: ({ signal }) =>
    call(calls.listDeskDeposits, { lane: 'waiting', limit: 100 }, { signal }),
  refetchInterval: pollMs,
})
