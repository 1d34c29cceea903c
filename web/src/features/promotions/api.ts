import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getPromotion } from '@baize/contract/promotions/promotions'
import { call, queryClient } from '../../shared/api.ts'

export type PromotionDetail = ReplyOf<typeof getPromotion>

const key = ['own', 'promotions'] as const

export const promotionsQuery = queryOptions({
  queryKey: [...key, 'all'],
  queryFn: async ({ signal }) => (await call(calls.listPromotions, {}, { signal })).items,
  staleTime: 30_000,
})

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(calls.getPromotion, { id }, { signal }),
    staleTime: 0,
  })

/** Asks anew for how far one is with each. */
export const refreshPromotions = () => queryClient.invalidateQueries({ queryKey: key })
