import { useQuery } from '@tanstack/react-query'
import type { Approval } from '@baize/contract/system/approvals'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { useOperator } from '../../../shared/operator.ts'

/** The request that a record waits with for a second person: who asked, and why. */
export function useWaitingRequest(approval: string | null): Approval | undefined {
  return findRequest(useQuery(approvalsQuery).data ?? [], approval)
}

export function findRequest(
  approvals: readonly Approval[],
  approval: string | null,
): Approval | undefined {
  return approvals.find(({ id, state }) => id === approval && state === 'waiting')
}

/** Whether the operator who looks asked for it: nobody is the second person to their own request. */
export function useIsOwn(request: Approval | undefined): boolean {
  const { id } = useOperator()
  return request?.requestedById === id
}
