import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { outAtOf } from './state.ts'
import type { Settled } from './use-crash.ts'

type CrashShown = { readonly round?: number; readonly move?: unknown }

/** What ended while the page was open, and before it what the record says; no bet twice. */
export function ownRounds(settled: readonly Settled[], last: readonly ArcadeRound[]): Settled[] {
  const known = new Set(settled.map(({ id }) => id))
  const before = last
    .filter(({ id, state }) => state === 'settled' && !known.has(id))
    .map(({ id, shown, stake, payout }) => {
      const { round = 0, move = null } = (shown ?? {}) as CrashShown
      return { id, round, outAt: outAtOf({ move }), stake: BigInt(stake), payout: BigInt(payout) }
    })
  return [...settled, ...before]
}
