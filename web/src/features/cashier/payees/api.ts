import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { listPayees } from '@baize/contract/cashier/withdrawals'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call } from '../../../shared/api.ts'
import { sendOnce } from '../intent.ts'
import { askCashierAgain, cashierKey } from '../orders.ts'

export type PayeeBook = ReplyOf<typeof listPayees>

export const payeesQuery = queryOptions({
  queryKey: [...cashierKey, 'payees'],
  queryFn: ({ signal }) => call(calls.listPayees, {}, { signal }),
})

export type NewPayee = {
  readonly institution: string
  readonly holder: string
  readonly number: string
  readonly paymentPassword: string
}

/** The password stays out of what is kept in the tab: it is no part of the wish. */
export async function addPayee({ paymentPassword, ...wish }: NewPayee) {
  const payee = await sendOnce('pye', wish, (id) =>
    call(calls.addPayee, { id, ...wish, paymentPassword }),
  )
  await askCashierAgain()
  return payee
}

export async function removePayee(id: string): Promise<void> {
  await call(calls.removePayee, { id })
  await askCashierAgain()
}
