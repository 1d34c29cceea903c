import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getRebate } from '@baize/contract/promotions/rebate'
import { call, queryClient } from '../../shared/api.ts'
import { onSocketEvent } from '../../shared/socket.ts'

export type RebateState = ReplyOf<typeof getRebate>

const rebateKey = ['own', 'rebate'] as const

export const rebateQuery = queryOptions({
  queryKey: rebateKey,
  queryFn: ({ signal }) => call(calls.getRebate, {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
})

export const cashbackQuery = queryOptions({
  queryKey: ['own', 'cashback'],
  queryFn: ({ signal }) => call(calls.getCashback, {}, { signal }),
  staleTime: 30_000,
})

/** All, or one category. Answers what was paid. */
export async function takeRebate(category: string | null): Promise<string> {
  const { amount } = await call(
    calls.claimRebate,
    category === null ? {} : { categories: [category] },
  )
  await queryClient.invalidateQueries({ queryKey: rebateKey })
  return amount
}

/** What was paid by itself meanwhile is seen without asking. */
export function followRebate(): () => void {
  return onSocketEvent(({ kind }) => {
    if (kind === 'rewards.changed') void queryClient.invalidateQueries({ queryKey: rebateKey })
  })
}
