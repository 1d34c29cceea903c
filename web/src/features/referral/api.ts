import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getReferral } from '@baize/contract/promotions/referral'
import { call, queryClient } from '../../shared/api.ts'
import { onSocketEvent } from '../../shared/socket.ts'

export type ReferralState = ReplyOf<typeof getReferral>

const referralKey = ['own', 'referral'] as const

export const referralQuery = infiniteQueryOptions({
  queryKey: referralKey,
  queryFn: ({ pageParam: cursor, signal }) =>
    call(calls.getReferral, cursor === '' ? {} : { cursor }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchInterval: 60_000,
})

/** Takes what waits for a friend. What it changes is asked for again. */
export async function claimFor(reward: string): Promise<void> {
  await call(calls.claimReward, { id: reward })
  await queryClient.invalidateQueries({ queryKey: ['own'] })
}

/** A friend who came further meanwhile is seen without asking. */
export function followReferral(): () => void {
  return onSocketEvent(({ kind }) => {
    if (kind === 'rewards.changed') void queryClient.invalidateQueries({ queryKey: referralKey })
  })
}

/** The way in of this site, with the code. */
export const linkOf = (code: string) =>
  `${globalThis.location.origin}/register?referralCode=${encodeURIComponent(code)}`
