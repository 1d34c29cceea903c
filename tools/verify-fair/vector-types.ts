import type { PairAudit, WrittenPair } from '@baize/games/audit-pair'
import type { Json } from '@baize/games/game'
import type { ListedEntry } from '@baize/games/listed'
import type { Claim } from '@baize/games/verify'
import type { ListEntry } from '@baize/kernel/public-list'

/**
 * Rounds with their results, for whoever writes a verifier of their own. Kernel, command line and page are held to the
 * same file; `write-vectors.ts` makes it, and a change of it is a change of the rules.
 */
export type Vectors = {
  /** The first words of a round, each of 32 bits. */
  readonly words: readonly {
    readonly serverSeed: string
    readonly clientSeed: string
    readonly nonce: number
    readonly words: readonly number[]
  }[]
  readonly rounds: readonly RoundVector[]
  readonly shared: readonly SharedVector[]
  /** Every model of a slot, with rounds of every kind that it has; only what they come to. */
  readonly slots: readonly SlotVector[]
  readonly wheel: readonly SharedVector[]
  /** Shared rounds with a public value of their own, of a beacon that signs; the last of the demo beacon. */
  readonly valued: readonly ValuedVector[]
  /** The public list from its beginning, each entry with its hash. */
  readonly list: readonly (ListEntry & { readonly hash: string })[]
  /** Exports of pairs with their verdicts, most of them such as a house would like to show, and the list they stand in. */
  readonly pairs: { readonly list: readonly ListedEntry[]; readonly told: readonly PairVector[] }
  /** Each of them one of those above with one thing wrong: a verifier that does not say no to them proves nothing. */
  readonly forged: {
    readonly rounds: readonly Forged<RoundVector>[]
    readonly shared: readonly Forged<SharedVector>[]
    readonly wheel: readonly Forged<SharedVector>[]
    readonly valued: readonly Forged<ValuedVector>[]
  }
}

export type PairVector = {
  readonly what: string
  readonly verdict: PairAudit['verdict']
  readonly pair: WrittenPair
}

export type SlotVector = {
  readonly model: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: string
  readonly frames: number
  /** In units, after the cap. */
  readonly pays: number
  readonly jackpot: boolean
  readonly payout: string
}

export type SharedVector = {
  readonly model: string
  readonly link: string
  readonly place: number
  readonly terminal: string
  readonly predecessor: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly salt: string
  readonly outcome: Json
}

export type ValuedVector = SharedVector & {
  readonly ownRound: number
  readonly ownValue: string
  readonly closesAt: string
}

export type Forged<Vector> = Vector & {
  readonly what: string
  /** The claims that must be found not to hold. */
  readonly fails: readonly Claim[]
}

export type RoundVector = {
  readonly model: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** Sums are texts. */
  readonly stake: string
  readonly choice: Json
  readonly moves: readonly Json[]
  readonly commitment: string
  readonly payout: string
  readonly isOver: boolean
  readonly shown: Json
}
