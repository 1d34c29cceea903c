import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { RedeemState } from '@baize/contract/points/point-names'
import { call } from '../../shared/api.ts'

/** All that is read about the mall lies below this word; the desk's line reads it anew when a request comes or ends. */
export const mallRoot = 'point mall'

export const goodsQuery = queryOptions({
  queryKey: [mallRoot, 'goods'],
  queryFn: ({ signal }) => call(calls.listGoods, {}, { signal }),
})

export const ordersQuery = (state: RedeemState | '') =>
  infiniteQueryOptions({
    queryKey: [mallRoot, 'orders', state],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listPointOrders,
        { limit: 50, ...(pageParam && { cursor: pageParam }), ...(state && { state }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [mallRoot, 'order', id],
    queryFn: ({ signal }) => call(calls.getPointOrder, { id }, { signal }),
    gcTime: 0,
  })
