import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getDownlineTransfer } from '@baize/contract/cashier/downline'
import type { ReplyOf } from '@baize/contract/endpoint'
import { createIdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, queryClient, serverNow } from '../../../shared/api.ts'

export type TransferView = Omit<ReplyOf<typeof getDownlineTransfer>, 'currency'> & {
  readonly currency: Currency
}

export const transferQuery = (to: string) =>
  queryOptions({
    queryKey: ['own', 'transfer to', to],
    queryFn: async ({ signal }) =>
      (await call(calls.getDownlineTransfer, { to }, { signal })) as TransferView,
    staleTime: 0,
    gcTime: 0,
  })

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

/** The name of one transfer, however often it is sent. */
export const newTransferId = () => makeId('upl')

type Wish = {
  readonly id: string
  readonly to: string
  readonly amount: string
  readonly currency: string
  readonly note: string
  readonly paymentPassword: string
}

export async function transferDown(wish: Wish) {
  const done = await call(calls.transferToDownline, wish)
  await Promise.all(
    [
      ['own', 'team members'],
      ['own', 'wallet'],
      ['own', 'balance'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
  return done
}
