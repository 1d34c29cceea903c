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
