import { useQuery } from '@tanstack/react-query'
import { approvalsQuery, countWaiting } from '../../shared/approvals.ts'
import {
  depositQueueQuery,
  queueReaders,
  withdrawalQueueQuery,
} from '../../shared/cashier-queues.ts'
import { feedbackCountQuery, feedbackReaders } from '../../shared/feedback-count.ts'
import { useOperator } from '../../shared/operator.ts'

/** How much waits at each place, by its path; what the operator may not look at is not asked for. */
export function useCounts(): Readonly<Record<string, number>> {
  const { can } = useOperator()
  const enabled = can(...queueReaders)
  const approvals = useQuery({ ...approvalsQuery, select: countWaiting }).data
  const withdrawals = useQuery({ ...withdrawalQueueQuery, enabled }).data?.counts
  const deposits = useQuery({ ...depositQueueQuery, enabled }).data?.counts
  const feedback = useQuery({ ...feedbackCountQuery, enabled: can(...feedbackReaders) }).data
  return {
    '/approvals': approvals ?? 0,
    // A dispute waits for a decision as much as a new request does.
    '/withdrawals': (withdrawals?.review ?? 0) + (withdrawals?.dispute ?? 0),
    '/deposits': deposits?.waiting ?? 0,
    '/feedback': feedback ?? 0,
  }
}
