import { ok, refuse, type Result } from '@baize/kernel/result'

export type Stakes = {
  readonly min: bigint
  readonly max: bigint
  /** A stake is a whole number of these. */
  readonly step: bigint
  readonly presets: readonly bigint[]
  readonly usual: bigint
}

/** Of the least stake. */
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n]
const usualStep = 5n

/** What may be staked at a game: from the least that the catalogue says, in units of its rules, to a thousand times it. */
export function stakesOf(minStake: bigint, unit: bigint): Stakes {
  const least = minStake < 1n ? 1n : minStake
  const min = ((least + unit - 1n) / unit) * unit
  const presets = steps.map((times) => min * times)
  return { min, max: min * 1_000n, step: unit, presets, usual: min * usualStep }
}

export type StakeRefusal = 'invalid_stake' | 'stake_too_low' | 'stake_too_high'

export function judgeArcadeStake(
  stake: bigint,
  { min, max, step }: Stakes,
): Result<bigint, StakeRefusal> {
  if (stake < min) return refuse('stake_too_low', { min: String(min) })
  if (stake > max) return refuse('stake_too_high', { max: String(max) })
  if (stake % step !== 0n) return refuse('invalid_stake', { step: String(step) })
  return ok(stake)
}
