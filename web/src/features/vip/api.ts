import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { VipState } from '@baize/contract/promotions/vip'
import { call, queryClient } from '../../shared/api.ts'
import { usePerson } from '../../shared/session.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'
import { useModule } from '../../shared/system.ts'

const vipKey = ['own', 'vip'] as const

export const vipQuery = queryOptions({
  queryKey: vipKey,
  queryFn: ({ signal }) => call(calls.getVip, {}, { signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
})

/** Nothing is asked where levels are switched off, of a trial account, or before the password is changed. */
export function useVip() {
  const person = usePerson()
  const isOn = useModule('VIP')
  const isMember = person !== null && !person.isTrial && person.mustChange === ''
  return useQuery({ ...vipQuery, enabled: isOn && isMember })
}

export const askVipAgain = () => queryClient.invalidateQueries({ queryKey: vipKey })

export async function claimBonus(id: string): Promise<void> {
  await call(calls.claimVipBonus, { id })
  await askVipAgain()
}

/** A level that was reached is seen at once. */
export function followVip(): () => void {
  const stops = [
    onSocketEvent(({ kind }) => {
      if (kind === 'rewards.changed') void askVipAgain()
    }),
    onSocketReady(() => void askVipAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** How far somebody is on the way to the next level, of 1; the smaller of both ways. Null on the last. */
export function wayToNext(state: VipState): number | null {
  const next = state.levels[state.level + 1]
  if (next === undefined) return null
  return Math.min(shareOf(state.validBet, next.validBet), shareOf(state.deposits, next.deposits))
}

export function shareOf(done: string, asks: string): number {
  const whole = BigInt(asks)
  if (whole <= 0n) return 1
  const part = (BigInt(done) * 1_000n) / whole
  return Math.min(1, Math.max(0, Number(part) / 1_000))
}
