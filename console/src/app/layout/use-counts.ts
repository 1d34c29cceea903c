import { useQuery } from '@tanstack/react-query'
import { approvalsQuery, countWaiting } from '../../shared/approvals.ts'
import { applicationReaders } from '../../features/promotions/roles.ts'
import { applicationsCountQuery } from '../../shared/queues/applications-count.ts'
import {
  depositQueueQuery,
  queueReaders,
  withdrawalQueueQuery,
} from '../../shared/queues/cashier-queues.ts'
import { feedbackCountQuery, feedbackReaders } from '../../shared/queues/feedback-count.ts'
import { useOperator } from '../../shared/operator.ts'
import { countPaces } from '../../shared/queues/queue-pace.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { useTargetMinutes } from '../../shared/queues/use-target-minutes.ts'

/** How much waits at a place, and how much of it for too long. */
export type WaitingCounts = { readonly count: number; readonly late: number }

/** How much waits at each place, by its path; what the operator may not look at is not asked for. */
export function useCounts(): Readonly<Record<string, WaitingCounts>> {
  const { can } = useOperator()
  const enabled = can(...queueReaders)
  const approvals = useQuery({ ...approvalsQuery, select: countWaiting }).data
  const withdrawals = useQuery({ ...withdrawalQueueQuery, enabled }).data
  const deposits = useQuery({ ...depositQueueQuery, enabled }).data
  const feedback = useQuery({ ...feedbackCountQuery, enabled: can(...feedbackReaders) }).data
  const mayReadApplications = can(...applicationReaders)
  const applications = useQuery({ ...applicationsCountQuery, enabled: mayReadApplications }).data
  const lateOf = useLateCount()
  // A dispute waits for a decision as much as a new request does.
  const toDecide = (withdrawals?.counts.review ?? 0) + (withdrawals?.counts.dispute ?? 0)
  return {
    '/approvals': { count: approvals ?? 0, late: 0 },
    '/withdrawals': { count: toDecide, late: lateOf(withdrawals?.items) },
    '/deposits': { count: deposits?.counts.waiting ?? 0, late: lateOf(deposits?.items) },
    '/feedback': { count: feedback ?? 0, late: 0 },
    '/applications': { count: applications ?? 0, late: 0 },
  }
}

type Since = { readonly since: string }

/** Counts the rows that have waited past the target; none are late while the target is not known. */
function useLateCount(): (rows: readonly Since[] | undefined) => number {
  const now = useServerTime(30_000)
  const target = useTargetMinutes()
  return (rows = []) => {
    if (target === undefined) return 0
    const since = rows.map((row) => row.since)
    const { late, over } = countPaces(since, now, target)
    return late + over
  }
}
