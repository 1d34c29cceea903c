import type { ArcadeRound, RecalledRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { Currency } from '@baize/kernel/money'
import { sharedAddress, verifyAddress } from './verify-address.ts'

export type Recalled = {
  readonly round: ArcadeRound
  readonly currency: Currency
  /** The pair it came from, once it is revealed. */
  readonly seed?: SeedPair | null
  /** Of a round that was shared by all. */
  readonly shared?: RecalledRound['shared']
}

/** Where a round can be verified, once what it was made from is no secret any more. */
export function recalledAddress({ round, currency, seed, shared }: Recalled): string | undefined {
  if (shared) {
    const isTold = shared.link !== '' && (shared.scheme === 1 || shared.beaconValue !== '')
    // One that was voided was paid by no rule.
    const own = round.state === 'settled' ? { own: { ...round, currency } } : {}
    return isTold ? sharedAddress({ ...shared, ...own, model: round.model }) : undefined
  }
  return seed?.serverSeed ? verifyAddress(round, seed, currency) : undefined
}
