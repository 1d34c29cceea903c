/** A long hash as one can compare it by eye: its beginning and its end. */
export function shortHash(hash: string): string {
  if (hash.length < 24) return hash
  const groups = hash.slice(0, 16).match(/.{4}/g) ?? []
  return `${groups.join(' ')} … ${hash.slice(-4)}`
}
