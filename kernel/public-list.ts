import { sha256, toHex } from './sha256.ts'

/**
 * The public list of what the house has promised. It only grows, and each entry is hashed with the one before: whoever
 * has written down one hash has written down everything before it, and nothing can be taken out, put in between or
 * changed without another hash at that place.
 */
export type ListEntry = {
  /** From 1, without gaps. */
  readonly position: number
  readonly kind: string
  readonly id: string
  readonly commitment: string
  /** As `toISOString` writes it. */
  readonly at: string
  /** What else was promised with it; empty for a seed. */
  readonly detail: string
}

/** What the first entry is hashed with. */
export const beforeFirst = '0'.repeat(64)

/** SHA-256 of the hash before and the fields, one below the other. */
export function hashEntry(previous: string, entry: ListEntry): string {
  const { position, kind, id, commitment, at, detail } = entry
  const lines = [previous, position, kind, id, commitment, at, detail]
  return toHex(sha256(new TextEncoder().encode(lines.join('\n'))))
}

/** The first position whose entry is not what its place and its hash say; nothing when all of them are. */
export function findBreak(
  entries: readonly (ListEntry & { readonly hash: string })[],
  from: { readonly position: number; readonly hash: string } = { position: 0, hash: beforeFirst },
): number | undefined {
  let { position, hash } = from
  for (const entry of entries) {
    position += 1
    if (entry.position !== position || entry.hash !== hashEntry(hash, entry)) return position
    hash = entry.hash
  }
  return undefined
}
