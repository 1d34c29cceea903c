import type { Chance } from '@baize/kernel/chance'
import {
  chainChance,
  chainSalt,
  commitmentOf,
  isClientSeed,
  isServerSeed,
  linkBefore,
  roundSalt,
} from '@baize/kernel/fair'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Json } from './game.ts'
import { isChainListed, type PublicList } from './listed.ts'
import { demoBeacon, findClock, findPublicBeacon, roundAfterBets } from './public-beacon.ts'
import { isPulseOf } from './pulse.ts'
import { isSameJson } from './same-json.ts'
import { judge, type Checks, type Claim, type Judged } from './verify.ts'

/** A round that was shared by all, and what was claimed of it. */
export type SharedToVerify = {
  readonly model: string
  /** Of the round. */
  readonly link: string
  readonly salt: string
  /** Its place in the chain, from 1. The number of the round says nothing from the second chain on. */
  readonly place?: number
  /** What the chain was published by. */
  readonly terminal?: string
  /** The link of the round before. */
  readonly predecessor?: string
  /** Whose public values these are, that of the salt and that of the round. */
  readonly beacon?: string
  /** Which of them was named for the salt, and that value. */
  readonly beaconRound?: number
  readonly beaconValue?: string
  /** The round's own; a round of before there was one is drawn without. */
  readonly ownRound?: number
  readonly ownValue?: string
  /** When the betting ended, as it was told while bets were taken. */
  readonly closesAt?: string
  readonly outcome?: Json
  /** Where the chain should stand, and the list that it should stand in. */
  readonly position?: number
  readonly list?: PublicList
}

export type VerifiedShared = Judged & {
  /** The link of the round before, published by then. */
  readonly commitment: string
  /** What the chain was published by; empty when the place was not told. */
  readonly terminal: string
  readonly outcome: Json
  /** The public values are of the demo beacon, which the house draws itself, and bind nobody. */
  readonly isOwnBeacon: boolean
  /** Whoever knew link and salt, and so the house, knew the result while bets were taken. */
  readonly isKnownBefore: boolean
}

const mostPlaces = 1_000_000

/** How a table makes its outcome of chance. */
export type DrawOutcome = (chance: Chance) => Json

/** Draws the round of a table again from its link, and holds against it what was claimed. */
export function verifyLink(
  shared: SharedToVerify,
  draw: DrawOutcome,
): Result<VerifiedShared, 'invalid_seed' | 'invalid_nonce'> {
  const { link, salt, place, ownValue, beacon } = shared
  if (!isServerSeed(link) || !isClientSeed(salt)) return refuse('invalid_seed')
  if (place !== undefined && !(Number.isSafeInteger(place) && place >= 1 && place <= mostPlaces)) {
    return refuse('invalid_nonce')
  }
  const commitment = commitmentOf(link)
  const terminal = place === undefined ? '' : linkBefore(link, place)
  const outcome = draw(chanceOfLink(link, salt, ownValue))
  const isOwnBeacon = beacon === demoBeacon
  const isKnownBefore = ownValue === undefined
  const checks = {
    ...checkChain(shared, { commitment, terminal }),
    ...checkListed(shared),
    ...checkValues(shared),
    ...(shared.outcome !== undefined && { outcome: isSameJson(shared.outcome, outcome) }),
  }
  const signed: readonly Claim[] = isKnownBefore ? ['beacon'] : ['beacon', 'value']
  // Of a beacon that nobody knows, a value is never told. Of the demo's it is asked which it was, and not who signed it.
  const values = isOwnBeacon ? untoldOfDemo(shared) : signed
  const judged = judge(checks, ['chain', 'listed', 'salt', ...values, 'outcome'], isOwnBeacon)
  return ok({ commitment, terminal, outcome, isOwnBeacon, isKnownBefore, ...judged })
}

/** The numbers of a round: with the public value of its own, where it has one. */
export function chanceOfLink(link: string, salt: string, ownValue?: string): Chance {
  return chainChance(link, ownValue === undefined ? salt : roundSalt(salt, ownValue))
}

function checkListed({ list, terminal, ...shared }: SharedToVerify): Checks {
  if (list === undefined || terminal === undefined) return {}
  return { listed: isChainListed(list, { ...shared, terminal }) }
}

function checkChain(
  { terminal, predecessor, beaconValue, place, salt }: SharedToVerify,
  made: Pick<VerifiedShared, 'commitment' | 'terminal'>,
): Checks {
  return {
    ...(predecessor !== undefined && { predecessor: predecessor === made.commitment }),
    ...(terminal !== undefined && place !== undefined && { chain: terminal === made.terminal }),
    ...(terminal !== undefined &&
      beaconValue !== undefined && { salt: salt === chainSalt(terminal, beaconValue) }),
  }
}

/** That the public values are what the beacon signed, each for the round that was named before it could be known. */
function checkValues(claimed: SharedToVerify): Checks {
  const { beacon = '', beaconRound, beaconValue, ownRound, ownValue, closesAt } = claimed
  const network = findPublicBeacon(beacon)
  if (network === undefined) return checkMoment(claimed)
  return {
    ...(beaconRound !== undefined &&
      beaconValue !== undefined && { beacon: isPulseOf(network, beaconRound, beaconValue) }),
    ...(ownRound !== undefined &&
      ownValue !== undefined &&
      closesAt !== undefined && {
        value:
          ownRound === roundAfterBets(network, new Date(closesAt)) &&
          isPulseOf(network, ownRound, ownValue),
      }),
  }
}

/** Which round had to decide follows from when the bets ended; that a value is of the demo beacon proves nothing. */
function checkMoment({ beacon = '', ownRound, closesAt }: SharedToVerify): Checks {
  const clock = findClock(beacon)
  if (clock === undefined || ownRound === undefined || closesAt === undefined) return {}
  return ownRound === roundAfterBets(clock, new Date(closesAt)) ? {} : { value: false }
}

function untoldOfDemo({ ownRound, ownValue, closesAt }: SharedToVerify): readonly Claim[] {
  const isTold = ownRound !== undefined && closesAt !== undefined
  return ownValue === undefined || isTold ? [] : ['value']
}
