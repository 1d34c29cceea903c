import type { ArcadeTable } from '@baize/contract/arcade/arcade'

/** The stakes of a table as numbers. */
export type Stakes = {
  readonly min: bigint
  readonly max: bigint
  readonly step: bigint
  readonly presets: readonly bigint[]
  readonly usual: bigint
}

export function readStakes({ min, max, step, presets, usual }: ArcadeTable['stakes']): Stakes {
  return {
    min: BigInt(min),
    max: BigInt(max),
    step: BigInt(step),
    presets: presets.map(BigInt).sort((a, b) => Number(a > b) - Number(a < b)),
    usual: BigInt(usual),
  }
}

/** The next larger or smaller of the presets; without any, a step. Never outside the bounds. */
export function nextStake(stakes: Stakes, now: bigint, up: boolean): bigint {
  const { presets, step } = stakes
  const found = up
    ? presets.find((preset) => preset > now)
    : presets.toReversed().find((preset) => preset < now)
  const stepped = up ? now + step : now - step
  return clampStake(stakes, presets.length > 0 ? (found ?? now) : stepped)
}

/** The nearest stake that the table takes, below what was asked. */
export function clampStake({ min, max, step }: Stakes, wanted: bigint): bigint {
  if (wanted <= min) return min
  const within = wanted > max ? max : wanted
  return step > 0n ? within - (within % step) : within
}
