import type { ArcadeRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { FairChain, PastRound } from '@baize/contract/arcade/shared-table'
import type { Currency } from '@baize/kernel/money'

type Bet = Pick<ArcadeRound, 'stake' | 'choice' | 'moves' | 'payout'>
type Round = Bet & Pick<ArcadeRound, 'model' | 'nonce' | 'state' | 'shown'>
type Seeds = Pick<SeedPair, 'serverSeed' | 'clientSeed' | 'commitment' | 'position'>

/** All that the verifier needs, in the part of an address that is never sent anywhere. */
export function verifyAddress(round: Round, seed: Seeds, currency: Currency): string {
  return addressOf({
    model: round.model,
    server: seed.serverSeed,
    client: seed.clientSeed,
    commitment: seed.commitment,
    position: String(seed.position),
    nonce: String(round.nonce),
    stake: round.stake,
    currency,
    choice: JSON.stringify(round.choice),
    moves: JSON.stringify(round.moves),
    // One that was voided was paid by no rule, and nothing was shown of it.
    ...(round.state !== 'voided' && {
      payout: round.payout,
      shown: JSON.stringify(round.shown),
    }),
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
  readonly own?: Bet & { currency: Currency }
}

/** The same of a round that was shared by all. */
export function sharedAddress(shared: Shared): string {
  const { model, chain, place, link, predecessor = '', outcome, own } = shared
  const { terminal, position, salt, beacon, beaconRound, beaconValue } = chain
  return addressOf({
    model,
    link,
    place: String(place),
    predecessor,
    terminal,
    position: String(position),
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
