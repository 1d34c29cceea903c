import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, fields, idText, list, moment, shortText } from '../schema.ts'
import { arcadeRound } from './arcade-round.ts'
import { free, playErrors, requestName, sessionToken, stakeErrors, sum } from './arcade-parts.ts'

/**
 * Playing from a purse: a sum is set aside once, stakes come from it and wins go into it many times a second, and what is
 * left goes home when it is closed. What was played stands in the record of bets as one bet for each settlement.
 */
const session = sessionToken
const purseId = idText('pur')

export const arcadePurse = fields({
  id: purseId,
  /** `opening`: the sum is on its way. `closing`: nothing is staked any more, and what is left goes home. */
  state: Type.Enum(['opening', 'open', 'closing', 'closed']),
  filled: sum,
  staked: sum,
  paid: sum,
  /** What was set aside and won, less what was staked; of one that is closed, what went home. */
  left: sum,
  rounds: count(),
  openedAt: moment,
  closedAt: shortText(40),
  /** `player`, `idle`, or why its player may not go on; empty while it is open. */
  closedBy: shortText(40),
})
export type ArcadePurse = Static<typeof arcadePurse>

/** What may be set aside at a game, and the purse that is there. */
export const purseTerms = fields({
  least: sum,
  most: sum,
  stakesPerSecond: count(100),
  open: Type.Union([arcadePurse, Type.Null()]),
})
export type PurseTerms = Static<typeof purseTerms>

/** Of sums; `purses_off`: purses are not offered any more, and what is in one goes home by itself. */
const purseErrors = ['purse_closed', 'purses_off', 'purse_too_small', 'purse_too_large'] as const

/** Empty where the wallet was not asked for it. */
const stood = fields({ purse: arcadePurse, balance: shortText(16) })

export const openPurse = endpoint({
  method: 'POST',
  path: '/arcade/purses',
  summary: 'Sets a sum aside to play a game from; whoever has done so gets what is there.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 60,
  input: fields({ session, request: requestName, amount: sum }),
  reply: stood,
  errors: [...stakeErrors, ...purseErrors],
})

export const addToPurse = endpoint({
  method: 'POST',
  path: '/arcade/purses/:purse/sums',
  summary: 'Puts a further sum into a purse.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 60,
  input: fields({ session, purse: purseId, request: requestName, amount: sum }),
  reply: stood,
  errors: [...stakeErrors, ...purseErrors, 'not_found'],
})

export const playFromPurse = endpoint({
  method: 'POST',
  path: '/arcade/purses/:purse/rounds',
  summary: 'Plays rounds from a purse, in their order, as many as it holds.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 3000,
  input: fields({
    session,
    purse: purseId,
    request: requestName,
    bets: Type.Array(fields({ stake: sum, choice: free }), { minItems: 1, maxItems: 20 }),
  }),
  reply: fields({
    rounds: list(arcadeRound, 20),
    purse: arcadePurse,
    /** Of the next round. */
    nonce: count(),
  }),
  errors: [
    ...playErrors,
    'invalid_choice',
    'seed_required',
    'not_found',
    'purse_closed',
    'purses_off',
  ],
})

export const closePurse = endpoint({
  method: 'POST',
  path: '/arcade/purses/:purse/close',
  summary: 'Settles what was played from a purse and brings home what is left.',
  access: 'everyone',
  anyOrigin: true,
  countedBy: 'session',
  perMinute: 60,
  input: fields({ session, purse: purseId }),
  reply: stood,
  errors: ['session_over', 'not_found', 'purse_closed', 'not_allowed', 'unavailable'],
})

declare module '../contract.ts' {
  interface ContractModules {
    arcadePurse: typeof import('./purse.ts')
  }
}
