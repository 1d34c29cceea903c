import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getReward, listRewardBets } from '@baize/contract/promotions/rewards'
import { call, queryClient } from '../../shared/api.ts'
import { usePerson, type Person } from '../../shared/session.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'

export type RewardDetail = ReplyOf<typeof getReward>
export type RewardBet = ReplyOf<typeof listRewardBets>['items'][number]
export type RewardView = 'claimable' | 'running' | 'over' | 'all'

const countKey = ['own', 'reward count'] as const
const rewardsKey = ['own', 'rewards'] as const
/** Offers say how far one is with them, so what happens to a reward is news for them too. */
const promotionsKey = ['own', 'promotions'] as const

/** The socket tells of every change; the question is for pages whose line is cut. */
const pollMs = 60_000

/** A trial account is given nothing, and whoever must change the password first may not look: nothing is asked. */
const hasRewards = (person: Person | null) =>
  person !== null && !person.isTrial && person.mustChange === ''

const countQuery = queryOptions({
  queryKey: countKey,
  queryFn: async ({ signal }) =>
    (await call(calls.countRewards, {}, { signal })).availablePromoCount,
  staleTime: pollMs,
  refetchInterval: pollMs,
})

/** How many rewards wait to be claimed. */
export function useRewardCount(): number {
  return useQuery({ ...countQuery, enabled: hasRewards(usePerson()) }).data ?? 0
}

export const rewardsQuery = (view: RewardView) =>
  infiniteQueryOptions({
    queryKey: [...rewardsKey, view],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        calls.listRewards,
        // What waits is claimed together, so that much of it is brought together.
        { view, limit: view === 'claimable' ? 100 : 20, ...(cursor !== '' && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

export const rewardQuery = (id: string) =>
  queryOptions({
    queryKey: [...rewardsKey, 'one', id],
    queryFn: ({ signal }) => call(calls.getReward, { id }, { signal }),
    staleTime: 0,
  })

export const rewardBetsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...rewardsKey, 'bets', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(calls.listRewardBets, { id, limit: 20, ...(cursor !== '' && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Asks anew for all that tells of rewards. */
export async function refreshRewards(): Promise<void> {
  await Promise.all(
    [countKey, rewardsKey, promotionsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Asks again when the line tells of a change, and where it was cut. */
export function followRewards(): () => void {
  const stops = [
    onSocketEvent((event) => {
      if (event.kind === 'rewards.changed') void refreshRewards()
    }),
    onSocketReady(() => void refreshRewards()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
