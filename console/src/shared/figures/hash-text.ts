/** A hash in groups, its middle left out: `a90f 2217 … c41b`. */
export function groupedHash(hash: string): string {
  return hash.length < 16 ? hash : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`
}

/** The first letters of a hash, for a table. */
export function hashStart(hash: string): string {
  return `${hash.slice(0, 4)}…`
}
