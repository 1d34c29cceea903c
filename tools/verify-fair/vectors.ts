import { chainSalt, fairChance, makeChain } from '@baize/kernel/fair'
import type { Json } from '@baize/games/game'
import { verifyRound, verifyShared, type Claim } from '@baize/games/verify'
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
  readonly shared: readonly SharedVector[]
  /** Each of them one of those above with one thing wrong: a verifier that does not say no to them proves nothing. */
  readonly forged: {
    readonly rounds: readonly Forged<RoundVector>[]
    readonly shared: readonly Forged<SharedVector>[]
  }
}

export type SharedVector = {
  readonly model: string
  readonly link: string
  readonly place: number
  readonly terminal: string
  readonly predecessor: string
  readonly beaconValue: string
  readonly salt: string
  readonly outcome: Json
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

const chain = makeChain(seedOf('chain'), 100)
const terminal = chain[0] as string
const beaconValue = seedOf('beacon')
const salt = chainSalt(terminal, beaconValue)

function sharedVector(model: string, place: number): SharedVector {
  const link = chain[place] as string
  const predecessor = chain[place - 1] as string
  const verified = verifyShared({ model, link, salt, place })
  if (!verified.ok) throw new Error(verified.code)
  const { outcome } = verified.value
  return { model, link, place, terminal, predecessor, beaconValue, salt, outcome }
}

/** What a house that cheats would show for a round. */
function forgeRound(round: RoundVector): Forged<RoundVector>[] {
  const other = seedOf('another')
  const more = String(BigInt(round.payout) + 1n)
  return [
    { ...round, what: 'a seed other than the promised', serverSeed: other, fails: ['commitment'] },
    { ...round, what: 'a payout that the rules do not give', payout: more, fails: ['payout'] },
    ...(round.moves.length === 0
      ? [{ ...round, ...anotherNonce(round), what: 'another nonce', fails: ['payout'] } as const]
      : []),
    ...(round.clientSeed === 'player-0'
      ? [
          {
            ...round,
            ...anotherClient(round),
            what: 'another client seed',
            fails: ['payout'],
          } as const,
        ]
      : []),
    ...(round.model === 'dice'
      ? [{ ...round, ...anotherChoice(round), what: 'another choice', fails: ['payout'] } as const]
      : []),
  ]
}

/** The first one that pays something else: what pays the same, nobody is cheated by. */
function firstOther(round: RoundVector, changes: readonly Partial<RoundVector>[]) {
  const paysOther = (change: Partial<RoundVector>) => {
    const { stake, ...asked } = { ...round, ...change }
    const verified = verifyRound({ ...asked, stake: BigInt(stake), payout: BigInt(round.payout) })
    return verified.ok && verified.value.checks.payout === false
  }
  const found = changes.find(paysOther)
  if (found === undefined) throw new Error(`Every ${round.model} pays the same.`)
  return found
}

const few = Array.from({ length: 300 }, (_, index) => index)
const anotherNonce = (round: RoundVector) =>
  firstOther(
    round,
    few.map((more) => ({ nonce: round.nonce + 1 + more })),
  )
const anotherClient = (round: RoundVector) =>
  firstOther(
    round,
    few.map((more) => ({ clientSeed: `house-${more}` })),
  )
const anotherChoice = (round: RoundVector) =>
  firstOther(
    round,
    few.map((more) => ({ choice: { side: 'under', target: 200 + more * 30 } })),
  )

function forgeShared(round: SharedVector): Forged<SharedVector>[] {
  const invented = seedOf('an invented link')
  const drawn = (link: string, withSalt: string) => {
    const verified = verifyShared({ model: round.model, link, salt: withSalt })
    if (!verified.ok) throw new Error(verified.code)
    return verified.value.outcome
  }
  const chosen = seedOf('a salt of choice')
  return [
    {
      ...round,
      what: 'an invented link with the result it gives',
      link: invented,
      outcome: drawn(invented, round.salt),
      fails: ['chain', 'predecessor'],
    },
    {
      ...round,
      what: 'a salt of choice with the result it gives',
      salt: chosen,
      outcome: drawn(round.link, chosen),
      fails: ['salt'],
    },
    { ...round, what: 'a skipped place', place: round.place + 1, fails: ['chain'] },
    {
      ...round,
      what: 'a link before that is another',
      predecessor: invented,
      fails: ['predecessor'],
    },
    {
      ...round,
      what: 'a chain that was never published',
      terminal: invented,
      fails: ['chain', 'salt'],
    },
    { ...round, what: 'another public value', beaconValue: chosen, fails: ['salt'] },
    {
      ...round,
      what: 'a result that was not drawn',
      outcome: { crashedAt: 101 },
      fails: ['outcome'],
    },
  ]
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
  const rounds = asked.map(roundVector)
  const shared = [1, 2, 50, 100].map((place) => sharedVector('crash', place))
  const judged = rounds.filter(({ isOver }) => isOver)
  return {
    words: [0, 1, 1_000_000].map(wordVector),
    rounds,
    shared,
    forged: {
      rounds: judged.flatMap(forgeRound),
      shared: shared.flatMap(forgeShared),
    },
  }
}
