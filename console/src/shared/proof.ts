import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from './api.ts'

/** The verdict about the audit log's chain. Walking it is work for the server, so an answer is kept a while. */
export const auditProofQuery = queryOptions({
  queryKey: ['audit-proof'],
  queryFn: ({ signal }) => call(calls.proveAudit, {}, { signal }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
})
