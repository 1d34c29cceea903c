import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { call, queryClient } from '../../shared/api.ts'
import { currentPerson, onPersonChange } from '../../shared/session.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'
import { mergeBalance, newerBalance } from './merge-balance.ts'

const queryKey = ['balance'] as const

export const balanceQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
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
    onSocketReady(() => void queryClient.invalidateQueries({ queryKey })),
    onPersonChange(() => queryClient.removeQueries({ queryKey })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
