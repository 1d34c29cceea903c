import type { RtpRow } from '@baize/contract/rtp/rtp-desk'

/** A stretch of returns in hundredths of a percent, and the marks on it. */
export type ReturnScale = {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

type Placed = Pick<RtpRow, 'observedBps' | 'declaredBps' | 'within99Bps' | 'state'>

/** Further out there is nothing to compare: what lies there is shown at the edge. */
const widest = { from: 6_000, to: 14_000 } as const
const steps = [50, 100, 200, 500, 1_000, 2_000] as const

/** The stretch on which all that can be judged is to be seen; what is too little to say anything does not widen it. */
export function returnScaleOf(rows: readonly Placed[]): ReturnScale {
  const judged = rows.filter(({ state }) => state !== 'few' && state !== 'undeclared')
  const shown = judged.length > 0 ? judged : rows
  const values = shown.flatMap(({ observedBps, declaredBps, within99Bps }) =>
    declaredBps === null
      ? [observedBps]
      : [observedBps, declaredBps - (within99Bps ?? 0), declaredBps + (within99Bps ?? 0)],
  )
  return scaleBetween(Math.min(...values, 9_400), Math.max(...values, 9_800))
}

/** A stretch that holds two values, rounded outwards to marks of which there are at most seven. */
export function scaleBetween(least: number, most: number): ReturnScale {
  const [low, high] = [Math.max(least, widest.from), Math.min(most, widest.to)]
  const step = steps.find((each) => (high - low) / each <= 6) ?? 2_000
  const from = Math.floor(low / step) * step
  const to = Math.max(Math.ceil(high / step) * step, from + step)
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
  return { from, to, ticks }
}

/** Where a return is on the stretch, in percent of it; at the edge when it is beyond. */
export function placeOn({ from, to }: ReturnScale, bps: number): number {
  return Math.min(100, Math.max(0, ((bps - from) / (to - from)) * 100))
}

export function isBeyond({ from, to }: ReturnScale, bps: number): boolean {
  return bps < from || bps > to
}
