import { Type, type Static } from 'typebox'
import { game } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, languageCode, list, shortText } from '../schema.ts'

/** Looking for games by words: the answer for a page of results, and what a browser needs to find them by itself. */

export const searchGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  summary: 'Games that words lead to, the best first, with what they can be narrowed by.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    platform: Type.Optional(shortText(40)),
    language: Type.Optional(languageCode),
    words: shortText(100),
    /** A category, to narrow by; `HOT` is one too. */
    gameType: Type.Optional(shortText(20)),
    vassalage: Type.Optional(shortText(40)),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  reply: fields({
    games: list(game, 200),
    total: count(),
    totalPages: count(),
    /** No game is written like the words; these come close. */
    approximate: Type.Boolean(),
    /** No game has all of the words; these have most of them. */
    partly: Type.Boolean(),
    /** How many each category and each vendor has, as if it were not narrowed by its own kind. */
    categories: list(fields({ gameType: filledText(20), games: count() }), 20),
    vendors: list(
      fields({ vassalage: filledText(40), displayName: filledText(60), games: count() }),
      200,
    ),
    /** When there is nothing at all: what shares most with the words. */
    nearest: list(game, 12),
  }),
  errors: [],
})
export type SearchReply = Static<typeof searchGames.reply>

/** With more games than these a browser does better to ask. */
export const mostIndexedGames = 25_000

const numbers = list(count(), mostIndexedGames)
const texts = (maxLength: number) => list(shortText(maxLength), mostIndexedGames)

/** A name in English and in the language of the call; the latter is empty where it is the same. */
const twoNames = { english: shortText(120), own: shortText(120) }

export const searchIndex = fields({
  /** How many games there are. When they are too many for a browser, the columns are empty. */
  total: count(),
  vendors: list(fields({ code: filledText(40), name: filledText(60) }), 1000),
  categories: list(fields({ code: filledText(20), ...twoNames }), 20),
  /** What people call the kinds of games, in any language, whether these can be verified, and whether something runs them yet. */
  kinds: list(
    fields({
      code: shortText(20),
      words: list(filledText(60), 30),
      verifiable: Type.Boolean(),
      ready: Type.Boolean(),
    }),
    200,
  ),
  /** Column by column, which packs well; the order is that of equals in a search. */
  games: fields({
    nodeIds: numbers,
    /** Places in the lists above. */
    vendors: numbers,
    categories: numbers,
    kinds: numbers,
    codes: texts(60),
    english: texts(120),
    own: texts(120),
    /** What some of them are also called. */
    aliases: list(fields({ place: count(), words: list(filledText(40), 10) }), mostIndexedGames),
    /** The places of those that are in maintenance. */
    closed: numbers,
  }),
})
export type SearchIndexData = Static<typeof searchIndex>

export const getSearchIndex = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchIndex',
  summary:
    'The names of all games in one language and English, for a browser that searches by itself.',
  access: 'everyone',
  cacheSeconds: 300,
  input: fields({ language: Type.Optional(languageCode) }),
  reply: searchIndex,
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    search: typeof import('./search.ts')
  }
}
