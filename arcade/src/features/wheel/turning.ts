import { segments, wheel } from '@baize/games/wheel/wheel'

/** Degrees in a millisecond while it turns freely. */
const speed = 0.4
const startMs = 600
/** From the moment that the result is out to the moment that the wheel stands; the rest of the pause is for reading it. */
export const stopMs = 4_200
/** Whoever hears of the result later than this before the end sees the wheel where it stands. */
const leastStopMs = 900
const step = 360 / segments.length

export type Motion = {
  readonly round: number
  /** Where the wheel stood before, in degrees. */
  readonly from: number
  /** When it began to turn by this clock; nothing while it stands. */
  readonly startedAt: number | undefined
  /** Where it comes to rest, and when. */
  readonly stop: { readonly at: number; readonly angle: number } | undefined
}

/** The motion, and since when its end is known here. */
type Heard = Motion & { readonly heardAt: number }

/**
 * The turn of the wheel that brings a segment under the pointer. It does not stop in the middle of every segment: where
 * in it, the link of the round says, so that all see the same.
 */
export function restAngle(segment: number, link: string): number {
  const byte = Number.parseInt(link.slice(0, 2) || '80', 16)
  return modulo(-(segment + ((byte - 128) / 256) * 0.7) * step, 360)
}

/** When a round whose pause ends at a moment has come to rest. */
export const restsAt = (pauseEndsAt: number): number => pauseEndsAt - wheel.pace.restMs + stopMs

/** Where the wheel is at a moment: it starts, turns evenly, and runs out just at its end, without a jump on the way. */
export function angleAt({ from, startedAt, stop, heardAt }: Heard, now: number): number {
  if (stop && (now >= stop.at || startedAt === undefined || stop.at - heardAt < leastStopMs)) {
    return stop.angle
  }
  if (startedAt === undefined) return from
  if (!stop || now <= heardAt) return from + freeTurn(now - startedAt)
  const begin = from + freeTurn(heardAt - startedAt)
  const lastsMs = stop.at - heardAt
  const least = (speed * lastsMs) / 4
  const way = least + modulo(stop.angle - begin - least, 360)
  // It leaves even turning with the speed that it had.
  const steepness = Math.max(1.2, (speed * lastsMs) / way)
  return begin + way * (1 - (1 - (now - heardAt) / lastsMs) ** steepness)
}

/** Whether it moves at a moment. */
export const isTurning = ({ startedAt, stop, heardAt }: Heard, now: number): boolean =>
  startedAt !== undefined &&
  (stop === undefined || (now < stop.at && stop.at - heardAt >= leastStopMs))

function freeTurn(ms: number): number {
  if (ms <= 0) return 0
  return ms < startMs ? (speed * ms * ms) / (2 * startMs) : speed * (ms - startMs / 2)
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** Which segment is under the pointer at an angle. */
export const segmentAt = (angle: number): number =>
  modulo(Math.round(-angle / step), segments.length)
