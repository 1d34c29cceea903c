import { createHash } from 'node:crypto'

/** The hash before the first entry. */
export const firstHash = '0'.repeat(64)

/** Everything that an entry says, and with it what its hash covers. */
export type ChainedEntry = {
  readonly sequence: bigint
  readonly at: Date
  readonly actorId: string
  readonly actor: string
  readonly roles: string
  readonly action: string
  readonly object: string
  readonly reason: string
  readonly ip: string
  readonly requestId: string
  /** JSON texts, taken as they are stored. */
  readonly before: string
  readonly after: string
  readonly previousHash: string
}

/** The exact text whose SHA-256 is the entry's hash: JSON with its keys in order and no spaces. */
export function hashedText(entry: ChainedEntry): string {
  const text = (value: string) => JSON.stringify(value)
  return [
    `{"action":${text(entry.action)}`,
    `"actor":${text(entry.actor)}`,
    `"actorId":${text(entry.actorId)}`,
    `"after":${entry.after}`,
    `"at":${text(entry.at.toISOString())}`,
    `"before":${entry.before}`,
    `"ip":${text(entry.ip)}`,
    `"object":${text(entry.object)}`,
    `"previousHash":${text(entry.previousHash)}`,
    `"reason":${text(entry.reason)}`,
    `"requestId":${text(entry.requestId)}`,
    `"roles":${text(entry.roles)}`,
    `"sequence":${text(entry.sequence.toString())}}`,
  ].join(',')
}

export function hashOf(entry: ChainedEntry): string {
  return createHash('sha256').update(hashedText(entry)).digest('hex')
}

/** Where a walk along the chain stands: the sequence and hash of the last entry that held. */
export type Walk = { readonly sequence: bigint; readonly hash: string }

/** Follows the chain through a batch; names the first entry that does not hold. */
export function follow(
  from: Walk,
  entries: readonly (ChainedEntry & { readonly hash: string })[],
): { readonly reached: Walk; readonly brokenAt?: bigint } {
  let reached = from
  for (const entry of entries) {
    const expected = reached.sequence + 1n
    if (entry.sequence !== expected) return { reached, brokenAt: expected }
    if (entry.previousHash !== reached.hash || hashOf(entry) !== entry.hash) {
      return { reached, brokenAt: entry.sequence }
    }
    reached = { sequence: entry.sequence, hash: entry.hash }
  }
  return { reached }
}
