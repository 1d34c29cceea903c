import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getPlayReport } from '@baize/contract/play/play-report'
import type { Currency } from '@baize/kernel/money'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../shared/api.ts'

export type PlayReport = ReplyOf<typeof getPlayReport>
export type PlayPoint = PlayReport['points'][number]

/** The days that are shown, both included. */
export type PlayDays = {
  readonly from: string
  readonly to: string
  /** The brand's when absent. */
  readonly currency?: Currency
}

/** Who may see what was played; nobody else asks. */
export const playReaders: readonly OperatorRole[] = ['admin', 'finance', 'risk', 'auditor']

export const playReportQuery = (wanted: PlayDays) =>
  queryOptions({
    queryKey: ['overview', 'play', wanted],
    queryFn: ({ signal }) => call(calls.getPlayReport, wanted, { signal }),
    refetchInterval: 30_000,
  })
