import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getDeskDeposit } from '@baize/contract/cashier/deposits-desk'
import type { getDeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { Currency } from '@baize/kernel/money'
import { call } from '../../shared/api.ts'
import { cashierRoot } from '../../shared/queues/cashier-queues.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

const pollMs = 15_000

export type WithdrawalDetail = ReplyOf<typeof getDeskWithdrawal>
export type DepositDetail = ReplyOf<typeof getDeskDeposit>

export const withdrawalLanes = ['review', 'pay', 'paid', 'dispute', 'done'] as const
export type WithdrawalLane = (typeof withdrawalLanes)[number]
export const depositLanes = ['waiting', 'open', 'done'] as const
export type DepositLane = (typeof depositLanes)[number]

export type QueueFilter<Lane> = {
  readonly lane: Lane
  readonly member?: string
  readonly search?: string
  readonly method?: string
}

export const deskWithdrawalsQuery = (filter: QueueFilter<WithdrawalLane>) =>
  infiniteQueryOptions({
    queryKey: [cashierRoot, 'withdrawals', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskWithdrawals,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollMs,
  })

export const deskWithdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: [cashierRoot, 'withdrawal', id],
    queryFn: ({ signal }) => call(calls.getDeskWithdrawal, { id }, { signal }),
  })

export const depositsQuery = (filter: QueueFilter<DepositLane>) =>
  infiniteQueryOptions({
    queryKey: [cashierRoot, 'deposits', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskDeposits,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollMs,
  })

export const deskDepositQuery = (id: string) =>
  queryOptions({
    queryKey: [cashierRoot, 'deposit', id],
    queryFn: ({ signal }) => call(calls.getDeskDeposit, { id }, { signal }),
  })

export const deskMethodsQuery = queryOptions({
  queryKey: [cashierRoot, 'methods'],
  queryFn: ({ signal }) => call(calls.listDeskMethods, {}, { signal }),
})

export const institutionsQuery = queryOptions({
  queryKey: [cashierRoot, 'institutions'],
  queryFn: ({ signal }) => call(calls.listDeskInstitutions, {}, { signal }),
})

export const sandboxQuery = queryOptions({
  queryKey: [cashierRoot, 'sandbox'],
  queryFn: ({ signal }) => call(calls.getSandboxGateway, {}, { signal }),
  refetchInterval: pollMs,
})

type ReportDays = { readonly from: string; readonly to: string; readonly currency?: Currency }

export const reportQuery = (wanted: ReportDays) =>
  queryOptions({
    queryKey: [cashierRoot, 'report', wanted],
    queryFn: ({ signal }) => call(calls.getCashierReport, wanted, { signal }),
    refetchInterval: 60_000,
  })

/** Runs a write, after which everything of the cashier is read anew. */
export const useCashierWrite = () => useWrite(cashierRoot, 'approvals')
