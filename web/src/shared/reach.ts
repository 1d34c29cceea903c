/** So many calls in a row without any answer, and the server counts as away; one may just be unlucky. */
const missesToBeAway = 2

const listeners = new Set<() => void>()
let misses = 0

/** Told by every call whether the server answered, whatever it said. */
export function noteReach(reached: boolean): void {
  const before = isAway()
  misses = reached ? 0 : misses + 1
  if (isAway() !== before) for (const listener of listeners) listener()
}

/** Whether the server has stopped answering, though the device has a network. */
export function isAway(): boolean {
  return misses >= missesToBeAway
}

export function onReachChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
