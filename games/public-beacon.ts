/** A public beacon: values at fixed moments, made by many who would all have to conspire to know one before. */
export type PublicBeacon = {
  /** As it stands in what is published. */
  readonly name: string
  /** Of the network, in its addresses. */
  readonly chainHash: string
  /** What all of its values are signed with, a point of G2. */
  readonly publicKey: string
  /** When its first value came. */
  readonly genesisMs: number
  readonly periodMs: number
}

/** The public network of drand with a value every three seconds; scheme `bls-unchained-g1-rfc9380`. */
export const drandQuicknet: PublicBeacon = {
  name: 'drand-quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
}

/** What a house calls the values that it draws itself, for a demo. */
export const demoBeacon = 'demo'

const beacons: readonly PublicBeacon[] = [drandQuicknet]

/** The beacon of that name; nothing for one that a house draws itself, which proves nothing. */
export function findPublicBeacon(name: string): PublicBeacon | undefined {
  return beacons.find((beacon) => beacon.name === name)
}

/** When the rounds of a beacon come; that is arithmetic, whoever makes their values. */
export type Clock = Pick<PublicBeacon, 'genesisMs' | 'periodMs'>

/** Its round `r` comes at 1000 · r milliseconds. */
const demoClock: Clock = { genesisMs: 1_000, periodMs: 1_000 }

/** The clock of that beacon, the demo's too; nothing for one that nobody knows. */
export function findClock(name: string): Clock | undefined {
  return name === demoBeacon ? demoClock : findPublicBeacon(name)
}

/** When the value of a round comes. */
export function momentOf({ genesisMs, periodMs }: Clock, round: number): Date {
  return new Date(genesisMs + (round - 1) * periodMs)
}

/** A bet that was on its way when the betting ended is taken so long. */
export const graceMs = 250

/** The round whose value decides bets: the first that comes when none is taken any more. */
export function roundAfterBets(clock: Clock, closesAt: Date): number {
  return roundAt(clock, new Date(closesAt.getTime() + graceMs)) + 1
}

/** The round whose value came last. */
export function roundAt({ genesisMs, periodMs }: Clock, at: Date): number {
  return Math.floor((at.getTime() - genesisMs) / periodMs) + 1
}
