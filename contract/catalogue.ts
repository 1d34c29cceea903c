import { Type, type Static } from 'typebox'
import { gameCategories } from './catalogue-names.ts'
import { endpoint } from './endpoint.ts'
import { count, fields, filledText, languageCode, list, shortText } from './schema.ts'

const label = Type.Enum(['NEW', 'HOT', 'JACKPOT'])

export const game = fields({
  nodeId: count(),
  /** The vendor's code. */
  vassalage: filledText(40),
  gameType: filledText(20),
  gameClassify: shortText(20),
  gameCode: filledText(60),
  gameName: filledText(120),
  nodeName: filledText(120),
  displayName: filledText(120),
  iconUrl: filledText(300),
  showIcon: Type.Boolean(),
  /** `VASSALAGE` opens the vendor's list, `GAME` one game. */
  isGame: Type.Enum(['VASSALAGE', 'GAME']),
  vendorName: filledText(60),
  labels: list(label, 3),
  maintenance: Type.Boolean(),
})
export type Game = Static<typeof game>

export const vendorCard = fields({
  vassalage: filledText(40),
  displayName: filledText(60),
  gameType: filledText(20),
  iconUrl: filledText(300),
  /** The large picture of a vendor card. */
  lagerIcon: filledText(300),
  isGame: Type.Literal('VASSALAGE'),
  games: count(),
  maintenance: Type.Boolean(),
})
export type VendorCard = Static<typeof vendorCard>

export const lane = fields({
  title: Type.Enum([...gameCategories]),
  games: count(),
  cards: list(vendorCard, 200),
})
export type Lane = Static<typeof lane>

const wireQuery = {
  platform: Type.Optional(shortText(40)),
  language: Type.Optional(languageCode),
}

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by category; a category without a vendor is not listed.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({ ...wireQuery, merchantCode: Type.Optional(shortText(40)) }),
  reply: fields({ data: fields({ lanes: list(lane, 20) }) }),
  errors: [],
})

export const listHotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'The games that the operator put in front.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    ...wireQuery,
    merchantCode: Type.Optional(shortText(40)),
    isPlatform: Type.Optional(shortText(4)),
  }),
  reply: fields({ list: list(game, 200) }),
  errors: [],
})

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games of one category, page by page.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    ...wireQuery,
    clientType: Type.Optional(shortText(4)),
    merchant: Type.Optional(shortText(40)),
    gameType: filledText(20),
    vassalage: Type.Optional(shortText(40)),
    gameClassify: Type.Optional(shortText(20)),
    gameName: Type.Optional(shortText(100)),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  reply: fields({ games: list(game, 200), totalPages: count(), total: count() }),
  errors: [],
})
