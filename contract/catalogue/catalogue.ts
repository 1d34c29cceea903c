import { Type, type Static } from 'typebox'
import { gameCategories } from './catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, languageCode, list, moment, shortText } from '../schema.ts'

const label = Type.Enum(['NEW', 'HOT', 'JACKPOT'])

/** A sum in the smallest unit of its currency: whole numbers travel as text. */
const wholeNumber = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$', maxLength: 15 })

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
  /** The least that can be bet, in the smallest unit of the brand's currency. */
  minBet: wholeNumber,
  /** How many lines it has; 0 for a game without lines. */
  lines: count(1_000_000),
  /** Whether it may be tried without money, where the brand offers that. */
  demo: Type.Boolean(),
  /** The place in which its reels stand, by the name of its drawings; absent where there are no reels. */
  family: Type.Optional(filledText(30)),
  /** Whether its player can play every round of it again from the seeds and see the same result. */
  verifiable: Type.Boolean(),
  maintenance: Type.Boolean(),
  /** When the maintenance should be over; absent when nobody has said, or when there is none. */
  maintenanceUntil: Type.Optional(moment),
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
  maintenanceUntil: Type.Optional(moment),
})
export type VendorCard = Static<typeof vendorCard>

export const lane = fields({
  title: Type.Enum([...gameCategories]),
  games: count(),
  cards: list(vendorCard, 200),
})
export type Lane = Static<typeof lane>

const wireQuery = {
  /** Names of platforms with commas between; a list for none on which the games run is empty. */
  platform: Type.Optional(shortText(40)),
  language: Type.Optional(languageCode),
}

/** The brand's code; another merchant's lists are empty here. */
const merchantCode = Type.Optional(shortText(40))

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by category; a category without a vendor is not listed.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({ ...wireQuery, merchantCode }),
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
    merchantCode,
    /** 2 is the list of the whole platform; there is no other. */
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
    /** 3 is a browser; there are no games for anything else. */
    clientType: Type.Optional(shortText(4)),
    merchant: merchantCode,
    /** A category, `HOT`, `ALL`, or `OWN`: the house's own instant games. */
    gameType: filledText(20),
    vassalage: Type.Optional(shortText(40)),
    gameClassify: Type.Optional(shortText(20)),
    gameName: Type.Optional(shortText(100)),
    /** Games that can be played from this bet: their own minimum is at most this. */
    minBet: Type.Optional(wholeNumber),
    /** Games that have at least so many lines. */
    minLineNum: Type.Optional(count(1_000_000)),
    /** `place` is the operator's order and the usual one, or by fit where a name is searched. */
    sort: Type.Optional(Type.Enum(['place', 'new', 'name'])),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  reply: fields({ games: list(game, 200), totalPages: count(), total: count() }),
  errors: [],
})

const kindCount = fields({ gameClassify: shortText(20), games: count() })

export const listVendorTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'The categories that a vendor serves, each with its kinds of games.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({ ...wireQuery, vassalage: filledText(40) }),
  reply: fields({
    gameTypes: list(
      fields({ gameType: filledText(20), games: count(), classifies: list(kindCount, 50) }),
      20,
    ),
  }),
  errors: [],
})

export const room = fields({
  roomId: count(),
  roomName: filledText(120),
  gameCode: filledText(60),
  /** The kind of table, such as BAC or ROU. */
  gameClassify: shortText(20),
  iconUrl: filledText(300),
  minBet: wholeNumber,
  maintenance: Type.Boolean(),
  maintenanceUntil: Type.Optional(moment),
})
export type Room = Static<typeof room>

export const listRooms = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary: 'The live tables of a vendor, or of all of them.',
  access: ['member', 'agent', 'trial'],
  input: fields({ ...wireQuery, vassalage: Type.Optional(shortText(40)) }),
  reply: fields({ rooms: list(room, 1000) }),
  errors: [],
})

export const lotteryMenu = fields({
  nodeId: count(),
  gameCode: filledText(60),
  gameName: filledText(120),
  displayName: filledText(120),
  vassalage: filledText(40),
  gameType: filledText(20),
  /** The family of the lottery; empty for one that has none. */
  gameGroupCode: shortText(20),
  /** The same as `gameGroupCode`. */
  tag: shortText(20),
  iconUrl: filledText(300),
  maintenance: Type.Boolean(),
})
export type LotteryMenu = Static<typeof lotteryMenu>

export const listMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The lotteries that can be played, by vendor and in their order.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    language: Type.Optional(languageCode),
    /** Of one vendor only: LOTT, ELOTT, SEA; ZY is played by the rules of LOTT. */
    prizeMode: Type.Optional(shortText(10)),
    device: Type.Optional(shortText(10)),
  }),
  reply: fields({ gameMenus: list(lotteryMenu, 500) }),
  errors: [],
})

export const listPopular = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  summary: 'What most members opened in the last seven days; the hot list fills what is missing.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    language: Type.Optional(languageCode),
    /** A category; all of them by default. */
    gameType: Type.Optional(shortText(20)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  }),
  reply: fields({ list: list(game, 60) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    catalogue: typeof import('./catalogue.ts')
  }
}
