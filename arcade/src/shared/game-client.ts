import type { ComponentType } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Currency } from '@baize/kernel/money'

/** What a title's look is made from: the same as its label in the lobby, where the address of that tells it. */
export type Titled = {
  readonly name: string
  readonly vendor: string
  readonly code: string
  readonly iconUrl: string
  /** The place in which its reels stand; absent where there are no reels, or where nobody knows the title. */
  readonly family?: string | undefined
}

/** A round of the past: what there is to draw it from. */
export type PictureProps = {
  readonly round: ArcadeRound
  readonly title: Titled
  readonly currency: Currency
}

/**
 * How a folder of `features/` states itself, as `client` in its `client.ts`. The statement is read with the page, so all
 * that draws comes by the two loads: who plays a slot does not load another game.
 */
export type GameClient = {
  /** Whether titles that are bound to this model are its. */
  readonly plays: (model: string) => boolean
  /** The game itself, at its table. */
  readonly load: () => Promise<ComponentType>
  /** Draws a round from its record, for recall and the verifier. */
  readonly loadPicture: () => Promise<ComponentType<PictureProps>>
  /** What else is needed to draw a round of no title, for a page that must not ask for it later. */
  readonly loadAhead?: () => Promise<unknown>
}
