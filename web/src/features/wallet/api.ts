import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { call, queryClient } from '../../shared/api.ts'
import { currentPerson, onPersonChange } from '../../shared/session.ts'
import {
  isLineStanding,
  onSocketEvent,
  onSocketReady,
  untilLineStands,
} from '../../shared/socket.ts'
import { mergeBalance, newerBalance } from './merge-balance.ts'

const queryKey = ['balance'] as const
/** A balance that is late is worse than one that is asked for twice. */
const patienceMs = 1000

/** Whether it was asked for while no line stood. */
let isBlind = false

export const balanceQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    // What changes between the answer and the line would be missed, and had to be asked for again.
    if (queryClient.getQueryData(queryKey) === undefined) await untilLineStands(patienceMs)
    isBlind ||= !isLineStanding()
    const answer = await call(calls.getBalance, {}, { signal })
    return newerBalance(queryClient.getQueryData<WalletBalance>(queryKey), answer)
  },
  // The socket brings every change, so a question is only asked where it was cut.
  staleTime: 60_000,
})

export function useBalance() {
  return useQuery({ ...balanceQuery, enabled: currentPerson() !== null })
}

/** Keeps the balance as the server tells it, and forgets it with the person. */
export function followBalance(): () => void {
  const stops = [
    onSocketEvent((event) => {
      if (event.kind !== 'balance.changed') return
      const known = queryClient.getQueryData<WalletBalance>(queryKey)
      const merged = known && mergeBalance(known, event)
      if (merged) queryClient.setQueryData(queryKey, merged)
      else void queryClient.invalidateQueries({ queryKey })
    }),
    onSocketReady(() => {
      const isKnown = queryClient.getQueryData(queryKey) !== undefined
      if (isKnown || isBlind) void queryClient.invalidateQueries({ queryKey })
      isBlind = false
    }),
    onPersonChange(() => queryClient.removeQueries({ queryKey })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
