import { useQuery } from '@tanstack/react-query'
import type { Approval } from '@baize/contract/documents'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { useOperator } from '../../../shared/operator.ts'

/** The request about a record that waits for a second person, if there is one. */
export function useWaitingRequest(id: string, approval?: string | null): Approval | undefined {
  return findRequest(useQuery(approvalsQuery).data ?? [], id, approval)
}

export function findRequest(
  approvals: readonly Approval[],
  id: string,
  approval?: string | null,
): Approval | undefined {
  return approvals.find((request) => request.state === 'waiting' && isAbout(request, id, approval))
}

function isAbout(request: Approval, id: string, approval: string | null | undefined): boolean {
  if (approval) return request.id === approval
  return request.object.includes(id) || JSON.stringify(request.content ?? null).includes(`"${id}"`)
}

/** Whether the operator who looks asked for it: nobody is the second person to their own request. */
export function useIsOwn(request: Approval | undefined): boolean {
  const { id } = useOperator()
  return request?.requestedById === id
}
