import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from 'virtual:contract'
import type { PlayerLimit, PlayerProtection } from '@baize/contract/protection/protection'
import { call, queryClient } from '../../shared/api.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'

export type { PlayerLimit, PlayerProtection } from '@baize/contract/protection/protection'

export type LimitKey = Pick<PlayerLimit, 'kind' | 'period'>

export const protectionQuery = queryOptions({
  queryKey: ['own', 'protection'],
  queryFn: ({ signal }) => call(calls.getProtection, {}, { signal }),
})

const askAgain = () =>
  void queryClient.invalidateQueries({ queryKey: protectionQuery.queryKey }).catch(() => undefined)

/** Own limits as they are, also when another tab or the passing of time changed them. */
export function useProtection() {
  useEffect(() => {
    const stops = [
      onSocketEvent(({ kind }) => {
        if (kind === 'protection.changed') askAgain()
      }),
      onSocketReady(askAgain),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return useQuery(protectionQuery)
}

/** Every change answers how all of it stands now. */
async function take(changing: Promise<PlayerProtection>): Promise<PlayerProtection> {
  const now = await changing
  queryClient.setQueryData(protectionQuery.queryKey, now)
  return now
}

export const setLimit = (
  { kind, period }: LimitKey,
  amount: bigint | null,
  currency: PlayerProtection['currency'],
) =>
  take(
    call(calls.setLimit, {
      kind,
      period,
      amount: amount === null ? null : String(amount),
      currency,
    }),
  )

export const confirmLimit = ({ kind, period }: LimitKey) =>
  take(call(calls.confirmLimit, { kind, period }))

export const keepLimit = ({ kind, period }: LimitKey) =>
  take(call(calls.dropLimitChange, { kind, period }))

export const setReminder = (minutes: number | null) => take(call(calls.setReminder, { minutes }))
