import { useQuery } from '@tanstack/react-query'
import type { Approval } from '@baize/contract/system/approvals'
import { useAlerts } from '../../shared/alerts/alerts-query.ts'
import { approvalsQuery } from '../../shared/approvals.ts'
import { useOperator } from '../../shared/operator.ts'

/** What waits for this operator: changes that they may decide, oldest first, and alerts that they did not read. */
export function useNeeds() {
  const { id, can } = useOperator()
  const approvals = useQuery(approvalsQuery)
  const unread = useAlerts('unread')
  // What one asked for oneself is for somebody else.
  const isMine = ({ state, requestedById, deciders }: Approval) =>
    state === 'waiting' && requestedById !== id && can(...deciders)
  const waiting = (approvals.data ?? []).filter(isMine).toReversed()
  return { waiting, unread, count: waiting.length + (unread.data?.unread ?? 0) }
}
