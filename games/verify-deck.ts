import { chainSalt, commitmentOf, isServerSeed } from '@baize/kernel/fair'
import { findPromise, type PublicList } from './listed.ts'
import { findPublicBeacon, momentOf } from './public-beacon.ts'
import { isPulseOf } from './pulse.ts'
import {
  deckHash,
  drawDeck,
  findDeckFault,
  readDeckPromise,
  slipsOf,
  totalOf,
} from './ticket-deck.ts'
import type { DeckPrize, DeckPromise } from './ticket-deck.ts'
import { judge, type Checks, type Judged } from './verify.ts'

/** A slip that somebody got: which of the deck, from 1, and what stood on it. */
export type GivenSlip = { readonly place: number; readonly amount: bigint }

/** All that a campaign of tickets told of itself when it was over. */
export type DeckToVerify = {
  readonly prizes: readonly DeckPrize[]
  readonly serverSeed: string
  readonly commitment: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly given: readonly GivenSlip[]
  readonly list?: PublicList
}

export type VerifiedDeck = Judged & {
  /** What every slip was, in the order of the deck. */
  readonly slips: readonly bigint[]
  /** Slips that nobody got although later ones were given. */
  readonly gaps: readonly number[]
}

/**
 * Draws a deck again from what was published before it was opened and told when it was over. `listed` says that these
 * prizes and this public value were promised before that was out, and `outcome` that everybody got what stood on the slip of that place, and nobody the same.
 */
export function verifyDeck(told: DeckToVerify): VerifiedDeck {
  const { prizes, serverSeed, commitment, beacon, beaconRound, beaconValue, given, list } = told
  const isReadable = findDeckFault(prizes) === undefined && isServerSeed(serverSeed)
  const salt = chainSalt(commitment, beaconValue)
  const slips = isReadable ? drawDeck(prizes, { seed: serverSeed, salt }) : []
  const entry = list && findPromise(list, commitment)
  const promise = entry && readDeckPromise(entry.detail)
  const network = findPublicBeacon(beacon)
  const isLater =
    network === undefined ||
    (entry !== undefined && momentOf(network, beaconRound) > new Date(entry.at))
  const checks: Checks = {
    commitment: isServerSeed(serverSeed) && commitmentOf(serverSeed) === commitment,
    outcome: isReadable && isGivenBy(slips, given),
    beacon: network === undefined ? beacon !== '' : isPulseOf(network, beaconRound, beaconValue),
    ...(list && {
      listed:
        entry?.kind === 'deck' && isLater && promise !== undefined && isPromised(promise, told),
    }),
  }
  const needed = ['commitment', 'listed', 'beacon', 'outcome'] as const
  return { ...judge(checks, needed, network === undefined), slips, gaps: gapsOf(given) }
}

function isPromised(promise: DeckPromise, { prizes, beacon, beaconRound }: DeckToVerify): boolean {
  return (
    promise.deck === deckHash(prizes) &&
    promise.slips === slipsOf(prizes) &&
    promise.total === totalOf(prizes) &&
    promise.beacon === beacon &&
    promise.beaconRound === beaconRound
  )
}

function isGivenBy(slips: readonly bigint[], given: readonly GivenSlip[]): boolean {
  const places = new Set(given.map(({ place }) => place))
  return (
    places.size === given.length && given.every(({ place, amount }) => slips[place - 1] === amount)
  )
}

function gapsOf(given: readonly GivenSlip[]): number[] {
  const places = new Set(given.map(({ place }) => place))
  const last = given.reduce((most, { place }) => Math.max(most, place), 0)
  return Array.from({ length: last }, (_, index) => index + 1).filter((place) => !places.has(place))
}
