import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { approvalsQuery } from '../../shared/approvals.ts'
import { cashierRoot } from '../../shared/queues/cashier-queues.ts'

export type Decision = { readonly id: string; readonly approve: boolean; readonly reason: string }

/** Takes back what the operator asked for. */
export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { readonly id: string; readonly reason: string }) =>
      call(calls.withdrawApproval, input),
    onSettled: () => client.invalidateQueries({ queryKey: approvalsQuery.queryKey }),
  })
}

/** Says yes or no as the second person. Whatever comes of it, the list is read anew. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    // A password may come back with it, of which no copy stays.
    gcTime: 0,
    mutationFn: (decision: Decision) => call(calls.decideApproval, decision),
    onSettled: () =>
      Promise.all(
        // What was agreed to may have moved money, or changed who works here.
        [approvalsQuery.queryKey, ['adjustments'], ['books'], ['operators'], [cashierRoot]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
