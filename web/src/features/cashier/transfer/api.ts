import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { transferBetweenPockets } from '@baize/contract/wallet/wallet'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call, queryClient } from '../../../shared/api.ts'
import { sendOnce } from '../intent.ts'
import { cashierKey } from '../orders.ts'

export type Moved = ReplyOf<typeof transferBetweenPockets>

export const pocketsQuery = queryOptions({
  queryKey: [...cashierKey, 'pockets'],
  queryFn: async ({ signal }) => (await call(calls.getConsolidated, {}, { signal })).balances,
  staleTime: 0,
})

export type PocketMove = {
  readonly from: string
  readonly to: string
  readonly amount?: string
  readonly currency?: string
}

/** Moves money between pockets, or all of them into the cash; what is shown then is what the answer says. */
export async function moveBetween(move: PocketMove): Promise<Moved> {
  try {
    const moved = await sendOnce('trf', move, (id) =>
      call(calls.transferBetweenPockets, { id, ...move }),
    )
    queryClient.setQueryData(pocketsQuery.queryKey, moved.balance)
    queryClient.setQueryData(['balance'], moved.balance)
    return moved
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: pocketsQuery.queryKey })
    throw error
  }
}
