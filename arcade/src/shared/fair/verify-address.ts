import type { ArcadeRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { Currency } from '@baize/kernel/money'

type Round = Pick<ArcadeRound, 'model' | 'nonce' | 'stake' | 'choice' | 'moves'>
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
    currency,
    choice: JSON.stringify(round.choice),
    moves: JSON.stringify(round.moves),
  })
}

type Shared = {
  readonly number: number
  readonly link: string
  readonly salt: string
  readonly crashedAt: number
}

/** The same of a round that was shared by all. */
export function sharedAddress({ number, link, salt, crashedAt }: Shared): string {
  return addressOf({
    model: 'crash',
    link,
    salt,
    round: String(number),
    crashed: String(crashedAt),
  })
}

const addressOf = (fields: Record<string, string>): string =>
  `/arcade/verify#${new URLSearchParams(fields).toString()}`
