import { Type, type Static } from 'typebox'
import { gameCategories } from './catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import { operatorRoles, type OperatorRole } from '../roles.ts'
import { count, cursorPage, fields, filledText, list, moment } from '../schema.ts'
import { perLanguage, reason, shortText } from '../schema.ts'

/** What operators see and do of the catalogue. Every change is shown by all nodes within a second. */

const writers = ['admin', 'content'] as const satisfies readonly OperatorRole[]

const category = Type.Enum(gameCategories.filter((name) => name !== 'HOT'))
const orNull = <const Schema extends typeof moment>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const place = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const nodeId = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
/** In the smallest unit of the brand's currency. */
const minBet = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 })
const label = Type.Enum(['NEW', 'JACKPOT'])

export const deskVendor = fields({
  code: filledText(40),
  name: filledText(60),
  iconUrl: filledText(300),
  position: place,
  /** What is not enabled is shown nowhere. */
  enabled: Type.Boolean(),
  maintenance: Type.Boolean(),
  maintenanceUntil: orNull(moment),
  categories: list(fields({ category, position: place, games: count() }), 20),
  games: count(),
  /** Of these: games that are themselves in maintenance, and games that are switched off. */
  gamesInMaintenance: count(),
  gamesDisabled: count(),
})
export type DeskVendor = Static<typeof deskVendor>

export const listDeskVendors = endpoint({
  method: 'GET',
  path: '/ops/api/catalogue/vendors',
  summary: 'Vendors in their order, with what each brings and how it stands.',
  access: operatorRoles,
  input: fields({
    search: Type.Optional(shortText(100)),
    category: Type.Optional(category),
    status: Type.Optional(Type.Enum(['open', 'maintenance', 'disabled'])),
  }),
  reply: fields({ edition: count(), items: list(deskVendor, 500) }),
  errors: [],
})

const standing = {
  enabled: Type.Optional(Type.Boolean()),
  maintenance: Type.Optional(Type.Boolean()),
  /** Shown to people; the maintenance does not end by it. Null takes it away. */
  maintenanceUntil: Type.Optional(orNull(moment)),
}

export const changeVendor = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/vendors/:code',
  summary: 'Renames a vendor, opens or closes it, or puts it into maintenance.',
  access: writers,
  input: fields({
    code: filledText(40),
    name: Type.Optional(filledText(60)),
    ...standing,
    reason,
  }),
  reply: deskVendor,
  errors: ['not_found', 'nothing_changed', 'name_taken', 'ends_in_past'],
})

export const orderVendors = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/vendor-order',
  summary: 'Puts vendors in order, in one category or everywhere else; those left out follow.',
  access: writers,
  input: fields({
    /** Without it, the order where vendors stand without a category, such as the hot list. */
    category: Type.Optional(category),
    codes: Type.Array(filledText(40), { minItems: 1, maxItems: 500, uniqueItems: true }),
    reason,
  }),
  reply: fields({ codes: list(filledText(40), 500) }),
  errors: ['not_found', 'nothing_changed'],
})

const gameFields = {
  nodeId,
  vendor: filledText(40),
  vendorName: filledText(60),
  category,
  code: filledText(60),
  classify: shortText(20),
  names: perLanguage(120),
  /** What people also call it, in whatever language; it is found by them as by its name. */
  aliases: list(filledText(40), 10),
  iconUrl: filledText(300),
  labels: list(label, 2),
  minBet,
  /** 0 for a game without lines. */
  lines: count(1_000_000),
  /** In its category, from 1. */
  position: place,
  /** In the hot list, from 1; 0 outside it. */
  hotPosition: count(1_000_000),
  demo: Type.Boolean(),
  enabled: Type.Boolean(),
  maintenance: Type.Boolean(),
  maintenanceUntil: orNull(moment),
  /** Whether its vendor is in maintenance, which closes it too. */
  vendorMaintenance: Type.Boolean(),
  /** What runs it and by which mathematics; empty while nothing does. */
  engine: shortText(40),
  model: shortText(60),
  /** What the model returns of the stakes, in hundredths of a percent; null where no mathematics of ours runs it. */
  declaredBps: Type.Union([count(10_000), Type.Null()]),
}
export const deskGame = fields(gameFields)
export type DeskGame = Static<typeof deskGame>

/** A game of the list, with what was played of it. */
export const listedGame = fields({
  ...gameFields,
  /** Rounds that were settled on this day of the brand's zone. */
  roundsToday: count(),
})
export type ListedGame = Static<typeof listedGame>

export const listDeskGames = endpoint({
  method: 'GET',
  path: '/ops/api/catalogue/games',
  summary:
    'Games by category and place, or by what is played, found by name in any language, code or id.',
  access: operatorRoles,
  input: fields({
    ...cursorPage,
    search: Type.Optional(shortText(100)),
    vendor: Type.Optional(shortText(40)),
    category: Type.Optional(category),
    classify: Type.Optional(shortText(20)),
    label: Type.Optional(Type.Enum(['NEW', 'JACKPOT', 'HOT'])),
    status: Type.Optional(Type.Enum(['open', 'maintenance', 'disabled'])),
    /** Those first that were played most today; among equals, and without it, by category and place. */
    sort: Type.Optional(Type.Enum(['rounds'])),
  }),
  reply: fields({
    items: list(listedGame, 100),
    next: Type.Union([shortText(200), Type.Null()]),
    total: count(),
  }),
  errors: [],
})

export const changeGame = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/games/:nodeId',
  summary:
    'Changes what a game is called, what it shows, or how it stands. A second person agrees to higher stakes.',
  access: writers,
  input: fields({
    nodeId,
    /** Replaces the names; English must be there. */
    names: Type.Optional(perLanguage(120)),
    aliases: Type.Optional(Type.Array(filledText(40), { maxItems: 10 })),
    labels: Type.Optional(Type.Array(label, { maxItems: 2, uniqueItems: true })),
    minBet: Type.Optional(minBet),
    lines: Type.Optional(count(1_000_000)),
    demo: Type.Optional(Type.Boolean()),
    ...standing,
    reason,
  }),
  /** The game as it is, and the request that waits, if one does. */
  reply: fields({ ...gameFields, approvalId: Type.Union([shortText(50), Type.Null()]) }),
  errors: ['not_found', 'nothing_changed', 'name_taken', 'field_invalid', 'ends_in_past'],
})

const manyIds = Type.Array(nodeId, { minItems: 1, maxItems: 200, uniqueItems: true })

export const changeGames = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/games',
  summary: 'Changes labels or standing of several games at once, all or none.',
  access: writers,
  input: fields({
    nodeIds: manyIds,
    addLabels: Type.Optional(Type.Array(label, { maxItems: 2, uniqueItems: true })),
    removeLabels: Type.Optional(Type.Array(label, { maxItems: 2, uniqueItems: true })),
    ...standing,
    reason,
  }),
  /** How many were different before. */
  reply: fields({ changed: count(200) }),
  errors: ['not_found', 'nothing_changed', 'ends_in_past'],
})

export const moveGame = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/games/:nodeId/place',
  summary: 'Puts a game at a place of its category; those between move up or down by one.',
  access: writers,
  input: fields({ nodeId, position: place, reason }),
  reply: deskGame,
  errors: ['not_found', 'nothing_changed'],
})

export const getHotList = endpoint({
  method: 'GET',
  path: '/ops/api/catalogue/hot',
  summary: 'The hot list in its order, those included that are not shown now.',
  access: operatorRoles,
  input: fields({}),
  reply: fields({ items: list(deskGame, 200) }),
  errors: [],
})

export const setHotList = endpoint({
  method: 'PUT',
  path: '/ops/api/catalogue/hot',
  summary: 'Replaces the hot list: these games, in this order.',
  access: writers,
  input: fields({
    nodeIds: Type.Array(nodeId, { maxItems: 200, uniqueItems: true }),
    /** The list that the change was made from: when it is another by now, the change is refused. */
    was: Type.Array(nodeId, { maxItems: 200 }),
    reason,
  }),
  reply: fields({ items: list(deskGame, 200) }),
  errors: ['not_found', 'nothing_changed', 'changed_meanwhile'],
})

export const getVendorMaintenance = endpoint({
  method: 'GET',
  path: '/ops/api/catalogue/vendors/:code/maintenance',
  summary: 'Who put a vendor into maintenance and when, and how many of its rounds are still open.',
  access: operatorRoles,
  input: fields({ code: filledText(40) }),
  reply: fields({
    /** By the audit trail; empty and null where it does not know. */
    setBy: shortText(100),
    setAt: orNull(moment),
    openRounds: count(),
  }),
  errors: ['not_found'],
})

export const launchTest = fields({
  nodeId,
  vendor: filledText(40),
  /** `opens` when a frame or a page is there; otherwise what stands in the way. */
  outcome: Type.Enum(['opens', 'engine_not_ready', 'maintenance', 'closed', 'failed']),
  /** Where it would open; empty when it would not. */
  address: shortText(600),
  tookMs: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  at: moment,
})
export type LaunchTest = Static<typeof launchTest>

export const testLaunches = endpoint({
  method: 'POST',
  path: '/ops/api/catalogue/launch-tests',
  summary: 'Opens games as a member would, without one: no token, no recent list.',
  access: operatorRoles,
  perMinute: 60,
  input: fields({ nodeIds: Type.Array(nodeId, { minItems: 1, maxItems: 20, uniqueItems: true }) }),
  reply: fields({ items: list(launchTest, 20) }),
  errors: ['not_found'],
})

export const testVendors = endpoint({
  method: 'POST',
  path: '/ops/api/catalogue/vendor-tests',
  summary: 'The same for every vendor that is shown, by a game that somebody runs if it has any.',
  access: operatorRoles,
  perMinute: 12,
  input: fields({}),
  reply: fields({ items: list(launchTest, 500) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    catalogueDesk: typeof import('./catalogue-desk.ts')
  }
}
