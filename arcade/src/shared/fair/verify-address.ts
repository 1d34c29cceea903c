import type { ArcadeRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { FairChain, PastRound } from '@baize/contract/arcade/shared-table'
import type { Currency } from '@baize/kernel/money'

type Round = Pick<ArcadeRound, 'model' | 'nonce' | 'stake' | 'choice' | 'moves' | 'payout'>
type Seeds = Pick<SeedPair, 'serverSeed' | 'clientSeed' | 'commitment'>

/** All that the verifier needs, in the part of an address that is never sent anywhere. */
export function verifyAddress(round: Round, seed: Seeds, currency: Currency): string {
  return addressOf({
    model: round.model,
    server: seed.serverSeed,
    client: seed.clientSeed,
    commitment: seed.commitment,
    nonce: String(round.nonce),
    stake: round.stake,
    payout: round.payout,
    currency,
    choice: JSON.stringify(round.choice),
    moves: JSON.stringify(round.moves),
  })
}

type Shared = Pick<PastRound, 'closesAt' | 'beaconRound' | 'beaconValue'> & {
  readonly model: string
  readonly chain: FairChain
  readonly place: number
  readonly link: string
  /** The link of the round before; empty where it is not known. */
  readonly predecessor?: string
  /** As the rules of the game draw it. */
  readonly outcome: unknown
  /** The bet of whoever asks, and what it was paid; missing for a round that one was not in. */
  readonly own?: Pick<Round, 'stake' | 'choice' | 'moves' | 'payout'> & { currency: Currency }
}

/** The same of a round that was shared by all. */
export function sharedAddress(shared: Shared): string {
  const { model, chain, place, link, predecessor = '', outcome, own } = shared
  const { terminal, salt, beacon, beaconRound, beaconValue } = chain
  return addressOf({
    model,
    link,
    place: String(place),
    predecessor,
    terminal,
    salt,
    beacon,
    beaconRound: String(beaconRound),
    value: beaconValue,
    // A round of before there were such values has none of its own.
    ...(shared.beaconValue !== '' && {
      ownRound: String(shared.beaconRound),
      ownValue: shared.beaconValue,
      closesAt: shared.closesAt,
    }),
    // One that was voided claims none; it is seen how it would have ended.
    outcome: outcome === null ? '' : JSON.stringify(outcome),
    ...(own && {
      stake: own.stake,
      choice: JSON.stringify(own.choice),
      moves: JSON.stringify(own.moves),
      payout: own.payout,
      currency: own.currency,
    }),
  })
}

const addressOf = (fields: Record<string, string>): string =>
  `/arcade/verify#${new URLSearchParams(fields).toString()}`
