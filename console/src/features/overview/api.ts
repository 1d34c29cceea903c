import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'

const pollMs = 15_000

export const siteStatusQuery = queryOptions({
  queryKey: ['overview', 'status'],
  queryFn: ({ signal }) => call(calls.getStatusDocument, {}, { signal }),
  refetchInterval: pollMs,
})

export const regionsQuery = queryOptions({
  queryKey: ['overview', 'regions'],
  queryFn: ({ signal }) => call(calls.getRegionsDocument, {}, { signal }),
  refetchInterval: pollMs,
})

export const jobsQuery = queryOptions({
  queryKey: ['overview', 'jobs'],
  queryFn: ({ signal }) => call(calls.listJobs, {}, { signal }),
  refetchInterval: pollMs,
})

export const messagesQuery = queryOptions({
  queryKey: ['overview', 'messages'],
  queryFn: ({ signal }) => call(calls.listMessages, { limit: 1 }, { signal }),
  refetchInterval: pollMs,
})

export const faultsQuery = queryOptions({
  queryKey: ['overview', 'faults'],
  queryFn: ({ signal }) => call(calls.listFaults, {}, { signal }),
  refetchInterval: pollMs,
})

export const latestQuery = queryOptions({
  queryKey: ['overview', 'latest'],
  queryFn: ({ signal }) => call(calls.listAudit, { limit: 6 }, { signal }),
  refetchInterval: pollMs,
})
