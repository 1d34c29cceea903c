/** How reels turn and stop: positions in cells, moments in milliseconds. */

/** Cells that pass a window of three rows in a millisecond; taller windows have smaller cells and pass more. */
const speedOfThree = 0.019
const gatherMs = 160
/** The first reel stands after this long, the last after the other. */
const firstStopMs = 1100
const lastStopMs = 2000

export const speedOf = (rows: number): number => (speedOfThree * Math.max(rows, 1)) / 3

/** How far a reel has turned after so long: it gathers speed, then keeps it. */
export function reelTurned(elapsedMs: number, speed: number): number {
  if (elapsedMs <= 0) return 0
  if (elapsedMs < gatherMs) return (speed * elapsedMs ** 2) / (2 * gatherMs)
  return speed * (elapsedMs - gatherMs / 2)
}

/** When each reel of a spin stands, counted from its start. */
export function stopMs(reel: number, reels: number): number {
  if (reels < 2) return lastStopMs
  return firstStopMs + ((lastStopMs - firstStopMs) * reel) / (reels - 1)
}

export type Landing = {
  readonly fromMs: number
  readonly from: number
  readonly to: number
  readonly durationMs: number
}

/** A stop that begins with the reel's own speed, so that nothing jerks: three times the way at that speed. */
export function planLanding(fromMs: number, from: number, rows: number): Landing {
  // Beyond what is in view: the result comes in from above, and nothing that is seen changes its face.
  const to = Math.ceil(from + rows + 1.2)
  return { fromMs, from, to, durationMs: (3 * (to - from)) / speedOf(rows) }
}

export const landingMs = (rows: number): number => (3 * (rows + 1.7)) / speedOf(rows)

/** Where a landing reel is, with a small dip past its place at the very end. */
export function landedAt({ fromMs, from, to, durationMs }: Landing, now: number): number {
  const part = Math.min(1, Math.max(0, (now - fromMs) / durationMs))
  const way = (to - from) * (1 - (1 - part) ** 3)
  const dip = part > 0.82 && part < 1 ? 0.05 * Math.sin(((part - 0.82) / 0.18) * Math.PI) : 0
  return from + way + dip
}

/** Which face passes at a place: the number of one of so many, spread evenly and the same each time. */
export function passingFace(reel: number, place: number, of: number): number {
  let mixed = Math.imul(place * 31 + reel * 7919 + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % Math.max(1, of)
}

/** From where each cell of a reel falls, in rows above or at its place, after some of the reel's cells were taken. */
export function fallsOf(rows: number, gone: ReadonlySet<number>): number[] {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row))
  const missing = rows - kept.length
  return Array.from({ length: rows }, (_, row) =>
    row < missing ? row - missing : (kept[row - missing] ?? row),
  )
}
