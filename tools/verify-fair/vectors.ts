import { chainSalt, fairChance, makeChain } from '@baize/kernel/fair'
import type { Json } from '@baize/games/game'
import { slotModels } from '@baize/games/slots/models'
import type { SlotShown } from '@baize/games/slots/shown'
import type { SlotGame } from '@baize/games/slots/slot-game'
import { drandQuicknet, findClock, momentOf } from '@baize/games/public-beacon'
import { verifyRound } from '@baize/games/verify'
import { verifyShared } from '@baize/games/verify-shared'
import { segments, type WheelOutcome } from '@baize/games/wheel/wheel'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import { sha256, toHex } from '@baize/kernel/sha256'
import { forgeAlike } from './forge-alike.ts'
import { makePairVectors } from './pair-vectors.ts'
import type {
  Forged,
  RoundVector,
  SharedVector,
  SlotVector,
  ValuedVector,
  Vectors,
} from './vector-types.ts'

type Asked = Pick<RoundVector, 'model' | 'stake' | 'choice'> & {
  readonly moves?: readonly Json[]
  /** Its place in the list unless it is said. */
  readonly nonce?: number
}

const instant: readonly Asked[] = [
  { model: 'dice', stake: '1000', choice: { side: 'under', target: 4_950 } },
  { model: 'dice', stake: '333', choice: { side: 'over', target: 9_700 } },
  { model: 'dice', stake: '1', choice: { side: 'under', target: 9_800 } },
  { model: 'mines', stake: '500', choice: { mines: 3 } },
  { model: 'mines', stake: '500', choice: { mines: 3 }, moves: [{ open: 12 }, 'cash_out'] },
  { model: 'mines', stake: '500', choice: { mines: 1 }, moves: [{ open: 0 }, { open: 24 }] },
  { model: 'mines', stake: '100', choice: { mines: 24 }, moves: [{ open: 7 }] },
]

/** Rounds that leave a part of a unit, found by their nonce: one that pays a unit more for it, and one that does not. */
const parts: readonly Asked[] = [
  ...[20, 24].map((nonce) => ({
    model: 'dice',
    stake: '10',
    choice: { side: 'under', target: 4_800 },
    nonce,
  })),
  ...[20, 21].map((nonce) => ({
    model: 'mines',
    stake: '7',
    choice: { mines: 3 },
    moves: [{ open: 12 }, 'cash_out'],
    nonce,
  })),
]

/** Rounds of blackjack are found by their nonce: one of each kind of move, and one that waits. */
const blackjack = (nonce: number, ...moves: Json[]): Asked => {
  return { model: 'blackjack', stake: '100', choice: null, nonce, moves }
}
const tables: readonly Asked[] = [
  { model: 'roulette', stake: '100', choice: { bets: [{ spot: 'red', stake: '100' }] } },
  {
    model: 'roulette',
    stake: '260',
    choice: {
      bets: [
        { spot: 'dozen-1', stake: '100' },
        { spot: 'column-2', stake: '100' },
        { spot: 'corner-25-26-28-29', stake: '50' },
        { spot: 'straight-0', stake: '10' },
      ],
    },
  },
  blackjack(0),
  blackjack(1, 'stand'),
  blackjack(2),
  blackjack(14),
  blackjack(28, 'double'),
  blackjack(62, 'insure', 'hit', 'hit'),
  blackjack(80, 'split', 'double', 'hit', 'hit', 'stand'),
  blackjack(137, 'split'),
]

const seedOf = (name: string) =>
  toHex(sha256(new TextEncoder().encode(`baize test vector ${name}`)))

function roundVector({ nonce: own, ...asked }: Asked, place: number): RoundVector {
  const nonce = own ?? place
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
/** Of a beacon that a house draws itself. */
const own = { beacon: 'demo', beaconRound: 1_767_225_602 }
const beaconValue = seedOf('beacon')
const salt = chainSalt(terminal, beaconValue)

function sharedVector(model: string, place: number): SharedVector {
  const link = chain[place] as string
  const predecessor = chain[place - 1] as string
  const verified = verifyShared({ model, link, salt, place })
  if (!verified.ok) throw new Error(verified.code)
  const { outcome } = verified.value
  return { model, link, place, terminal, predecessor, ...own, beaconValue, salt, outcome }
}

/** As the network published them. */
const pulses = [
  {
    round: 1_000,
    value:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  {
    round: 657_413,
    value:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  },
] as const
const [ofChain, ofRound] = pulses
const altered = (value: string) => value.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
const beforeMoment = (round: number, ms: number) =>
  new Date(momentOf(drandQuicknet, round).getTime() - ms).toISOString()

function valuedVector(model: string, place: number): ValuedVector {
  const vector = {
    ...sharedVector(model, place),
    beacon: drandQuicknet.name,
    beaconRound: ofChain.round,
    beaconValue: ofChain.value,
    salt: chainSalt(terminal, ofChain.value),
    ownRound: ofRound.round,
    ownValue: ofRound.value,
    closesAt: beforeMoment(ofRound.round, 1_550),
  }
  return { ...vector, outcome: drawn(vector) }
}

/** Of the demo beacon, whose values bind nobody; when each of them comes is known all the same. */
function demoVector(model: string, place: number): ValuedVector {
  const ownRound = own.beaconRound + 10
  const closesAt = beforeDemo(ownRound, 550)
  const named = { ownRound, ownValue: seedOf('own value'), closesAt }
  const vector = { ...sharedVector(model, place), ...named }
  return { ...vector, outcome: drawn(vector) }
}

function beforeDemo(round: number, ms: number): string {
  const clock = findClock(own.beacon)
  if (clock === undefined) throw new Error('The demo beacon has no clock.')
  return new Date(momentOf(clock, round).getTime() - ms).toISOString()
}

/** What the rules give, whether it is a round or not. */
function drawn({ model, link, salt, ownValue }: Partial<ValuedVector> & SharedVector): Json {
  const value = ownValue === undefined ? {} : { ownValue }
  const verified = verifyShared({ model, link, salt, ...value })
  if (!verified.ok) throw new Error(verified.code)
  return verified.value.outcome
}

/** What a house that cheats would show for a round. */
function forgeRound(round: RoundVector): Forged<RoundVector>[] {
  const other = anotherSeed(round)
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
/** The first seed under which these moves can be made: where they cannot, there is nothing to compare. */
function anotherSeed({ stake, ...round }: RoundVector): string {
  const seeds = few.map((more) => seedOf(more === 0 ? 'another' : `another ${more}`))
  const isPlayed = (serverSeed: string) =>
    verifyRound({ ...round, stake: BigInt(stake), payout: BigInt(round.payout), serverSeed }).ok
  const found = seeds.find(isPlayed)
  if (found === undefined) throw new Error(`No seed allows the moves of ${round.model}.`)
  return found
}
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

function forgeShared<Vector extends SharedVector>(round: Vector): Forged<Vector>[] {
  const invented = seedOf('an invented link')
  const chosen = seedOf('a salt of choice')
  return [
    {
      ...round,
      what: 'an invented link with the result it gives',
      link: invented,
      outcome: drawn({ ...round, link: invented }),
      fails: ['chain', 'predecessor'],
    },
    {
      ...round,
      what: 'a salt of choice with the result it gives',
      salt: chosen,
      outcome: drawn({ ...round, salt: chosen }),
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
      outcome: notDrawn(round),
      fails: ['outcome'],
    },
  ]
}

/** The house lets another public value decide, or names it when it is out already. */
function forgeValued(round: ValuedVector): Forged<ValuedVector>[] {
  const withOwn = (what: string, change: Partial<ValuedVector>): Forged<ValuedVector> => {
    const changed = { ...round, ...change }
    return { ...changed, outcome: drawn(changed), what, fails: ['value'] }
  }
  const withSalt = (what: string, change: Partial<ValuedVector>): Forged<ValuedVector> => {
    const value = change.beaconValue ?? round.beaconValue
    const changed = { ...round, ...change, salt: chainSalt(terminal, value) }
    return { ...changed, outcome: drawn(changed), what, fails: ['beacon'] }
  }
  const { ownValue: _, ...without } = round
  return [
    withOwn('a value of another round of the beacon', { ownValue: ofChain.value }),
    withOwn('another round of the beacon', { ownRound: ofRound.round + 1 }),
    withOwn('an altered value', { ownValue: altered(ofRound.value) }),
    withOwn('a round of the beacon from before the bets', {
      ownRound: ofChain.round,
      ownValue: ofChain.value,
    }),
    withOwn('a value that was out while bets were taken', {
      closesAt: beforeMoment(ofRound.round, 250),
    }),
    withOwn('a value that was not the first after the bets', {
      closesAt: beforeMoment(ofRound.round, 3_251),
    }),
    withOwn('an end of the betting that is no time', { closesAt: 'later' }),
    withSalt('a salt of the value of another round', { beaconValue: ofRound.value }),
    withSalt('a salt of an altered value', { beaconValue: altered(ofChain.value) }),
    withSalt('another round of the beacon for the salt', { beaconRound: ofChain.round + 1 }),
    {
      ...round,
      what: 'a result that link and salt give alone',
      outcome: drawn(without),
      fails: ['outcome'],
    },
  ]
}

/** The house names another round of its own beacon, or another end of the bets. */
function forgeDemo(round: ValuedVector): Forged<ValuedVector>[] {
  const { ownRound } = round
  const fails = ['value'] as const
  return [
    { ...round, what: 'another round of the demo beacon', ownRound: ownRound + 1, fails },
    { ...round, what: 'a demo value from before the bets', ownRound: ownRound - 60, fails },
    {
      ...round,
      what: 'a demo value that was out while bets were taken',
      closesAt: beforeDemo(ownRound, 250),
      fails,
    },
    {
      ...round,
      what: 'a demo value that was not the first after the bets',
      closesAt: beforeDemo(ownRound, 1_251),
      fails,
    },
    { ...round, what: 'an end of the betting that is no time', closesAt: 'later', fails },
  ]
}

function notDrawn({ model, outcome }: SharedVector): Json {
  if (model === 'crash') return { crashedAt: 101 }
  const { segment } = outcome as WheelOutcome
  const other = (segment + 1) % segments.length
  return { segment: other, spot: segments[other] as string }
}

const mostLooked = 3_000
type IsKind = (shown: SlotShown) => boolean
/** What a round can hold beside a plain spin, by the feature of the model that gives it. */
const kinds: Readonly<Record<string, IsKind>> = {
  free_spins: ({ frames }) => frames.some(({ phase }) => phase === 'free'),
  hold_and_win: ({ frames }) => frames.some(({ phase }) => phase === 'hold'),
  cascades: ({ frames }) => frames.filter(({ phase }) => phase === 'cascade').length > 2,
}

/** The first round of each kind that a model has, and of one with a pool a round that wins it. */
function slotVectorsOf(game: SlotGame): SlotVector[] {
  const serverSeed = seedOf(game.id)
  const played = (nonce: number, coin: bigint): { vector: SlotVector; shown: SlotShown } => {
    const clientSeed = `player-${nonce % 3}`
    const stake = game.stakeUnit * coin
    const round = game.play(stake, null, [], fairChance({ serverSeed, clientSeed, nonce }))
    if (round === undefined) throw new Error(`${game.id} was not played.`)
    const { frames, pays, jackpot } = round.shown
    const vector = {
      model: game.id,
      serverSeed,
      clientSeed,
      nonce,
      stake: String(stake),
      frames: frames.length,
      pays,
      jackpot,
      payout: String(round.payout),
    }
    return { vector, shown: round.shown }
  }
  const found = new Map<number, SlotVector>()
  const keep = (vector: SlotVector) => found.set(vector.nonce, vector)
  const own = game.face.features.flatMap(({ kind }) => kinds[kind] ?? [])
  let missing: readonly IsKind[] = [() => true, ...own]
  for (let nonce = 0; nonce < mostLooked && missing.length > 0; nonce += 1) {
    const round = played(nonce, 3n)
    const still = missing.filter((isOne) => !isOne(round.shown))
    if (still.length < missing.length) keep(round.vector)
    missing = still
  }
  // At so large a stake every second round wins the pool.
  const pools = game.pool === undefined ? [] : [mostLooked, mostLooked + 1, mostLooked + 2]
  for (const nonce of pools) keep(played(nonce, 10_000_000n).vector)
  return [...found.values()]
}

function listVector(): Vectors['list'] {
  const salted = `salt of beacon demo round ${own.beaconRound}`
  const entries = ['seed', 'chain', 'seed'].map((kind, place) => ({
    position: place + 1,
    kind,
    id: `${kind === 'seed' ? 'sed' : 'chn'}_vector${place + 1}`,
    commitment: kind === 'chain' ? terminal : seedOf(`promise ${place + 1}`),
    at: `2026-01-01T00:00:0${place}.000Z`,
    detail: kind === 'chain' ? `table crash, length 100, ${salted}, rounds of beacon demo` : '',
  }))
  let before = beforeFirst
  return entries.map((entry) => {
    before = hashEntry(before, entry)
    return { ...entry, hash: before }
  })
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
  const asked = [
    ...instant,
    ...parts,
    ...slots.map((slot) => ({ ...slot, choice: null })),
    ...tables,
  ]
  const rounds = asked.map(roundVector)
  const shared = [1, 2, 50, 100].map((place) => sharedVector('crash', place))
  const wheel = [1, 2, 50, 100].map((place) => sharedVector('wheel', place))
  const valued = [valuedVector('crash', 1), valuedVector('wheel', 2)]
  const demo = demoVector('crash', 3)
  const judged = rounds.filter(({ isOver }) => isOver)
  return {
    words: [0, 1, 1_000_000].map(wordVector),
    rounds,
    shared,
    slots: slotModels.flatMap(slotVectorsOf),
    wheel,
    valued: [...valued, demo],
    list: listVector(),
    pairs: makePairVectors(),
    forged: {
      rounds: [...judged.flatMap(forgeRound), ...judged.flatMap(forgeAlike)],
      shared: shared.flatMap((round) => forgeShared(round)),
      wheel: wheel.flatMap((round) => forgeShared(round)),
      valued: [
        ...valued.flatMap((round) => [...forgeShared(round), ...forgeValued(round)]),
        ...forgeShared(demo),
        ...forgeDemo(demo),
      ],
    },
  }
}
