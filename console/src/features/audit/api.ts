import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import type { AuditFilter } from './filter.ts'

export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(calls.listAudit, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 5000,
  })
}

export function entryQuery(sequence: string) {
  return queryOptions({
    queryKey: ['audit-entry', sequence],
    queryFn: ({ signal }) => call(calls.getAuditEntry, { sequence }, { signal }),
    // An entry never changes; if it does, that is what the proof must show, so it is read anew each time.
    staleTime: 0,
  })
}

export type AuditEntryDetail = Awaited<
  ReturnType<Extract<ReturnType<typeof entryQuery>['queryFn'], (...given: never[]) => unknown>>
>
