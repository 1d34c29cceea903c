import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf } from '@baize/contract/endpoint'
import type { Gift, giveGift } from '@baize/contract/promotions/gifts-desk'
import { call, queryClient } from '../../../shared/api.ts'
import { approvalsQuery } from '../../../shared/approvals.ts'

const root = 'gifts'

export const giftsQuery = (member: string) =>
  queryOptions({
    queryKey: [root, 'of', member],
    queryFn: ({ signal }) => call(calls.listGifts, { id: member }, { signal }),
    // What waits is decided elsewhere.
    refetchInterval: 15_000,
  })

export const choicesQuery = (member: string) =>
  queryOptions({
    queryKey: [root, 'choices', member],
    queryFn: ({ signal }) => call(calls.getGiftChoices, { id: member }, { signal }),
    staleTime: 0,
  })

/** Gives; whatever comes of it, what the member has and what waits are read anew. */
export async function giveOne(asked: InputOf<typeof giveGift>): Promise<Gift> {
  try {
    return await call(calls.giveGift, asked)
  } finally {
    for (const queryKey of [[root], ['grants'], approvalsQuery.queryKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
