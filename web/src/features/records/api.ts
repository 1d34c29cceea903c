import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type {
  getProfit,
  listAccountRecord,
  listBets,
  listCreditReport,
} from '@baize/contract/wagers/records'
import { call } from '../../shared/api.ts'
import type { RecordFilter } from './filter.ts'

export type Profit = ReplyOf<typeof getProfit>
export type CreditReport = ReplyOf<typeof listCreditReport>
type AskedBets = InputOf<typeof listBets>
type AskedEntries = InputOf<typeof listAccountRecord>

const pageSize = 20

export function daysOf({ range }: RecordFilter) {
  return { from: range.firstDay, to: range.lastDay }
}

/** What is not asked for is left out, so that the same question has one address. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  const some = Object.entries(fields).filter(([, value]) => value !== '')
  return Object.fromEntries(some) as Partial<Fields>
}

export function askedBets(filter: RecordFilter): AskedBets {
  const { product, vendor, state, number } = filter
  return { ...daysOf(filter), ...given({ product, vendor, state, number }) } as AskedBets
}

export function askedEntries(filter: RecordFilter): AskedEntries {
  const { kind, outcome } = filter
  return { ...daysOf(filter), ...given({ kind, outcome }) } as AskedEntries
}

// A record is looked up to see what is there now, so each visit asks; the last answer stands while it does.
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

export const betsQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', 'bets', askedBets(filter)],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        calls.listBets,
        { ...askedBets(filter), limit: pageSize, ...(cursor !== '' && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })

export const entriesQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', 'entries', askedEntries(filter)],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        calls.listAccountRecord,
        { ...askedEntries(filter), limit: pageSize, ...(cursor !== '' && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })

export const creditQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', 'credit', daysOf(filter)],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        calls.listCreditReport,
        { ...daysOf(filter), limit: pageSize, ...(cursor !== '' && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })

export const profitQuery = (filter: RecordFilter) =>
  queryOptions({
    queryKey: ['own', 'profit', daysOf(filter)],
    queryFn: ({ signal }) => call(calls.getProfit, daysOf(filter), { signal }),
    ...fresh,
  })
