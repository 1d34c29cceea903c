import { asRound } from '../../shared/shared-round/as-round.ts'
import { useOwnEnds, useSharedRound } from '../../shared/shared-round/use-shared-round.ts'
import { useTable } from '../../shared/table.tsx'
import { outAtOf, slots, type CrashBetSlot } from './state.ts'

/** Follows the flight, and bets in it. */
export function useCrash() {
  const { table } = useTable()
  const { view, failure, sending, bet, leave, end } = useSharedRound()
  const { state } = view
  const own = slots.flatMap((slot) => view.own[slot] ?? [])

  useOwnEnds(
    own,
    (one) => outAtOf(one) > 0 || state?.phase === 'over',
    (ended) => state && end(ended.map((one) => asRound(one, state, table))),
  )

  return {
    view,
    failure,
    sending,
    bet: (slot: CrashBetSlot, stake: bigint, outAt: number) =>
      bet({ slot, stake, choice: { outAt } }),
    leave,
  }
}
