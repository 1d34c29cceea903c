import { Type, type Static } from 'typebox'
import { currencies } from '@baize/kernel/money'
import { endpoint } from '../endpoint.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  idText,
  list,
  moment,
  shortText,
} from '../schema.ts'
import {
  free,
  hex,
  playErrors,
  requestName,
  sessionToken,
  stakeErrors,
  sum,
} from './arcade-parts.ts'
import { arcadeRound, roundId } from './arcade-round.ts'
import { purseTerms } from './purse.ts'
import { listHead } from '../ledger/books.ts'
import { fairChain, publicValue } from './shared-table.ts'

/**
 * What the clients of our own games ask the arcade. Whoever opens a game comes with the launch token of its address and
 * gets a session of the arcade for it, which goes with every further call. A game stands in a frame without an origin,
 * so its calls are open to any. Those of a round that all play at once are in `shared-table.ts`.
 */
const session = sessionToken
const clientSeed = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$', maxLength: 64 })

/** What results come from: the fingerprint is shown before play, the seed itself after it was exchanged. */
export const seedPair = fields({
  id: idText('sed'),
  /** SHA-256 of the server seed. */
  commitment: hex,
  /** Of the commitment in the public list: it stood there before the player's seed was sent. */
  position: count(),
  clientSeed,
  /** Of the next round. */
  nonce: count(),
  /** Empty until the pair was exchanged for another. */
  serverSeed: shortText(64),
  createdAt: moment,
  /** When the player's seed came; from then on it is played with. */
  activatedAt: moment,
  revealedAt: shortText(40),
})
export type SeedPair = Static<typeof seedPair>

/** The house's seed of the pair after the one in use, promised before anybody can send a seed for it. */
export const nextSeed = fields({ commitment: hex, position: count(), createdAt: moment })
export type NextSeed = Static<typeof nextSeed>

export type ArcadeRound = Static<typeof arcadeRound>

export const arcadePool = fields({ name: filledText(40), amount: sum })

/** Everything that a client draws itself from. */
export const arcadeTable = fields({
  session,
  game: fields({
    nodeId: count(),
    code: filledText(80),
    name: filledText(120),
    vendor: filledText(80),
    engine: filledText(40),
    model: filledText(60),
    iconUrl: filledText(300),
    /** The place in which its reels stand, as the lobby says it; absent where there are no reels. */
    family: Type.Optional(filledText(30)),
  }),
  /** Masked as others see it. */
  player: shortText(40),
  currency: Type.Enum([...currencies]),
  balance: sum,
  demo: Type.Boolean(),
  stakes: fields({ min: sum, max: sum, step: sum, presets: list(sum, 20), usual: sum }),
  /** Without what goes to a pool, which comes back to whoever wins it. */
  rtpBps: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** The least time from one round to the next; slots have one. */
  roundMs: count(60_000),
  /** Null until the browser has sent a first seed of its own; nothing is played before. */
  seed: Type.Union([seedPair, Type.Null()]),
  nextSeed,
  /** Interrupted, and to be gone on with. */
  open: Type.Union([arcadeRound, Type.Null()]),
  last: list(arcadeRound, 20),
  pools: list(arcadePool, 5),
  /** Null where it is not played from a purse. */
  purse: Type.Union([purseTerms, Type.Null()]),
})
export type ArcadeTable = Static<typeof arcadeTable>

export const openArcade = endpoint({
  method: 'POST',
  path: '/arcade/session',
  summary: 'Opens a game of ours with a launch token; the token works once.',
  access: 'everyone',
  anyOrigin: true,
  perMinute: 600,
  countedBy: 'address',
  input: fields({ token: filledText(100) }),
  reply: arcadeTable,
  errors: ['launch_over', 'game_closed', 'not_found', 'unavailable'],
})

export const resumeArcade = endpoint({
  method: 'POST',
  path: '/arcade/session/resume',
  summary: 'The game of a session that is open, after its page was loaded again.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 60,
  input: fields({ session }),
  reply: arcadeTable,
  errors: ['session_over'],
})

/** After each round: how it stands, and how the money does. */
const played = fields({
  round: arcadeRound,
  balance: sum,
  /** Of the next round. */
  nonce: count(),
  pools: list(arcadePool, 5),
  /** Of the public list, 30 seconds old at most: to be kept, and held against the list later. */
  head: listHead,
})
export type ArcadePlayed = Static<typeof played>

export const playRound = endpoint({
  method: 'POST',
  path: '/arcade/rounds',
  summary: 'Stakes and plays: a round that is over at once, or the first step of one.',
  access: 'everyone',
  shedLast: true,
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 3000,
  input: fields({
    session,
    /** Made by the client; the same as the latest of its player again gets the same round. */
    request: requestName,
    stake: sum,
    choice: free,
  }),
  reply: played,
  errors: [...playErrors, 'invalid_choice', 'seed_required'],
})

export const moveRound = endpoint({
  method: 'POST',
  path: '/arcade/rounds/:round/moves',
  summary: 'A further step of an open round.',
  access: 'everyone',
  shedLast: true,
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 3000,
  input: fields({
    session,
    round: roundId,
    /** How many were made before; the same again gets the same answer. */
    step: count(100),
    move: free,
  }),
  reply: played,
  /** What a stake may be refused for, a move that costs may be too: then nothing was moved, and the round is as it was. */
  errors: [...stakeErrors, 'not_found', 'round_over', 'round_voided', 'invalid_move'],
})

export const listArcadeRounds = endpoint({
  method: 'POST',
  path: '/arcade/history',
  summary: 'The rounds of this player at this game, newest first.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  input: fields({ session, ...cursorPage }),
  reply: fields({ list: list(arcadeRound, 100), next: shortText(200) }),
  errors: ['session_over'],
})

export const getSeeds = endpoint({
  method: 'POST',
  path: '/arcade/seeds',
  summary: 'The pair in use, the seed that comes next, and pairs that were revealed, newest first.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  input: fields({ session }),
  reply: fields({
    active: Type.Union([seedPair, Type.Null()]),
    next: nextSeed,
    revealed: list(seedPair, 50),
  }),
  errors: ['session_over'],
})

export const exchangeSeeds = endpoint({
  method: 'POST',
  path: '/arcade/seeds/exchange',
  summary:
    'Begins with the seed that was promised next and with a client seed of choice; reveals the pair before.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 30,
  input: fields({
    session,
    clientSeed,
    /** Of the next seed, as the player was shown it: for another the seed is not taken. */
    commitment: hex,
  }),
  reply: fields({
    active: seedPair,
    /** Null at the first seat. */
    revealed: Type.Union([seedPair, Type.Null()]),
    next: nextSeed,
  }),
  /** An open round must end first: its board would be known. */
  errors: ['session_over', 'round_open', 'seed_changed', 'unavailable'],
})

export const listPairRounds = endpoint({
  method: 'POST',
  path: '/arcade/seeds/rounds',
  summary:
    'All rounds of the caller under a pair of seeds, over all games and with voided ones, by their nonces.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  input: fields({ session, seed: idText('sed'), ...cursorPage }),
  reply: fields({ pair: seedPair, list: list(arcadeRound, 100), next: shortText(200) }),
  errors: ['session_over', 'not_found'],
})

/** Whoever was shown a fingerprint finds it here, in the order of their making. Nothing is ever taken out. */
export const listCommitments = endpoint({
  method: 'GET',
  path: '/wps/fair/commitments',
  summary: 'Fingerprints of all server seeds and chains, in the order in which they were made.',
  access: 'everyone',
  /** Games and the verifier hold what they were promised against it. */
  anyOrigin: true,
  cacheSeconds: 10,
  input: fields({ ...cursorPage }),
  reply: fields({
    list: list(
      fields({
        position: count(),
        kind: Type.Enum(['seed', 'chain', 'deck']),
        id: filledText(60),
        commitment: hex,
        at: moment,
        /** What else was promised with it: of a chain its table, length and where its salt comes from. */
        detail: shortText(200),
        /** SHA-256 of the hash before and of this entry, so that nothing can be taken out or put in between. */
        hash: hex,
        /** The seed once it was exchanged; of a chain the last link that was used. Empty before. */
        revealed: shortText(64),
        /** Of a chain: which link that is, from 1. */
        round: count(),
        /** Of a chain; empty until the value of its beacon is out. */
        salt: shortText(64),
        /** Of a chain: that value, of which the salt is made. */
        beaconValue: shortText(200),
        /** Of a chain that is over: `flown` to its end, or why it was left before. */
        endedBy: Type.Enum(['', 'flown', 'never_flown', 'unreadable', 'retired']),
      }),
      100,
    ),
    next: shortText(200),
  }),
  errors: [],
})

/** A round with all that it takes to draw it again, and to verify it once its seed is revealed. */
export const recalledRound = fields({
  wager: idText('wgr'),
  round: Type.Union([arcadeRound, Type.Null()]),
  /** Null while the pair is in use: its seed is still secret. */
  seed: Type.Union([seedPair, Type.Null()]),
  /** Which table a shared round was at; null for a round of one player. */
  shared: Type.Union([
    fields({
      chain: fairChain,
      number: count(),
      /** Which link of the chain, from 1. */
      place: count(),
      /** Empty until the round was over. */
      link: shortText(64),
      /** Null until then; the rules of the game say what is in it. */
      outcome: free,
      ...publicValue,
      /** How its player left it; null for one who stayed. */
      move: free,
    }),
    Type.Null(),
  ]),
  /** Rounds that were played from a purse and settled together; null for any other. */
  purse: Type.Union([
    fields({
      id: idText('pur'),
      /** Which settlement of the purse, from 0. */
      number: count(),
      staked: sum,
      paid: sum,
      rounds: list(arcadeRound, 600),
    }),
    Type.Null(),
  ]),
  gameName: filledText(120),
  vendor: filledText(80),
  /** The picture of the title, as its table has it; empty when the title is gone. */
  iconUrl: shortText(300),
  /** The place in which its reels stand; absent where there are no reels, or no title any more. */
  family: Type.Optional(filledText(30)),
  engine: shortText(40),
  model: shortText(60),
  currency: Type.Enum([...currencies]),
})
export type RecalledRound = Static<typeof recalledRound>

export const recallRound = endpoint({
  method: 'GET',
  path: '/wps/member/rounds/:wager',
  summary: 'A round of the caller, to be drawn again.',
  access: ['member', 'agent'],
  input: fields({ wager: idText('wgr') }),
  reply: recalledRound,
  errors: ['not_found'],
})

export const recallAnyRound = endpoint({
  method: 'GET',
  path: '/ops/api/rounds/:wager/recall',
  summary: 'A round of any member, to be drawn again.',
  access: ['admin', 'risk', 'support', 'auditor'],
  input: fields({ wager: idText('wgr') }),
  reply: recalledRound,
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    arcade: typeof import('./arcade.ts')
  }
}
