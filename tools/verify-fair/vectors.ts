import { fairChance, makeChain } from '@baize/kernel/fair'
import type { Json } from '@baize/games/game'
import { verifyRound, verifyShared } from '@baize/games/verify'
import { sha256, toHex } from '@baize/kernel/sha256'

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
  readonly shared: readonly {
    readonly link: string
    readonly salt: string
    readonly round: number
    readonly commitment: string
    readonly terminal: string
    readonly crashedAt: number
  }[]
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

type Asked = Pick<RoundVector, 'model' | 'stake' | 'choice'> & { readonly moves?: readonly Json[] }

const instant: readonly Asked[] = [
  { model: 'dice', stake: '1000', choice: { side: 'under', target: 4_950 } },
  { model: 'dice', stake: '333', choice: { side: 'over', target: 9_700 } },
  { model: 'dice', stake: '1', choice: { side: 'under', target: 9_800 } },
  { model: 'mines', stake: '500', choice: { mines: 3 } },
  { model: 'mines', stake: '500', choice: { mines: 3 }, moves: [{ open: 12 }, 'cash_out'] },
  { model: 'mines', stake: '500', choice: { mines: 1 }, moves: [{ open: 0 }, { open: 24 }] },
  { model: 'mines', stake: '100', choice: { mines: 24 }, moves: [{ open: 7 }] },
]

const seedOf = (name: string) =>
  toHex(sha256(new TextEncoder().encode(`baize test vector ${name}`)))

function roundVector(asked: Asked, nonce: number): RoundVector {
  const seeds = { serverSeed: seedOf(asked.model), clientSeed: `player-${nonce % 3}`, nonce }
  const moves = asked.moves ?? []
  const stake = BigInt(asked.stake)
  const verified = verifyRound({ ...asked, ...seeds, stake, moves })
  if (!verified.ok) throw new Error(`${JSON.stringify(asked)}: ${verified.code}`)
  const { commitment, played } = verified.value
  const { isOver, shown } = played
  return { ...asked, ...seeds, moves, commitment, payout: String(played.payout), isOver, shown }
}

function sharedVector(round: number): Vectors['shared'][number] {
  const link = makeChain(seedOf('chain'), 100)[round] as string
  const verified = verifyShared({ link, salt: 'public-salt', round })
  if (!verified.ok) throw new Error(verified.code)
  const { commitment, terminal, outcome } = verified.value
  return { link, salt: 'public-salt', round, commitment, terminal, crashedAt: outcome.crashedAt }
}

function wordVector(nonce: number): Vectors['words'][number] {
  const seeds = { serverSeed: seedOf('words'), clientSeed: 'player', nonce }
  const chance = fairChance(seeds)
  return { ...seeds, words: Array.from({ length: 20 }, () => chance.below(2 ** 32)) }
}

/** All of them, with one round of each slot that is named. */
export function makeVectors(
  slots: readonly { readonly model: string; readonly stake: string }[],
): Vectors {
  const asked = [...instant, ...slots.map((slot) => ({ ...slot, choice: null }))]
  return {
    words: [0, 1, 1_000_000].map(wordVector),
    rounds: asked.map(roundVector),
    shared: [1, 2, 50, 100].map(sharedVector),
  }
}
