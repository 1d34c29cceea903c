import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type {
  getContractPace,
  getIncome,
  getSettlement,
  listSettlements,
  SettledWindow,
} from '@baize/contract/agents/settlements'
import type { DayRange } from '@baize/ui/forms/date-presets.ts'
import { readPages } from '@baize/contract/client/read-pages'
import { call } from '../../../shared/api.ts'

export type Income = ReplyOf<typeof getIncome>
export type Pace = ReplyOf<typeof getContractPace>
export type Windows = ReplyOf<typeof listSettlements>
export type WindowDetail = ReplyOf<typeof getSettlement>
export type Kind = SettledWindow['kind']
export type Side = 'got' | 'given'

export type WindowsFilter = {
  readonly range: DayRange
  readonly kind: Kind
  readonly side: Side
}

// What is settled is paid within a minute or so; while one looks, the page follows.
const fresh = { staleTime: 0, refetchInterval: 30_000, placeholderData: keepPreviousData } as const
const daysOf = (range: DayRange) => ({ from: range.firstDay, to: range.lastDay })

export const incomeQuery = (range: DayRange) =>
  queryOptions({
    queryKey: ['own', 'income', daysOf(range)],
    queryFn: ({ signal }) => call(calls.getIncome, daysOf(range), { signal }),
    ...fresh,
  })

export const paceQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['own', 'contract pace', kind],
    queryFn: ({ signal }) => call(calls.getContractPace, { kind }, { signal }),
    ...fresh,
  })

const asked = ({ range, kind, side }: WindowsFilter) => ({ ...daysOf(range), kind, side })

export const readWindows = (
  filter: WindowsFilter,
  { cursor, limit, signal }: { cursor: string | undefined; limit: number; signal: AbortSignal },
) => call(calls.listSettlements, { ...asked(filter), limit, ...(cursor && { cursor }) }, { signal })

export const windowsQuery = (filter: WindowsFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', 'settled windows', asked(filter)],
    queryFn: ({ signal, pageParam: cursor }) => readWindows(filter, { cursor, limit: 20, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })

/** A day of runs every five minutes, of two contracts. */
const mostDrawn = 600

/** All windows of some days at once, for a plot of them. */
export const allWindowsQuery = (filter: WindowsFilter) =>
  queryOptions({
    queryKey: ['own', 'drawn windows', asked(filter)],
    queryFn: async ({ signal }) => {
      const first = await readWindows(filter, { cursor: undefined, limit: 100, signal })
      const items = [...first.items]
      if (first.next !== null) {
        await readPages<SettledWindow>(
          (cursor = first.next ?? '') => readWindows(filter, { cursor, limit: 100, signal }),
          (more) => items.push(...more),
          { signal, onCount: () => undefined, most: mostDrawn },
        )
      }
      return { items, currency: first.currency }
    },
    ...fresh,
    refetchInterval: 60_000,
  })

export const windowQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'settled window', id],
    queryFn: ({ signal }) => call(calls.getSettlement, { id }, { signal }),
    staleTime: 0,
    // The next one takes its place without a gap.
    placeholderData: keepPreviousData,
  })

export const activeMembersQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'settled window', id, 'members'],
    queryFn: ({ signal }) => call(calls.listActiveMembers, { id }, { signal }),
    // A window that is settled never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

const paidIn = (range: DayRange) => ({ ...daysOf(range), kind: 'contract' }) as const

export const readPayments = (
  range: DayRange,
  { cursor, limit, signal }: { cursor: string | undefined; limit: number; signal: AbortSignal },
) =>
  call(calls.listAccountRecord, { ...paidIn(range), limit, ...(cursor && { cursor }) }, { signal })

/** What contracts moved in the own account. */
export const paymentsQuery = (range: DayRange) =>
  infiniteQueryOptions({
    queryKey: ['own', 'contract payments', paidIn(range)],
    queryFn: ({ signal, pageParam: cursor }) => readPayments(range, { cursor, limit: 20, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })
