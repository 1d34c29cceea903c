import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Deposit, DepositState, listDepositMethods } from '@baize/contract/cashier/deposits'
import type { ReplyOf } from '@baize/contract/endpoint'
import { hrefOf, readAddress } from '@baize/ui/navigation/address.ts'
import { call, queryClient } from '../../../shared/api.ts'
import { sendOnce } from '../intent.ts'
import { askCashierAgain, cashierKey, orderPollMs } from '../orders.ts'

export type DepositDesk = ReplyOf<typeof listDepositMethods>

export const methodsQuery = queryOptions({
  queryKey: [...cashierKey, 'methods'],
  queryFn: ({ signal }) => call(calls.listDepositMethods, {}, { signal }),
  // Hours and limits move on by themselves.
  refetchInterval: 60_000,
})

/** Those that something may still happen to. */
const openStates: readonly DepositState[] = ['awaiting', 'verifying', 'held']
export const isOpenDeposit = ({ state }: Deposit): boolean => openStates.includes(state)

export const openDepositsQuery = queryOptions({
  queryKey: [...cashierKey, 'deposits', 'open'],
  queryFn: ({ signal }) => call(calls.listDeposits, { open: true, limit: 20 }, { signal }),
  refetchInterval: ({ state }) => ((state.data?.items.length ?? 0) > 0 ? orderPollMs : false),
})

export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'deposit', id],
    queryFn: ({ signal }) => call(calls.getDeposit, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !isOpenDeposit(state.data) ? false : orderPollMs,
  })

export type DepositWish = {
  readonly method: string
  readonly amount: string
  readonly currency: string
}

/** As the contract has it. */
const longestFrom = 300

/** Orders a deposit, to which a gateway leads back over this page; the answer is what its page shows first. */
export async function orderDeposit(wish: DepositWish): Promise<Deposit> {
  const here = hrefOf(readAddress())
  const from = here.length <= longestFrom ? { from: here } : {}
  const made = await sendOnce('dep', wish, (id) =>
    call(calls.createDeposit, { id, ...wish, ...from }),
  )
  takeDeposit(made)
  return made
}

/** What the server just said about a deposit stands before anything that was asked for earlier. */
export function takeDeposit(deposit: Deposit): void {
  const { queryKey } = depositQuery(deposit.id)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, deposit)
  void askCashierAgain()
}
