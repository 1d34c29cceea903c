import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../shared/api.ts'
import { approvalsQuery } from '../../shared/approvals.ts'

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => call(calls.listOperators, {}, { signal }),
})

export type NewOperator = {
  readonly username: string
  readonly name: string
  readonly roles: OperatorRole[]
  readonly password: string
  readonly reason: string
}

export type OperatorChange = {
  readonly id: string
  readonly name: string
  readonly roles: OperatorRole[]
  readonly closed: boolean
  readonly reason: string
}

export type OperatorReset = {
  readonly id: string
  readonly password: string
  readonly reason: string
}

export const useCreateOperator = () =>
  useWrite((input: NewOperator) => call(calls.createOperator, input))

export const useChangeOperator = () =>
  useWrite((input: OperatorChange) => call(calls.changeOperator, input))

export const useResetOperator = () =>
  useWrite((input: OperatorReset) => call(calls.resetOperator, input))

/** A write, after which the list and what waits are read anew, whatever came of it. */
function useWrite<Input, Reply>(write: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all(
        [operatorsQuery.queryKey, approvalsQuery.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
