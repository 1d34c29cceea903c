import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type {
  getEligibility,
  Withdrawal,
  WithdrawalState,
} from '@baize/contract/cashier/withdrawals'
import type { AgreedLoss } from '@baize/contract/cashier/requirements'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call, queryClient } from '../../../shared/api.ts'
import { sendOnce } from '../intent.ts'
import { askCashierAgain, cashierKey, orderPollMs } from '../orders.ts'

export type Eligibility = ReplyOf<typeof getEligibility>

export const eligibilityQuery = queryOptions({
  queryKey: [...cashierKey, 'eligibility'],
  queryFn: ({ signal }) => call(calls.getEligibility, {}, { signal }),
  staleTime: 0,
})

const openStates: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'disbursed']

/** Something may still happen to it: it is on its way, or what arrived of it is disputed. */
export function isOpenWithdrawal({ state, dispute }: Withdrawal): boolean {
  return openStates.includes(state) || dispute === 'open'
}

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...cashierKey, 'withdrawals'],
  queryFn: ({ signal, pageParam }) =>
    call(calls.listWithdrawals, { limit: 10, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isOpenWithdrawal)) ? orderPollMs : false,
})

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'withdrawal', id],
    queryFn: ({ signal }) => call(calls.getWithdrawal, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !isOpenWithdrawal(state.data) ? false : orderPollMs,
  })

export type WithdrawalWish = {
  readonly payee: string
  readonly amount: string
  readonly currency: string
  /** What is given up with it, as it was shown. */
  readonly givesUp?: readonly AgreedLoss[]
}

export async function requestWithdrawal({
  paymentPassword,
  ...wish
}: WithdrawalWish & { readonly paymentPassword: string }): Promise<Withdrawal> {
  const { givesUp = [], ...rest } = wish
  const made = await sendOnce('wdr', wish, (id) =>
    call(calls.createWithdrawal, { id, ...rest, givesUp: [...givesUp], paymentPassword }),
  )
  takeWithdrawal(made)
  return made
}

/** What the server just said about a withdrawal stands before anything that was asked for earlier. */
export function takeWithdrawal(withdrawal: Withdrawal): void {
  const { queryKey } = withdrawalQuery(withdrawal.id)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, withdrawal)
  void askCashierAgain()
}
