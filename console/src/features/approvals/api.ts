import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { approvalsQuery } from '../../shared/approvals.ts'
import { cashierRoot } from '../../shared/cashier-queues.ts'

export type Decision = { readonly id: string; readonly approve: boolean; readonly reason: string }

/** Says yes or no as the second person. Whatever comes of it, the list is read anew. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => call(calls.decideApproval, decision),
    onSettled: () =>
      Promise.all(
        // What was agreed to may have moved money.
        [approvalsQuery.queryKey, ['adjustments'], ['books'], [cashierRoot]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
