import { Type, type Static } from 'typebox'
import { game } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  fields,
  filledText,
  languageCode,
  list,
  moment,
  shortText,
  sitePath,
} from '../schema.ts'

/** Where a game runs. The address carries a token that opens it once, within a minute. */
export const launchFrame = fields({ url: filledText(1000), expiresAt: moment })
export type LaunchFrame = Static<typeof launchFrame>

export const launch = fields({
  /**
   * `page`: go to `path`. `list`: open the popup list of the vendor. `frame`: show `frame` in the game page, or say
   * honestly what `reason` says when it is null.
   */
  kind: Type.Enum(['page', 'list', 'frame']),
  /** A path of this site with its query; empty unless `kind` is `page`. */
  path: shortText(600),
  vassalage: filledText(40),
  gameType: filledText(20),
  /** Null when a vendor was opened and not one game. */
  game: Type.Union([game, Type.Null()]),
  frame: Type.Union([launchFrame, Type.Null()]),
  /** Why there is no frame; empty when there is one, or none is needed. */
  reason: Type.Enum(['', 'engine_not_ready']),
  /** Which pocket pays. One of a vendor (`vendor:CODE`, and what it is called) is filled by a transfer first. */
  wallet: fields({ isSingle: Type.Boolean(), pocket: shortText(50), vendor: shortText(60) }),
  /** Fun money, and nothing in the books. */
  demo: Type.Boolean(),
})
export type Launch = Static<typeof launch>

/** The value beside the refusal `game_under_maintenance`. */
export const maintenanceHint = fields({
  /** When it should be over; empty when nobody has said. */
  until: shortText(40),
  /** Open games of the same category. */
  recommended: list(game, 6),
})
export type MaintenanceHint = Static<typeof maintenanceHint>

const how = {
  language: Type.Optional(languageCode),
  platform: Type.Optional(shortText(40)),
  device: Type.Optional(shortText(20)),
  /** Where the game's own way back leads; the page that was left, by default. */
  backUrl: Type.Optional(sitePath),
}

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: 'Opens a game, or a vendor where only its code is given, to play for money.',
  access: ['member', 'agent', 'trial'],
  perMinute: 60,
  input: fields({
    ...how,
    nodeId: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    /** A vendor's code; needed without `nodeId`. */
    vassalage: Type.Optional(shortText(40)),
    /** The category in which a vendor is opened; its first by default. */
    gameType: Type.Optional(shortText(20)),
    isGame: Type.Optional(Type.Enum(['VASSALAGE', 'GAME'])),
  }),
  reply: launch,
  errors: [
    'in_need_true_account',
    'not_found',
    'game_under_maintenance',
    'product_closed',
    'member_locked',
    'member_closed',
    'member_timed_out',
    'member_excluded',
  ],
})

export const launchLottery = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Opens a lottery at its page.',
  access: ['member', 'agent', 'trial'],
  perMinute: 60,
  input: fields({
    ...how,
    launchMode: Type.Literal('LOTT'),
    lottoArea: Type.Optional(shortText(10)),
    prizeMode: Type.Optional(Type.Enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])),
    gameCode: filledText(60),
    view: Type.Optional(Type.Enum(['betting', 'lobby'])),
  }),
  reply: launch,
  errors: launchGame.errors,
})

export const launchDemo = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Opens a game to try it: fun money, nothing in the books, no login.',
  access: 'everyone',
  perMinute: 30,
  countedBy: 'address',
  input: fields({ ...how, nodeId: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }),
  reply: launch,
  /** `not_enabled` where the brand offers no free play, `no_free_play` where the game has none. */
  errors: ['not_enabled', 'no_free_play', 'not_found', 'game_under_maintenance', 'product_closed'],
})

export const countPlaying = endpoint({
  method: 'GET',
  path: '/wps/game/playingNow',
  summary:
    'How many members were at a game in the last five minutes, and how many of them are of the demo.',
  access: 'everyone',
  cacheSeconds: 10,
  input: fields({}),
  reply: fields({ playing: count(), demo: count() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    launch: typeof import('./launch.ts')
  }
}
