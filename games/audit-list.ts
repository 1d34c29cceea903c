import { chainSalt, commitmentOf, isServerSeed, linkBefore } from '@baize/kernel/fair'
import { findBreak, type ListEntry } from '@baize/kernel/public-list'
import { findPublicBeacon, momentOf } from './public-beacon.ts'
import { isPulseOf } from './pulse.ts'
import { readDeckPromise } from './ticket-deck.ts'

/** An entry of the public list as the house tells it, with what it has revealed since. */
export type ToldEntry = ListEntry & {
  readonly hash: string
  /** The seed once it was exchanged; of a chain the last link that was used. Empty before. */
  readonly revealed: string
  /** Of a chain: which link that is, from 1. */
  readonly round: number
  readonly salt: string
  readonly beaconValue: string
  /** Of a chain that is over. */
  readonly endedBy: string
}

/** A hash that somebody wrote down when they looked: whoever tells another list later is caught by it. */
export type KnownHead = { readonly position: number; readonly hash: string }

/**
 * `rewritten`: a place does not hold what its hash says, or not what somebody saw there. `seed`: what was revealed is not
 * what was promised. `chain`: the link that was told is not of the chain. `two_chains`: a chain was begun while another
 * of its table was in use. `salt`: it is not made of the public value. `beacon`: that is no value of the beacon's round
 * that was named. `known_before`: the value was out when the chain was published. `unreadable`: what was promised with a
 * chain cannot be read.
 */
export type ListFault =
  | 'rewritten'
  | 'seed'
  | 'chain'
  | 'two_chains'
  | 'salt'
  | 'beacon'
  | 'known_before'
  | 'unreadable'

export type ListAudit = {
  readonly verdict: 'proven' | 'refuted'
  readonly faults: readonly { readonly position: number; readonly fault: ListFault }[]
  /** Chains that were left before their end, which is no fault and is for people to judge. */
  readonly left: readonly { readonly position: number; readonly why: string }[]
  /** Chains whose public value the house drew itself: they bind nobody. */
  readonly ownBeacon: readonly number[]
  /** To be written down, and given next time. */
  readonly head: KnownHead
}

/** Holds the whole public list, from its first entry on, against itself, its proofs and what was seen of it before. */
export function auditList(
  entries: readonly ToldEntry[],
  known: readonly KnownHead[] = [],
): ListAudit {
  const faults: { position: number; fault: ListFault }[] = []
  const broken = findBreak(entries)
  if (broken !== undefined) faults.push({ position: broken, fault: 'rewritten' })
  for (const { position, hash } of known) {
    if (entries[position - 1]?.hash !== hash) faults.push({ position, fault: 'rewritten' })
  }
  const inUse = new Set<string>()
  const left: { position: number; why: string }[] = []
  const ownBeacon: number[] = []
  for (const entry of entries) {
    const { position } = entry
    if (entry.kind === 'seed') {
      if (!isSeedKept(entry)) faults.push({ position, fault: 'seed' })
      continue
    }
    if (entry.kind === 'deck') {
      faults.push(...faultsOfDeck(entry).map((fault) => ({ position, fault })))
      continue
    }
    const { table, beacon } = readPromise(entry.detail) ?? {}
    faults.push(...faultsOfChain(entry).map((fault) => ({ position, fault })))
    if (table !== undefined && inUse.has(table)) faults.push({ position, fault: 'two_chains' })
    if (table !== undefined && entry.endedBy === '') inUse.add(table)
    if (entry.endedBy !== '' && entry.endedBy !== 'flown')
      left.push({ position, why: entry.endedBy })
    if (beacon !== undefined && findPublicBeacon(beacon) === undefined) ownBeacon.push(position)
  }
  const last = entries.at(-1)
  const head = { position: last?.position ?? 0, hash: last?.hash ?? '' }
  return { verdict: faults.length === 0 ? 'proven' : 'refuted', faults, left, ownBeacon, head }
}

/** What is drawn from a deck is checked by itself, once it is over. */
function faultsOfDeck({ detail, at }: ToldEntry): ListFault[] {
  const promised = readDeckPromise(detail)
  if (promised === undefined) return ['unreadable']
  const network = findPublicBeacon(promised.beacon)
  const isLater = network === undefined || momentOf(network, promised.beaconRound) > new Date(at)
  return isLater ? [] : ['known_before']
}

function isSeedKept({ revealed, commitment }: ToldEntry): boolean {
  return revealed === '' || (isServerSeed(revealed) && commitmentOf(revealed) === commitment)
}

export type Promised = {
  readonly table: string
  readonly length: number
  readonly beacon: string
  readonly beaconRound: number
  /** Whose values decide its rounds; empty for a chain whose rounds have none of their own. */
  readonly roundsOf: string
}

const promise =
  /^table ([a-z-]+|lottery:[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*), length (\d{1,9}), salt of beacon ([\w.-]+) round (\d{1,15})(?:, rounds of beacon ([\w.-]+))?$/

/** What was promised with a chain. */
export function readPromise(detail: string): Promised | undefined {
  const [, table, length, beacon, round, roundsOf = ''] = promise.exec(detail) ?? []
  if (table === undefined || beacon === undefined) return undefined
  // A draw that the house could know before the bets is none.
  if (table.startsWith('lottery:') && roundsOf === '') return undefined
  return { table, length: Number(length), beacon, beaconRound: Number(round), roundsOf }
}

function faultsOfChain(entry: ToldEntry): ListFault[] {
  const { detail, commitment, revealed, round, salt, beaconValue, at } = entry
  // Chains of before there was a beacon promised nothing.
  if (detail === '') return []
  const promised = readPromise(detail)
  if (promised === undefined) return ['unreadable']
  const { length, beacon, beaconRound } = promised
  const isOfChain =
    revealed === '' ||
    (isServerSeed(revealed) &&
      round >= 1 &&
      round <= length &&
      linkBefore(revealed, round) === commitment)
  const isSalted = salt === '' ? revealed === '' : salt === chainSalt(commitment, beaconValue)
  const network = findPublicBeacon(beacon)
  const isSigned =
    network === undefined || beaconValue === '' || isPulseOf(network, beaconRound, beaconValue)
  const isLater = network === undefined || momentOf(network, beaconRound) > new Date(at)
  return [
    ...(isOfChain ? [] : (['chain'] as const)),
    ...(isSalted ? [] : (['salt'] as const)),
    ...(isSigned ? [] : (['beacon'] as const)),
    ...(isLater ? [] : (['known_before'] as const)),
  ]
}
