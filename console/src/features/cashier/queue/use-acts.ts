import { useQuery } from '@tanstack/react-query'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { useOperator, type SignedIn } from '../../../shared/operator.ts'
import type { QueueRow } from './queue-row.ts'
import { findRequest } from './waiting-request.ts'

/** What may be done with a record as it stands, the main thing first. `isOwn`: by whoever asked for a second person. */
export type ActsOf<Row, Act> = (row: Row, can: SignedIn['can'], isOwn: boolean) => readonly Act[]

/** The same for the operator who looks. */
export function useActs<Row extends QueueRow, Act>(
  actsOf: ActsOf<Row, Act>,
): (row: Row) => readonly Act[] {
  const { id, can } = useOperator()
  const approvals = useQuery(approvalsQuery).data ?? []
  return (row) => actsOf(row, can, findRequest(approvals, row.approval)?.requestedById === id)
}
