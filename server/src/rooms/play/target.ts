import type { Language } from '@baize/kernel/language'
import type { Offer } from '../catalogue/catalogue.ts'

/** What a frame is opened with. */
export type FrameRequest = {
  /** Opens the game once, within a minute. It goes into the address as it is. */
  readonly token: string
  readonly offer: Offer
  readonly language: Language
  readonly device: string
  /** A path of this site; empty when the caller named none. */
  readonly backUrl: string
  readonly demo: boolean
}

/**
 * Whoever runs games: our own arcade for its engines, or an outside vendor for its titles. The room asks them in the
 * order in which they were added, and the first that opens a game gets it.
 */
export type LaunchTarget = {
  readonly name: string
  /** The vendor of the protocol that takes the stakes of this game. */
  vendorOf(offer: Offer): string
  /** Whether it can run this game now. Asked for every launch, so it answers from memory. */
  opens(offer: Offer): boolean
  /** The address of the frame. An outside vendor may be asked for it. */
  address(request: FrameRequest): Promise<string>
  /** Whether the other side answers; gives the address without a token. For the operator's launch test. */
  probe(offer: Offer): Promise<string>
}
