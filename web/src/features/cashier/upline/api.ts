import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getUpline } from '@baize/contract/cashier/upline'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call } from '../../../shared/api.ts'
import { sendOnce } from '../intent.ts'
import { askCashierAgain, cashierKey } from '../orders.ts'

export type Upline = ReplyOf<typeof getUpline>

export const uplineQuery = queryOptions({
  queryKey: [...cashierKey, 'upline'],
  queryFn: ({ signal }) => call(calls.getUpline, {}, { signal }),
})

type Wish = { readonly amount: string; readonly currency: string; readonly note: string }

export async function transferUp({
  paymentPassword,
  ...wish
}: Wish & { readonly paymentPassword: string }) {
  const done = await sendOnce('upl', wish, (id) =>
    call(calls.transferToUpline, { id, ...wish, paymentPassword }),
  )
  await askCashierAgain()
  return done
}
