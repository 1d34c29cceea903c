import { Type, type Static } from 'typebox'
import { currencies } from '@baize/kernel/money'
import { endpoint } from '../endpoint.ts'
import { memberReaders, type OperatorRole } from '../roles.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  list,
  moment,
  reason,
  shortText,
} from '../schema.ts'

/** What operators see and do of those who speak the provider protocol. */
const writers: readonly OperatorRole[] = ['admin', 'risk']
const readers = memberReaders
const vendorKey = Type.String({ pattern: '^[A-Z0-9_]{2,40}$', maxLength: 40 })
const sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
const signedSum = Type.String({ pattern: '^(0|-?[1-9][0-9]{0,17})$', maxLength: 19 })
const orNull = <Schema extends typeof moment>(schema: Schema) => Type.Union([schema, Type.Null()])
const currencyCode = Type.String({ pattern: `^(${currencies.join('|')})$`, maxLength: 5 })

/** The rules of one vendor. */
export const vendorPolicy = fields({
  /** Stakes come from the wallet itself. */
  walletMode: Type.Enum(['seamless', 'transfer']),
  /** A rollback of a bet that was settled: refused, or both are reversed. */
  settledRollback: Type.Enum(['refuse', 'reverse']),
  /** Whether a win without a bet is paid. */
  zeroBetWins: Type.Boolean(),
  /** How long a round may be quiet before the sweep looks at it. */
  openRoundMinutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
  /** What the sweep does then: only shows it, settles its bets with nothing, or gives the stakes back. */
  staleRounds: Type.Enum(['show', 'settle', 'void']),
  idleMinutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
  /** How many calls of it a node lets in within a second, so that it keeps nobody else waiting. */
  callsASecond: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Its ids are made by this platform, so that no two players ever share one. */
  ownIds: Type.Boolean(),
  /** Bounds of a stake, by currency, in its smallest unit; nothing said means none of its own. */
  limits: Type.Record(currencyCode, fields({ min: sum, max: sum })),
  /** How it counts a currency: `majors` of it are `units` of the vendor's, told in parts of ten to the `decimals`. */
  scales: Type.Record(
    currencyCode,
    fields({
      majors: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      units: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      decimals: Type.Integer({ minimum: 0, maximum: 8 }),
    }),
  ),
  /** Where its games open; {token}, {game}, {language}, {device}, {back} and {demo} are filled in. Empty: nowhere. */
  launchUrl: shortText(500),
})
export type VendorPolicy = Static<typeof vendorPolicy>

export const keyView = fields({
  id: filledText(40),
  /** The last four letters of the secret. */
  hint: filledText(4),
  createdAt: moment,
  revokedAt: orNull(moment),
})

export const protocolVendor = fields({
  key: vendorKey,
  name: filledText(60),
  serves: list(filledText(40), 100),
  policy: vendorPolicy,
  addresses: list(filledText(50), 100),
  sandbox: Type.Boolean(),
  enabled: Type.Boolean(),
  betsClosed: Type.Boolean(),
  closedGames: list(filledText(110), 1000),
  keys: list(keyView, 100),
  openSessions: count(),
  openRounds: count(),
})
export type ProtocolVendor = Static<typeof protocolVendor>

export const listProtocolVendors = endpoint({
  method: 'GET',
  path: '/ops/api/play/vendors',
  summary: 'Who speaks the provider protocol, by which rules and with which keys.',
  access: readers,
  input: fields({}),
  reply: fields({ items: list(protocolVendor, 500) }),
  errors: [],
})

export const createProtocolVendor = endpoint({
  method: 'POST',
  path: '/ops/api/play/vendors',
  summary: 'Adds a vendor to the protocol; it calls once it has a key and an address.',
  access: writers,
  input: fields({
    key: vendorKey,
    name: filledText(60),
    serves: Type.Array(filledText(40), { minItems: 1, maxItems: 100, uniqueItems: true }),
    addresses: Type.Array(filledText(50), { maxItems: 100, uniqueItems: true }),
    sandbox: Type.Boolean(),
    reason,
  }),
  reply: protocolVendor,
  errors: ['name_taken', 'not_found', 'invalid_address', 'not_in_production'],
})

export const changeProtocolVendor = endpoint({
  method: 'PUT',
  path: '/ops/api/play/vendors/:key',
  summary:
    'Changes name, games, addresses or rules of a vendor. A second person agrees to what lets more in or pays more.',
  access: writers,
  input: fields({
    key: vendorKey,
    name: Type.Optional(filledText(60)),
    serves: Type.Optional(
      Type.Array(filledText(40), { minItems: 1, maxItems: 100, uniqueItems: true }),
    ),
    addresses: Type.Optional(Type.Array(filledText(50), { maxItems: 100, uniqueItems: true })),
    policy: Type.Optional(vendorPolicy),
    enabled: Type.Optional(Type.Boolean()),
    reason,
  }),
  /** The vendor as it is, and the request that waits, if one does. */
  reply: fields({ vendor: protocolVendor, approvalId: Type.Union([shortText(50), Type.Null()]) }),
  /** `own_rounds`: those of our own games are only shown, since they end by the rules of the games alone. */
  errors: ['not_found', 'nothing_changed', 'invalid_address', 'own_rounds'],
})

export const switchVendorBets = endpoint({
  method: 'PUT',
  path: '/ops/api/play/vendors/:key/bets',
  summary: 'The kill switch: refuses bets of a vendor or of one of its games. Settlements go on.',
  access: [...writers, 'support'],
  input: fields({
    key: vendorKey,
    /** `VENDOR/code`; without it the whole vendor. */
    game: Type.Optional(filledText(110)),
    closed: Type.Boolean(),
    reason,
  }),
  reply: protocolVendor,
  errors: ['not_found', 'nothing_changed'],
})

export const createVendorKey = endpoint({
  method: 'POST',
  path: '/ops/api/play/vendors/:key/keys',
  summary:
    'Asks for a key, which is shown once, to who agrees; two may be active, so that one can replace the other.',
  access: writers,
  input: fields({ key: vendorKey, reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: ['not_found', 'list_full'],
})

export const revokeVendorKey = endpoint({
  method: 'DELETE',
  path: '/ops/api/play/vendors/:key/keys/:id',
  summary: 'Ends a key at once.',
  access: writers,
  input: fields({ key: vendorKey, id: filledText(40), reason }),
  reply: fields({}),
  errors: ['not_found'],
})

/** What people call those whom a record knows by ids. */
const names = {
  /** Of the provider; its key where it has none. */
  vendorName: filledText(60),
  /** Of the member; empty for fun money, and for who may not look at members. */
  account: shortText(60),
  /** In the operator's language; the code where the catalogue has none. */
  gameName: filledText(120),
  gameVendorName: shortText(60),
  iconUrl: shortText(300),
}

export const playSession = fields({
  id: filledText(40),
  vendor: vendorKey,
  /** Empty for fun money. */
  member: shortText(60),
  game: filledText(110),
  ...names,
  device: shortText(20),
  openedAt: moment,
  seenAt: moment,
  closedAt: orNull(moment),
})
export type PlaySession = Static<typeof playSession>

export const listPlaySessions = endpoint({
  method: 'GET',
  path: '/ops/api/play/sessions',
  summary: 'Sessions of players at vendors, the latest first.',
  access: readers,
  input: fields({
    ...cursorPage,
    vendor: Type.Optional(vendorKey),
    /** An account's name or a member's id. */
    member: Type.Optional(shortText(60)),
    open: Type.Optional(Type.Boolean()),
  }),
  reply: fields({ items: list(playSession, 100), next: Type.Union([shortText(200), Type.Null()]) }),
  errors: [],
})

export const playRound = fields({
  vendor: vendorKey,
  member: filledText(60),
  round: filledText(80),
  game: filledText(110),
  ...names,
  currency: filledText(5),
  bets: count(),
  stake: sum,
  payout: sum,
  state: Type.Enum(['open', 'closed']),
  swept: Type.Enum(['', 'shown', 'settled', 'voided']),
  openedAt: moment,
  activeAt: moment,
  closedAt: orNull(moment),
})
export type PlayRound = Static<typeof playRound>

export const listPlayRounds = endpoint({
  method: 'GET',
  path: '/ops/api/play/rounds',
  summary: 'Rounds of more than one call, the latest first.',
  access: readers,
  input: fields({
    ...cursorPage,
    vendor: Type.Optional(vendorKey),
    /** An account's name or a member's id. */
    member: Type.Optional(shortText(60)),
    round: Type.Optional(shortText(80)),
    state: Type.Optional(Type.Enum(['open', 'closed', 'stale'])),
  }),
  reply: fields({ items: list(playRound, 100), next: Type.Union([shortText(200), Type.Null()]) }),
  errors: [],
})

export const getPlayRound = endpoint({
  method: 'GET',
  path: '/ops/api/play/round',
  summary: 'One round with its wagers and the calls about it.',
  access: readers,
  input: fields({ vendor: vendorKey, member: filledText(60), round: filledText(80) }),
  reply: fields({
    round: playRound,
    wagers: list(
      fields({
        id: filledText(40),
        transaction: filledText(100),
        status: Type.Enum(['open', 'settled', 'voided', 'prevented']),
        stake: sum,
        payout: sum,
        stakedAt: Type.Union([moment, Type.Null()]),
        endedAt: Type.Union([moment, Type.Null()]),
      }),
      1000,
    ),
    calls: list(
      fields({
        action: filledText(20),
        transaction: filledText(80),
        moved: Type.Union([signedSum, Type.Null()]),
        at: moment,
      }),
      1000,
    ),
  }),
  errors: ['not_found'],
})

export const kitResult = fields({
  case: Type.Integer({ minimum: 1, maximum: 24 }),
  title: filledText(200),
  mode: Type.Enum(['plain', 'crowd']),
  passed: Type.Boolean(),
  /** What was wrong; empty when nothing was. */
  problem: shortText(1000),
  tookMs: Type.Number({ minimum: 0, maximum: 10_000_000 }),
})
export type KitResult = Static<typeof kitResult>

/** A run of the kit, as far as it has come. */
export const kitRun = fields({
  running: Type.Boolean(),
  items: list(kitResult, 48),
  passed: count(48),
  /** Empty when it never ran on this node. */
  startedAt: shortText(40),
})
export type KitRun = Static<typeof kitRun>

export const runConformance = endpoint({
  method: 'POST',
  path: '/ops/api/play/vendors/:key/conformance',
  summary: 'Begins to run the 24 cases of the protocol with a sandbox; one run at a time.',
  access: writers,
  perMinute: 6,
  input: fields({ key: vendorKey, reason }),
  reply: kitRun,
  errors: ['not_found', 'not_in_production', 'not_enabled'],
})

export const getConformance = endpoint({
  method: 'GET',
  path: '/ops/api/play/vendors/:key/conformance',
  summary: 'How far the latest run of the 24 cases has come.',
  access: readers,
  input: fields({ key: vendorKey }),
  reply: kitRun,
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    providerDesk: typeof import('./provider-desk.ts')
  }
}
