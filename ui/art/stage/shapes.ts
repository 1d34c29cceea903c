export { TURN } from '../geometry.ts'

export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value))

export const between = (from: number, to: number, part: number): number => from + (to - from) * part

export const easeOut = (part: number): number => 1 - (1 - clamp(part)) ** 3

export function easeInOut(part: number): number {
  const at = clamp(part)
  return at < 0.5 ? 4 * at ** 3 : 1 - (-2 * at + 2) ** 3 / 2
}

/** Goes a little beyond its end and comes back. */
export function easeBack(part: number, strength = 1.7): number {
  const at = clamp(part) - 1
  return at * at * ((strength + 1) * at + strength) + 1
}

/** A swing that dies away. */
export const damped = (seconds: number, hertz: number, decay: number): number =>
  Math.exp(-seconds * decay) * Math.sin(seconds * hertz * Math.PI * 2)

/** Numbers from 0 up to 1, the same for the same seed. For drawings alone. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list by its place; places go round. */
export function pick<T>(list: readonly T[], place: number): T {
  const at = Math.trunc(place)
  return list[((at % list.length) + list.length) % list.length] as T
}
