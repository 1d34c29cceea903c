import type { Platform } from '../platform/platform.ts'
import type { Foundation } from './foundation.ts'
import type { Games } from './games.ts'
import type { Money } from './money.ts'
import type { Offer } from './offer.ts'

/** All that stands when a further room is opened. It takes of it what it needs. */
export type House = {
  readonly platform: Platform
  readonly foundation: Foundation
  readonly offer: Offer
  readonly money: Money
  readonly games: Games
}
