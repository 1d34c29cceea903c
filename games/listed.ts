import { findBreak, type ListEntry } from '@baize/kernel/public-list'
import { readPromise, type KnownHead } from './audit-list.ts'
import { findPublicBeacon, momentOf } from './public-beacon.ts'

export type ListedEntry = ListEntry & {
  readonly hash: string
  /** The seed once it was exchanged; of a chain the last link that was used. Empty before. */
  readonly revealed: string
}

/** The public list, or a part of it from the entry before a promise on, and heads that somebody was shown of it. */
export type PublicList = {
  readonly entries: readonly ListedEntry[]
  readonly heads?: readonly KnownHead[]
}

/**
 * Where a promise stands first. Nothing when it stands nowhere, or when the part is not what its hashes and the heads
 * say. The first entry of a part is believed as the hash before, and as nothing else.
 */
export function findPromise(
  { entries, heads = [] }: PublicList,
  commitment: string,
): ListedEntry | undefined {
  const [first] = entries
  if (first === undefined) return undefined
  const isWhole = first.position === 1
  const told = isWhole ? entries : entries.slice(1)
  const broken = isWhole ? findBreak(told) : findBreak(told, first)
  const isSeen = heads.every(({ position, hash }) => {
    const entry = entries[position - first.position]
    return entry === undefined || entry.hash === hash
  })
  if (broken !== undefined || !isSeen) return undefined
  return told.find((entry) => entry.commitment === commitment)
}

type Seed = {
  readonly commitment: string
  readonly serverSeed: string
  readonly position?: number
}

/** That a seed was promised: at the place that was told, and revealed as nothing else. */
export function isSeedListed(
  list: PublicList,
  { commitment, serverSeed, position }: Seed,
): boolean {
  const entry = findPromise(list, commitment)
  if (entry === undefined) return false
  const isThere = position === undefined || position === entry.position
  return entry.kind === 'seed' && isThere && ['', serverSeed].includes(entry.revealed)
}

type Chain = {
  readonly model: string
  readonly terminal: string
  readonly place?: number
  readonly beacon?: string
  readonly beaconRound?: number
  readonly ownValue?: string
  readonly position?: number
}

/** That a chain was published, for this table, so long, with this round of the beacon and before that was out. */
export function isChainListed(list: PublicList, chain: Chain): boolean {
  const entry = findPromise(list, chain.terminal)
  if (entry === undefined || entry.kind !== 'chain') return false
  if (chain.position !== undefined && chain.position !== entry.position) return false
  const { beacon = '', place = 1 } = chain
  // Chains of before there was a beacon promised nothing else.
  if (entry.detail === '') return beacon === ''
  const promised = readPromise(entry.detail)
  if (promised === undefined) return false
  const network = findPublicBeacon(promised.beacon)
  return (
    promised.table === chain.model &&
    place <= promised.length &&
    beacon === promised.beacon &&
    (chain.beaconRound ?? promised.beaconRound) === promised.beaconRound &&
    (chain.ownValue === undefined) === (promised.roundsOf === '') &&
    (network === undefined || momentOf(network, promised.beaconRound) > new Date(entry.at))
  )
}
