import { Type, type Static } from 'typebox'
import { game } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { count, fields, languageCode, list, moment, nothing, shortText } from '../schema.ts'

/** What a member keeps of the catalogue: favourites, and what was opened last. */

const owners = ['member', 'agent', 'trial'] as const

const mostFavourites = 2_000

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'The ids of the favourites of the caller, newest first.',
  access: owners,
  input: nothing,
  reply: fields({ nodeIds: list(count(), mostFavourites) }),
  errors: [],
})

export const listFavourites = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'The favourites of the caller, newest first; what is no longer offered is left out.',
  access: owners,
  input: fields({
    language: Type.Optional(languageCode),
    /** A category; all of them by default. */
    gameType: Type.Optional(shortText(20)),
    /** Some pages send it here too. Nobody reads it: a session is told in the header, never in an address. */
    token: Type.Optional(shortText(200)),
    pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  }),
  reply: fields({
    content: list(game, 999),
    pageNum: Type.Integer({ minimum: 1, maximum: 10_000 }),
    totalPages: count(),
    total: count(),
  }),
  errors: [],
})

const oneGame = {
  nodeId: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  /** Given along by some pages; refused when it is not that of the game. */
  vendor: Type.Optional(shortText(40)),
  gameType: Type.Optional(shortText(20)),
}

export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Makes a game a favourite; one that is one already stays where it is.',
  access: owners,
  perMinute: 120,
  input: fields(oneGame),
  reply: fields({ nodeId: count(), favourite: Type.Literal(true) }),
  errors: ['not_found', 'too_many_favourites'],
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Takes a game from the favourites; one that is none stays none.',
  access: owners,
  perMinute: 120,
  input: fields(oneGame),
  reply: fields({ nodeId: count(), favourite: Type.Literal(false) }),
  errors: [],
})

export const recentGame = fields({ game, openedAt: moment })
export type RecentGame = Static<typeof recentGame>

export const listRecent = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'The games that the caller opened last, at most fifty, the latest first.',
  access: owners,
  input: fields({
    language: Type.Optional(languageCode),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: fields({ list: list(recentGame, 50) }),
  errors: [],
})

export const clearRecent = endpoint({
  method: 'DELETE',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Forgets what the caller opened.',
  access: owners,
  input: nothing,
  reply: fields({ cleared: count() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    favourites: typeof import('./favourites.ts')
  }
}
