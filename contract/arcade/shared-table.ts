import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { listHead } from '../ledger/books.ts'
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
import { free, hex, playErrors, requestName, sessionToken, sum } from './arcade-parts.ts'

/**
 * Rounds that all play at once, whatever the game: a table takes bets, its round runs, and its end is shown. Which table,
 * the session says. Choices, moves and outcomes are those of the game's rules, which both sides have.
 */
const session = sessionToken
const tableName = filledText(40)

/** One bet in a round that is shared. */
export const sharedBet = fields({
  id: idText('rnd'),
  player: shortText(40),
  /** It is the caller's own. Never told by the socket. */
  own: Type.Boolean(),
  slot: Type.Integer({ minimum: 1, maximum: 4 }),
  stake: sum,
  /** What lies on which spots, for all to see; null where a bet is one stake, and what was chosen with it is its player's. */
  choice: free,
  /** How it was left; null while it is in, or when it stayed to the end. */
  move: free,
  payout: sum,
})
export type SharedBet = Static<typeof sharedBet>

/** What fixed the results of a shared table before its first round. */
export const fairChain = fields({
  id: idText('chn'),
  /** The first link, which no round uses; published with the length and with which value of which beacon is awaited. */
  terminal: hex,
  /** Of the terminal in the public list. */
  position: count(),
  length: count(),
  /** SHA-256 of `terminal:beaconValue`. */
  salt: shortText(64),
  /** `demo` is drawn by the house; empty for a chain of before there was one. */
  beacon: shortText(80),
  beaconRound: count(100_000_000_000),
  beaconValue: shortText(200),
})
export type FairChain = Static<typeof fairChain>

/**
 * The public value that decides a round with its link, and which comes when no bet is taken any more. When that is and
 * which value it will be is told from the opening on, and does not change.
 */
export const publicValue = {
  /** 1: a round of before there were such values; the others are empty then. */
  scheme: Type.Integer({ minimum: 1, maximum: 2 }),
  /** When the betting ends; bets on their way are taken 250 milliseconds longer. */
  closesAt: shortText(40),
  beacon: shortText(80),
  beaconRound: count(100_000_000_000),
  /** Empty until it is out. */
  beaconValue: shortText(200),
}

/** Why every stake was given back: the chain could not be read any more, or the public value did not come in time. */
const voidedBy = Type.Enum(['', 'unreadable', 'no_value'])

/** A round that is over, with its own chain: the salt of one says nothing of a round of another. */
export const pastRound = fields({
  round: count(),
  /** Null for one that was voided. */
  outcome: free,
  /** Empty where it could not be read any more. */
  link: shortText(64),
  chain: idText('chn'),
  /** Which link of the chain, from 1. */
  place: count(),
  ...publicValue,
  voidedBy,
})
export type PastRound = Static<typeof pastRound>

export const sharedState = fields({
  table: tableName,
  round: count(),
  /**
   * `betting` until `phaseEndsAt`; then `awaiting` its public value, until `phaseEndsAt` at most; then it runs; then `over`
   * until `phaseEndsAt`. A round that could not be ended is `voided`, and every stake in it was given back.
   */
  phase: Type.Enum(['betting', 'awaiting', 'running', 'over', 'voided']),
  phaseEndsAt: shortText(40),
  /** When it began to run; empty before. */
  startedAt: shortText(40),
  /** By the one clock of the table. */
  serverTime: moment,
  /** Null until it is over. */
  outcome: free,
  /** The hash of this round's link of the chain, published before; the link itself when it is over. */
  commitment: hex,
  link: shortText(64),
  chain: idText('chn'),
  place: count(),
  ...publicValue,
  voidedBy,
  bets: list(sharedBet, 200),
  players: count(),
  /** Their chains are among `chains`. */
  history: list(pastRound, 30),
  chains: list(fairChain, 31),
})
export type SharedState = Static<typeof sharedState>

export const getSharedTable = endpoint({
  method: 'POST',
  path: '/arcade/shared',
  summary: 'How the round that all play at once stands.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 600,
  input: fields({ session }),
  reply: fields({ state: sharedState, balance: sum }),
  errors: ['session_over', 'not_allowed', 'unavailable'],
})

export const betShared = endpoint({
  method: 'POST',
  path: '/arcade/shared/bets',
  summary: 'Stakes on the round that takes bets: one stake, or a whole list of them on spots.',
  access: 'everyone',
  shedLast: true,
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 600,
  input: fields({
    session,
    request: requestName,
    slot: Type.Integer({ minimum: 1, maximum: 4 }),
    /** Of a list, their sum. */
    stake: sum,
    choice: free,
  }),
  reply: fields({ bet: sharedBet, round: count(), balance: sum, head: listHead }),
  errors: [...playErrors, 'invalid_choice', 'betting_closed'],
})

export const leaveShared = endpoint({
  method: 'POST',
  path: '/arcade/shared/bets/:bet/out',
  summary: 'Gets out now: pays what the round stands at when the call arrives.',
  access: 'everyone',
  shedLast: true,
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 600,
  input: fields({ session, bet: idText('rnd') }),
  reply: fields({ bet: sharedBet, balance: sum, head: listHead }),
  errors: [
    'session_over',
    'not_found',
    'not_allowed',
    'round_not_begun',
    'round_over',
    'unavailable',
  ],
})

export const listSharedRounds = endpoint({
  method: 'POST',
  path: '/arcade/shared/history',
  summary:
    'Rounds of this table that are over or were voided, newest first, with the chains that they were drawn from.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  input: fields({ session, ...cursorPage }),
  reply: fields({ list: list(pastRound, 100), chains: list(fairChain, 100), next: shortText(200) }),
  errors: ['session_over', 'not_allowed'],
})

/** A chain of a table from its beginning to its end. */
export const tableChain = fields({
  chain: fairChain,
  /** How many of its links were used, those of voided rounds with them. */
  used: count(),
  createdAt: moment,
  /** Empty while it is in use. */
  endedAt: shortText(40),
  endedBy: Type.Enum(['', 'flown', 'never_flown', 'unreadable', 'retired']),
})
export type TableChain = Static<typeof tableChain>

export const listTableChains = endpoint({
  method: 'POST',
  path: '/arcade/shared/chains',
  summary: 'The chains of this table, newest first: the one in use, and how those before it ended.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  input: fields({ session }),
  reply: fields({ list: list(tableChain, 50) }),
  errors: ['session_over', 'not_allowed'],
})

declare module '../contract.ts' {
  interface ContractModules {
    sharedTable: typeof import('./shared-table.ts')
  }
}
