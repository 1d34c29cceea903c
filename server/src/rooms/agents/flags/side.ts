import type { Side } from '@baize/games/side'

/** A bet in a round that others share, as it was heard of when it was settled. */
export type HeardSide = {
  readonly wager: string
  readonly member: string
  readonly provider: string
  readonly round: string
  readonly game: string
  readonly currency: string
  readonly stake: bigint
  readonly side: Side
  readonly at: Date
}

export type RoundKey = Pick<HeardSide, 'provider' | 'round' | 'currency'>
export type SeatedSide = Pick<HeardSide, 'member' | 'game' | 'stake' | 'side' | 'at'>

/** A round in which two of one team stood against each other; the one came to the house before the other. */
export type Opposite = RoundKey & {
  readonly one: string
  readonly other: string
  readonly game: string
  readonly at: Date
  /** In the smallest unit, as text. */
  readonly oneStake: string
  readonly otherStake: string
  /** The results on which each had something. */
  readonly oneOn: readonly string[]
  readonly otherOn: readonly string[]
}
