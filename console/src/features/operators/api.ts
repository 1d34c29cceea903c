import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => call(calls.listOperators, {}, { signal }),
})

/** Runs a write, after which the list and what waits for another admin are read anew. */
export const useOperatorWrite = () => useWrite('operators', 'approvals')
