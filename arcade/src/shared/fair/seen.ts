import type { SeedPair } from '@baize/contract/arcade/arcade'
import type { KnownHead } from '@baize/games/audit-list'
import type { SeenPair } from '@baize/games/audit-pair'

/** What this page was shown while it was open: whoever tells otherwise later is caught by it. */
export type Seen = {
  /** By the id of the pair, with the highest nonce that was told. */
  readonly pairs: Readonly<Record<string, SeenPair>>
  /** Heads of the public list, newest first. */
  readonly heads: readonly KnownHead[]
}

export const nothingSeen: Seen = { pairs: {}, heads: [] }

export function seePair(seen: Seen, { id, commitment, clientSeed, nonce }: SeedPair): Seen {
  const before = seen.pairs[id]
  if (before !== undefined && before.nonce >= nonce) return seen
  const told = before ?? { commitment, clientSeed }
  return { ...seen, pairs: { ...seen.pairs, [id]: { ...told, nonce } } }
}

const mostHeads = 20

export function seeHead(seen: Seen, head: KnownHead): Seen {
  if (seen.heads.some(({ position }) => position === head.position)) return seen
  return { ...seen, heads: [head, ...seen.heads].slice(0, mostHeads) }
}
