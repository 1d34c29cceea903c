import type { SharedBet } from '@baize/contract/arcade/shared-table'
import type { CrashMove, CrashOutcome } from '@baize/games/crash/crash'

export type CrashBetSlot = 1 | 2
export const slots: readonly CrashBetSlot[] = [1, 2]

/** Where a flight ended, in hundredths; 0 while it is not known. */
export function crashedAtOf(outcome: unknown): number {
  return (outcome as CrashOutcome | null)?.crashedAt ?? 0
}

/** Where a bet got out, in hundredths; 0 while it flies, or when it did not. */
export function outAtOf({ move }: Pick<SharedBet, 'move'>): number {
  return (move as CrashMove | null)?.outAt ?? 0
}

/** What a bet pays if one gets out at so many hundredths; rounded down. */
export function paysAt(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n
}

/** A multiple that somebody typed, in hundredths; nothing when it is none. */
export function readMultiple(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,5}(?:[.,]\d{0,2})?$/.test(text)) return undefined
  const hundredths = Math.round(Number(text.replace(',', '.')) * 100)
  return hundredths >= least && hundredths <= most ? hundredths : undefined
}
