import { useState } from 'react'
import { useOwnEnds, useSharedRound } from '../../shared/shared-round/use-shared-round.ts'
import { outAtOf, slots, type CrashBetSlot } from './state.ts'

export type Settled = {
  readonly id: string
  readonly round: number
  readonly outAt: number
  readonly stake: bigint
  readonly payout: bigint
}

/** Follows the flight, and bets in it. */
export function useCrash() {
  const { view, failure, sending, bet, leave, count } = useSharedRound()
  const [settled, setSettled] = useState<readonly Settled[]>([])
  const { state } = view
  const own = slots.flatMap((slot) => view.own[slot] ?? [])

  useOwnEnds(
    own,
    (one) => outAtOf(one) > 0 || state?.phase === 'over',
    (ended) => {
      const done = ended.map((one) => ({
        id: one.id,
        round: state?.round ?? 0,
        outAt: outAtOf(one),
        stake: BigInt(one.stake),
        payout: BigInt(one.payout),
      }))
      setSettled((before) => [...done, ...before].slice(0, 12))
      count(done)
    },
  )

  return {
    view,
    failure,
    settled,
    sending,
    bet: (slot: CrashBetSlot, stake: bigint, outAt: number) =>
      bet({ slot, stake, choice: { outAt } }),
    leave,
  }
}
