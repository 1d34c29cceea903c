export type Lag = {
  /** Where the primary stood at a moment, and where its replica stood right after it. */
  note(primary: bigint, replica: bigint, at: number): void
  /** How old at most is what the replica shows. */
  behindMs(at: number): number
}

const mostNotes = 600

/**
 * How far a replica is behind, by where both stand in the stream of changes and by our own clock. What the replica says of
 * itself does not do: by its word it has all that it received, also when it receives nothing any more; and the age of its
 * last change grows while nothing is changed.
 */
export function createLag(): Lag {
  /** Of the primary, oldest first; the first one is the latest that the replica has reached, if it has any. */
  let notes: { readonly lsn: bigint; readonly at: number }[] = []
  let reachedAt: number | undefined
  return {
    note(primary, replica, at) {
      notes.push({ lsn: primary, at })
      const reached = notes.findLastIndex(({ lsn }) => lsn <= replica)
      if (reached >= 0) {
        reachedAt = notes[reached]?.at
        notes = notes.slice(reached + 1)
      }
      if (notes.length > mostNotes) notes.shift()
    },
    behindMs: (at) => (reachedAt === undefined ? Number.POSITIVE_INFINITY : at - reachedAt),
  }
}
