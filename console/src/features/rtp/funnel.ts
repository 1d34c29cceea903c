import type { RtpPoint } from '@baize/contract/rtp/rtp-desk'
import { scaleBetween, type ReturnScale } from './scale.ts'

export type Spot = { readonly x: number; readonly y: number }

export type Funnel = {
  readonly scale: ReturnScale
  /** Rounds at the right edge. */
  readonly rounds: number
  /** In percent of the plot, from the left and from the top. */
  readonly line: readonly Spot[]
  /** The edges of each band, from the left: upper ones there, lower ones back. */
  readonly band95: readonly Spot[]
  readonly band99: readonly Spot[]
}

/** In how many steps the band is drawn from one day to the next, closer together where it bends most. */
const steps = 24

/** How a return came about: rounds to the right, the return upwards, and the band that narrows as rounds add up. */
export function funnelOf(points: readonly RtpPoint[], declaredBps: number | null): Funnel {
  const last = points.at(-1)
  const rounds = Math.max(1, Number(last?.rounds ?? 0))
  const half = last?.within99Bps ?? 0
  const seen = points.map(({ observedBps }) => observedBps)
  const middle = declaredBps ?? last?.observedBps ?? 0
  // Three times the last band shows the funnel open without making its end a thread.
  const scale = scaleBetween(
    Math.min(middle - Math.max(3 * half, 200), last?.observedBps ?? middle, ...within(seen)),
    Math.max(middle + Math.max(3 * half, 200), last?.observedBps ?? middle, ...within(seen)),
  )
  const spot = (at: number, bps: number): Spot => ({
    x: (at / rounds) * 100,
    y: 100 - ((bps - scale.from) / (scale.to - scale.from)) * 100,
  })
  const band = (of: 'within95Bps' | 'within99Bps') => {
    const edges = widths(points, of)
    if (declaredBps === null) return []
    return [
      ...edges.map(({ at, half: wide }) => spot(at, declaredBps + wide)),
      ...edges.toReversed().map(({ at, half: wide }) => spot(at, declaredBps - wide)),
    ]
  }
  return {
    scale,
    rounds,
    line: points.map(({ rounds: at, observedBps }) => spot(Number(at), observedBps)),
    band95: band('within95Bps'),
    band99: band('within99Bps'),
  }
}

/** Returns of first days may be anything; they do not stretch the picture beyond twice and half a stake. */
function within(seen: readonly number[]): number[] {
  return seen.filter((bps) => bps > 8_000 && bps < 12_000)
}

type Width = { readonly at: number; readonly half: number }

/** Half the width after so many rounds. Its square times the rounds is nearly the same all along, also before the first day. */
function widths(points: readonly RtpPoint[], of: 'within95Bps' | 'within99Bps'): Width[] {
  const known = points.flatMap(({ rounds, [of]: half }) =>
    half === null || rounds === '0' ? [] : [{ at: Number(rounds), half }],
  )
  return known.flatMap((to, index) => {
    const from = known[index - 1] ?? { at: 0, half: Infinity }
    const start = index === 0 ? spreadOf(to) : spreadOf(from)
    return Array.from({ length: steps }, (_, step) => {
      const part = ((step + 1) / steps) ** 2
      const at = from.at + (to.at - from.at) * part
      return { at, half: Math.sqrt((start + (spreadOf(to) - start) * part) / at) }
    })
  })
}

function spreadOf({ at, half }: Width): number {
  return half * half * at
}

export function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')
}
