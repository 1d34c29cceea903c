import { chainSalt, isServerSeed, linkBefore } from '@baize/kernel/fair'
import { readPromise, type Promised, type ToldEntry } from './audit-list.ts'
import type { Json } from './game.ts'
import { readTable } from './lottery/drawing/tables.ts'
import {
  demoBeacon,
  findClock,
  findPublicBeacon,
  momentOf,
  roundAfterBets,
  type PublicBeacon,
} from './public-beacon.ts'
import { isPulseOf } from './pulse.ts'
import { verifyShared } from './verify-shared.ts'

/** A round of a table as its history tells it. */
export type ToldRound = {
  readonly round: number
  readonly chain: string
  readonly place: number
  readonly link: string
  readonly outcome: Json
  readonly closesAt: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly voidedBy: string
}

/** A value of the beacon that somebody got elsewhere. Whoever passed it on needs not be believed: it is signed. */
export type KnownPulse = { readonly round: number; readonly value: string }

/**
 * `skipped`: of a place that was used no round is shown. `surplus`: a place is shown twice, or is none of the chain.
 * `chain`: the link is not the one of its place. `salt`, `outcome`: they are not what is made of link and values.
 * `beacon`: the value of the salt is not the one that was named. `value`: nor is the round's own, or it could be known while
 * bets were taken, or the round has none though the chain promised one. `order`: its betting ended before that of the round
 * before it, or before the salt was out, so that it was named by somebody who knew more than they should.
 */
export type ChainFault =
  | 'skipped'
  | 'surplus'
  | 'chain'
  | 'salt'
  | 'outcome'
  | 'beacon'
  | 'value'
  | 'order'
  | 'unreadable'

export type VoidedPlace = {
  readonly place: number
  readonly why: string
  /** How it would have ended; nothing while link or value are not known. */
  readonly wouldHaveBeen?: Json
  /** It was voided for want of a value, and that value is public: the house says that it could not have it in time. Or it is a draw. */
  readonly isContested: boolean
}

export type ChainAudit = {
  /**
   * `contested`: nothing is forged, but the house gave rounds up for want of a value that everybody can have. Each of them
   * is for people to judge, with how it would have ended. `incomplete`: the list knows of rounds that were not shown, since
   * they came after what was saved, or are on a page before it; or its beacon is none that is known. `unbound`: the house
   * draws its values itself.
   */
  readonly verdict: 'proven' | 'refuted' | 'contested' | 'incomplete' | 'unbound'
  readonly faults: readonly { readonly place: number; readonly fault: ChainFault }[]
  readonly voided: readonly VoidedPlace[]
  /** How many are as they were drawn; with a demo beacon they are unbound all the same. */
  readonly proven: number
  /** The first and the last place that were shown, and the last that the list knows of. */
  readonly shown: { readonly from: number; readonly to: number; readonly used: number }
  /** Its public values are of a beacon that the house draws itself, and bind nobody. */
  readonly isOwnBeacon: boolean
}

type Held = {
  readonly pulses?: readonly KnownPulse[]
  /** The history has a page before its first round, which is not here. */
  readonly isCut?: boolean
}

/** Holds all rounds of a chain against what was published of it, and looks for those that are not shown. */
export function auditChain(
  entry: ToldEntry,
  history: readonly ToldRound[],
  { pulses = [], isCut = false }: Held = {},
): ChainAudit {
  const promised = readPromise(entry.detail)
  const rounds = history
    .filter(({ chain }) => chain === entry.id)
    .toSorted((a, b) => a.place - b.place)
  if (promised === undefined) return refuted('unreadable')
  const shown = partOf(entry, promised, rounds, history, isCut)
  const gaps = findGaps(shown, promised, rounds)
  const network = findPublicBeacon(promised.beacon)
  const isSalted = entry.salt === chainSalt(entry.commitment, entry.beaconValue)
  const isSigned =
    network === undefined || isPulseOf(network, promised.beaconRound, entry.beaconValue)
  const faults: { place: number; fault: ChainFault }[] = [
    ...(rounds.length > 0 && !isSalted ? [{ place: 0, fault: 'salt' as const }] : []),
    ...(rounds.length > 0 && !isSigned ? [{ place: 0, fault: 'beacon' as const }] : []),
    ...gaps,
    ...findDisorder(promised, network, rounds),
  ]
  const voided: VoidedPlace[] = []
  let proven = 0
  // Each link is held against the last that was found right: a chain is long.
  let known = { place: 0, link: entry.commitment }
  for (const round of rounds) {
    const { place, link } = round
    const isOfChain = isServerSeed(link) && linkBefore(link, place - known.place) === known.link
    if (isOfChain) known = { place, link }
    const found = faultsOfRound({ entry, promised, network, round, isOfChain })
    faults.push(...found.map((fault) => ({ place, fault })))
    if (round.voidedBy !== '') {
      voided.push(lookAtVoid({ entry, promised, network, round, isOfChain }, pulses))
    }
    if (round.voidedBy === '' && found.length === 0) proven += 1
  }
  const isContested = voided.some((one) => one.isContested)
  const isWhole = shown.from === 1 && shown.to >= entry.round
  const isOwnBeacon = promised.beacon === demoBeacon
  const signed = network === undefined ? 'incomplete' : 'proven'
  const whole = isContested ? 'contested' : isOwnBeacon ? 'unbound' : signed
  const verdict = faults.length > 0 ? 'refuted' : isWhole ? whole : 'incomplete'
  return { verdict, faults, voided, proven, shown, isOwnBeacon }
}

function refuted(fault: ChainFault): ChainAudit {
  const faults = [{ place: 0, fault }]
  const shown = { from: 0, to: 0, used: 0 }
  return { verdict: 'refuted', faults, voided: [], proven: 0, shown, isOwnBeacon: false }
}

/**
 * Which places must be there. A round that ended after the history was saved is not in it: the places end with the last
 * that is shown, unless a later round of another chain is. They begin with the first, unless a page before is missing.
 */
function partOf(
  { round: used }: ToldEntry,
  { length }: Promised,
  rounds: readonly ToldRound[],
  history: readonly ToldRound[],
  isCut: boolean,
): ChainAudit['shown'] {
  const [first, last] = [rounds[0], rounds.at(-1)]
  if (first === undefined || last === undefined) return { from: 1, to: 0, used }
  const isOldest = history.every(({ round }) => round >= first.round)
  const isNewest = history.every(({ round }) => round <= last.round)
  const to = isNewest ? last.place : Math.max(last.place, used)
  return { from: isCut && isOldest ? Math.max(first.place, 1) : 1, to: Math.min(to, length), used }
}

/** One round for each of these places. */
function findGaps(
  { from, to }: ChainAudit['shown'],
  { length }: Promised,
  rounds: readonly ToldRound[],
) {
  const seen = new Map<number, number>()
  for (const { place } of rounds) seen.set(place, (seen.get(place) ?? 0) + 1)
  const skipped = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)
    .filter((place) => !seen.has(place))
    .map((place) => ({ place, fault: 'skipped' as const }))
  const surplus = [...seen]
    .filter(([place, times]) => times > 1 || place < 1 || place > length)
    .map(([place]) => ({ place, fault: 'surplus' as const }))
  return [...skipped, ...surplus]
}

/** Each round was named when nobody knew its value, and after the one before it. */
function findDisorder(
  { roundsOf, beaconRound }: Promised,
  network: PublicBeacon | undefined,
  rounds: readonly ToldRound[],
) {
  if (roundsOf === '') return []
  let before = network === undefined ? 0 : momentOf(network, beaconRound).getTime()
  return rounds.flatMap(({ place, closesAt }) => {
    const at = Date.parse(closesAt)
    const isLater = at > before
    before = isLater ? at : before
    return isLater ? [] : [{ place, fault: 'order' as const }]
  })
}

type Looked = {
  readonly entry: ToldEntry
  readonly promised: Promised
  readonly network: PublicBeacon | undefined
  readonly round: ToldRound
  readonly isOfChain: boolean
}

function faultsOfRound({ entry, promised, network, round, isOfChain }: Looked): ChainFault[] {
  const { link, outcome, beacon, beaconRound, beaconValue, closesAt, voidedBy } = round
  const { table, roundsOf } = promised
  if (voidedBy === 'unreadable' && link === '') return []
  if (!isOfChain) return ['chain']
  const hasOwn = roundsOf !== ''
  // Which round had to decide is known of the demo beacon too.
  const clock = findClock(roundsOf)
  const isNamed =
    !hasOwn ||
    (beacon === roundsOf &&
      (clock === undefined || beaconRound === roundAfterBets(clock, new Date(closesAt))))
  const isThere = !hasOwn || beaconValue !== '' || voidedBy !== ''
  const isSigned =
    network === undefined ||
    beaconValue === '' ||
    !hasOwn ||
    isPulseOf(network, beaconRound, beaconValue)
  if (!isNamed || !isThere || !isSigned) return ['value']
  if (voidedBy !== '') return []
  const own = hasOwn ? { ownValue: beaconValue } : {}
  const drawn = verifyShared({ model: table, link, salt: entry.salt, outcome, ...own })
  return drawn.ok && drawn.value.checks.outcome === true ? [] : ['outcome']
}

function lookAtVoid(
  { entry: { salt }, promised: { table }, network, round }: Looked,
  pulses: readonly KnownPulse[],
): VoidedPlace {
  const { place, link, beaconRound, beaconValue, voidedBy: why } = round
  const known = pulses.find(({ round }) => round === beaconRound)?.value
  const told = known ?? beaconValue
  const isOut = told !== '' && (network === undefined || isPulseOf(network, beaconRound, told))
  const drawn = isOut ? verifyShared({ model: table, link, salt, ownValue: told }) : undefined
  // A lottery that could void draws it dislikes would choose its results; each of them is for people to judge.
  const isUrgent = (why === 'no_value' && isOut) || readTable(table) !== undefined
  const isContested = isUrgent && network !== undefined
  if (drawn?.ok !== true) return { place, why, isContested }
  return { place, why, isContested, wouldHaveBeen: drawn.value.outcome }
}
