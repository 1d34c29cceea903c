import type { FamilyMotion } from '@baize/ui/art/families/family'
import { clamp, easeOut, pick } from '@baize/ui/art/stage/shapes'

/** How one reel comes to rest: positions in cells, moments in milliseconds. */
export type Stop = {
  /** From when on it comes to rest. */
  readonly begins: number
  readonly from: number
  readonly to: number
  readonly ends: number
  /** Two scatters stand, and it may bring the third. */
  readonly isAwaited: boolean
}

const slopes = { cubic: 3, hit: 1, back: 1, ratchet: 3, float: 4 } as const
const eases = {
  cubic: easeOut,
  hit: (part: number) => part,
  back: (part: number) => part,
  ratchet: easeOut,
  float: (part: number) => 1 - (1 - clamp(part)) ** 4,
} as const

const usualGatherMs = 160
const usualSpeed = 0.019
/** How much longer one waits for a reel that may bring the last scatter. */
const awaitedMs = 800
const apartMs = 40

type Pace = Pick<FamilyMotion, 'speed' | 'gatherMs' | 'ease'>

/** Cells in a millisecond. Taller windows have smaller cells, of which more pass. */
export const paceOf = ({ speed = usualSpeed }: Pace, rows: number): number => (speed * rows) / 3

/** How far a reel has turned: it gathers speed, then keeps it. */
export function turnedBy(motion: Pace, rows: number, passedMs: number): number {
  const { gatherMs = usualGatherMs } = motion
  const speed = paceOf(motion, rows)
  if (passedMs <= 0) return 0
  if (passedMs < gatherMs) return (speed * passedMs ** 2) / (2 * gatherMs)
  return speed * (passedMs - gatherMs / 2)
}

/** The reels in the order in which they stand, for any number of them. */
export function orderOf({ order }: Pick<FamilyMotion, 'order'>, reels: number): number[] {
  const rank = (reel: number) => {
    const at = reels < 2 ? 0 : (reel * 4) / (reels - 1)
    const [low, high] = [order.indexOf(Math.floor(at)), order.indexOf(Math.ceil(at))]
    return low + (high - low) * (at % 1)
  }
  return Array.from({ length: reels }, (_, reel) => reel).toSorted(
    (a, b) => rank(a) - rank(b) || a - b,
  )
}

/** When the reel at this place of the order stands, after the press. */
export function standsAfter(
  { stops }: Pick<FamilyMotion, 'stops'>,
  at: number,
  reels: number,
): number {
  const place = reels < 2 ? stops.length - 1 : (at * (stops.length - 1)) / (reels - 1)
  const [low, high] = [pick(stops, Math.floor(place)), pick(stops, Math.ceil(place))]
  return low + (high - low) * (place % 1)
}

type Turn = {
  readonly motion: FamilyMotion
  readonly reels: number
  readonly rows: number
  readonly spunAt: number
  readonly now: number
  /** Reels that are waited for. */
  readonly awaited: ReadonlySet<number>
}

/** How every reel comes to rest, without a jerk and beyond what is in view. */
export function planStops({ motion, reels, rows, spunAt, now, awaited }: Turn): Stop[] {
  const slope = slopes[motion.ease ?? 'cubic']
  const speed = paceOf(motion, rows)
  let later = 0
  const plans: Stop[] = []
  orderOf(motion, reels).forEach((reel, at) => {
    if (awaited.has(reel)) later += awaitedMs
    const due = spunAt + standsAfter(motion, at, reels) + later
    const begins = Math.max(now + at * apartMs, due - (slope * (rows + 1.7)) / speed)
    const from = turnedBy(motion, rows, begins - spunAt)
    const to = Math.ceil(from + rows + 1.2)
    const ends = begins + (slope * (to - from)) / speed
    plans[reel] = { begins, from, to, ends, isAwaited: awaited.has(reel) }
  })
  return plans
}

/** Where a reel is on its way to rest. */
export function placeOf(motion: Pace, { begins, from, to, ends }: Stop, now: number): number {
  const ease = eases[motion.ease ?? 'cubic']
  return from + (to - from) * ease(clamp((now - begins) / (ends - begins)))
}

/** A ratchet holds a cell and then jumps to the next. */
export function ticked({ ease }: Pace, place: number): number {
  if (ease !== 'ratchet') return place
  const cell = Math.floor(place)
  return cell + easeOut(Math.min(1, (place - cell) * 1.7))
}
