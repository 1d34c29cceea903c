import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from 'virtual:contract'
import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type * as contract from '@baize/contract/points/points'
import type { RedeemState } from '@baize/contract/points/point-names'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, queryClient, serverNow } from '../../shared/api.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'

/** Everything about points that belongs to a person lies below this key, and goes with the session. */
const pointsKey = ['own', 'points'] as const

export type PointConfig = ReplyOf<typeof contract.getPointConfig>

export const balanceQuery = queryOptions({
  queryKey: [...pointsKey, 'balance'],
  queryFn: ({ signal }) => call(calls.getPointBalance, {}, { signal }),
})

export const configQuery = queryOptions({
  queryKey: [...pointsKey, 'config'],
  queryFn: ({ signal }) => call(calls.getPointConfig, {}, { signal }),
})

export const goodsQuery = queryOptions({
  queryKey: [...pointsKey, 'goods'],
  queryFn: ({ signal }) => call(calls.getPointReward, {}, { signal }),
})

export const redeemsQuery = (status: RedeemState | '') =>
  infiniteQueryOptions({
    queryKey: [...pointsKey, 'redeems', status],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(
        calls.getRedeemPointList,
        { limit: 20, ...(pageParam && { cursor: pageParam }), ...(status && { status }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  })

export const detailsQuery = infiniteQueryOptions({
  queryKey: [...pointsKey, 'details'],
  initialPageParam: '',
  queryFn: ({ signal, pageParam }) =>
    call(calls.getPointDetails, { limit: 30, ...(pageParam && { cursor: pageParam }) }, { signal }),
  getNextPageParam: ({ next }) => next,
})

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

/** The name of one wish, however often it is sent. */
export const newRedeemId = () => makeId('rdm')

export const askPointsAgain = () => queryClient.invalidateQueries({ queryKey: pointsKey })

async function after(done: contract.Redeem): Promise<contract.Redeem> {
  const keys = [pointsKey, ['own', 'wallet'], ['own', 'balance']]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return done
}

export const redeemGood = async (wish: InputOf<typeof contract.redeemPointReward>) =>
  await after(await call(calls.redeemPointReward, wish))

export const convertPoints = async (wish: InputOf<typeof contract.convertPoint>) =>
  await after(await call(calls.convertPoint, wish))

/** Asks again whenever the server says that points came or went, and after the line was cut. */
export function usePointNews(): void {
  useEffect(() => {
    const stops = [
      onSocketEvent(({ kind }) => {
        if (kind === 'points.changed') void askPointsAgain()
      }),
      onSocketReady(() => void askPointsAgain()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
