import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { call } from '../../shared/api.ts'
import { cashierRoot } from '../../shared/queues/cashier-queues.ts'

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

export const dashboardJobsQuery = queryOptions({
  queryKey: ['overview', 'jobs'],
  queryFn: ({ signal }) => call(calls.listJobs, {}, { signal }),
  refetchInterval: pollMs,
})

export const dashboardMessagesQuery = queryOptions({
  queryKey: ['overview', 'messages'],
  queryFn: ({ signal }) => call(calls.listMessages, { limit: 1 }, { signal }),
  refetchInterval: pollMs,
})

export const dashboardFaultsQuery = queryOptions({
  queryKey: ['overview', 'faults'],
  queryFn: ({ signal }) => call(calls.listFaults, {}, { signal }),
  refetchInterval: pollMs,
})

export const latestQuery = queryOptions({
  queryKey: ['overview', 'latest'],
  queryFn: ({ signal }) => call(calls.listAudit, { limit: 6 }, { signal }),
  refetchInterval: pollMs,
})

/** Who may ask for what the dashboard tells of. The server decides; the page only leaves out what it would refuse. */
export const jobReaders: readonly OperatorRole[] = ['admin', 'auditor', 'support']
export const outboxReaders: readonly OperatorRole[] = ['admin', 'support', 'risk', 'auditor']
/** Who may see what was played and paid. */
export const figureReaders: readonly OperatorRole[] = ['admin', 'finance', 'risk', 'auditor']

/** What changes seldom, or is dear to count. */
const slowPollMs = 60_000

type CashierDays = { readonly from: Day; readonly to: Day; readonly currency?: Currency }

export const cashierReportQuery = (wanted: CashierDays) =>
  queryOptions({
    queryKey: [cashierRoot, 'report', wanted],
    queryFn: ({ signal }) => call(calls.getCashierReport, wanted, { signal }),
    refetchInterval: slowPollMs,
  })
