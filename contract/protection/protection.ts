import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { memberReaders } from '../roles.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** What a member does to be protected from play, and what operators see of it. */

const own = ['member', 'agent'] as const

export const limitKinds = ['deposit', 'loss'] as const
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]
const kind = Type.Enum([...limitKinds])
const period = Type.Enum([...limitPeriods])

export const playerLimit = fields({
  kind,
  /** The last 24 hours, the last 7 days, the last 30 days. */
  period,
  /** Null when there is none. */
  amount: maybe(wholeNumber),
  /** What counts against it now. */
  used: wholeNumber,
  /** A raise or a removal that waits: from `at` on it can be confirmed, and holds once it is. */
  change: maybe(fields({ amount: maybe(wholeNumber), at: moment, ready: Type.Boolean() })),
})
export type PlayerLimit = Static<typeof playerLimit>

export const playerProtection = fields({
  currency,
  limits: list(playerLimit, 6),
  /** How often play is interrupted by how long and how much; null when never. */
  reminderMinutes: maybe(count(1440)),
  /** A time-out or an exclusion that holds. */
  bar: maybe(fields({ kind: Type.Enum(['time_out', 'exclusion']), until: maybe(moment) })),
})
export type PlayerProtection = Static<typeof playerProtection>

export const getProtection = endpoint({
  method: 'GET',
  path: '/wps/protection',
  summary: 'Own limits, reminder and pauses.',
  access: own,
  input: nothing,
  reply: playerProtection,
  errors: [],
})

const amountErrors = [
  'amount_invalid',
  'amount_not_positive',
  'amount_too_precise',
  'amount_too_large',
  'wrong_currency',
] as const

export const setLimit = endpoint({
  method: 'PUT',
  path: '/wps/protection/limits',
  summary:
    'Sets a limit. A lower one holds at once; a higher one, or none, can be confirmed after 24 hours.',
  access: own,
  perMinute: 30,
  input: fields({
    kind,
    period,
    /** Null takes the limit away. */
    amount: maybe(shortText(64)),
    currency: shortText(10),
  }),
  reply: playerProtection,
  errors: amountErrors,
})

export const confirmLimit = endpoint({
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  summary: 'Confirms a raise that has waited its 24 hours.',
  access: own,
  input: fields({ kind, period }),
  reply: playerProtection,
  errors: ['not_found', 'too_soon'],
})

export const dropLimitChange = endpoint({
  method: 'POST',
  path: '/wps/protection/limits/keep',
  summary: 'Keeps a limit as it is: the raise that waits is forgotten.',
  access: own,
  input: fields({ kind, period }),
  reply: playerProtection,
  errors: ['not_found'],
})

export const setReminder = endpoint({
  method: 'PUT',
  path: '/wps/protection/reminder',
  summary: 'Sets after how many minutes of play one is told how long and how much.',
  access: own,
  input: fields({ minutes: maybe(Type.Integer({ minimum: 5, maximum: 720 })) }),
  reply: playerProtection,
  errors: [],
})

export const acknowledgeReminder = endpoint({
  method: 'POST',
  path: '/wps/protection/reminder/acknowledge',
  summary: 'Says that a reminder was read, and whether play went on.',
  access: own,
  input: fields({ playedMinutes: count(100_000), goesOn: Type.Boolean() }),
  reply: nothing,
  errors: [],
})

export const takeTimeOut = endpoint({
  method: 'POST',
  path: '/wps/protection/time-out',
  summary:
    'Closes the account to play, deposits and logins for 24 hours to six weeks. It cannot be undone.',
  access: own,
  shedLast: true,
  input: fields({ hours: Type.Integer({ minimum: 24, maximum: 1008 }) }),
  /** What holds now: an exclusion that came first, even one for good, is not shortened by a time-out. */
  reply: fields({ until: maybe(moment) }),
  errors: [],
})

export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wps/protection/exclusion',
  summary: 'Closes the account for six months or longer, or for good. It cannot be undone.',
  access: own,
  shedLast: true,
  input: fields({ months: maybe(Type.Integer({ minimum: 6, maximum: 60 })) }),
  reply: fields({ until: maybe(moment) }),
  errors: [],
})

export const restriction = fields({
  member: shortText(50),
  account: shortText(60),
  kind: Type.Enum(['time_out', 'exclusion']),
  since: moment,
  until: maybe(moment),
  /** The operator who did it; empty for the member. */
  by: shortText(60),
  reason: shortText(500),
  currency,
  /** What is still in the wallet and to be returned. */
  balance: wholeNumber,
})
export type Restriction = Static<typeof restriction>

const readers = memberReaders

export const listRestrictions = endpoint({
  method: 'GET',
  path: '/ops/api/protection/restrictions',
  summary: 'The register of time-outs and exclusions, newest first.',
  access: readers,
  input: fields({
    ...cursorPage,
    kind: Type.Optional(Type.Enum(['time_out', 'exclusion'])),
    /** Only those that hold now. */
    current: Type.Optional(Type.Boolean()),
    search: Type.Optional(shortText(100)),
  }),
  reply: fields({ items: list(restriction, 100), next: nextCursor }),
  errors: [],
})

export type ProtectionEvent = Static<typeof protectionEvent>
export const protectionEvent = fields({
  at: moment,
  /** What happened, such as `limit.lowered`, `limit.reached`, `reminder.acknowledged`. */
  kind: shortText(40),
  /** Which limit it is about, if it is about one. */
  limit: maybe(fields({ kind, period })),
  /** What a limit came to, or what waits; null for none. */
  amount: maybe(wholeNumber),
  /** Of a reminder: its interval, or how long was played. */
  minutes: maybe(count(100_000)),
  until: maybe(moment),
  note: shortText(500),
  /** Empty for the member. */
  by: shortText(60),
})

export const getMemberProtection = endpoint({
  method: 'GET',
  path: '/ops/api/protection/members/:id',
  summary: 'Limits and pauses of a member, with their history.',
  access: readers,
  input: fields({ id: shortText(50) }),
  reply: fields({ protection: playerProtection, history: list(protectionEvent, 100) }),
  errors: ['not_found'],
})

export const restrictMember = endpoint({
  method: 'POST',
  path: '/ops/api/protection/members/:id',
  summary: 'Excludes a member or gives a time-out, as asked for by phone or by law.',
  access: ['admin', 'risk', 'support'],
  input: fields({
    id: shortText(50),
    kind: Type.Enum(['time_out', 'exclusion']),
    /** Hours of a time-out, months of an exclusion; null for an exclusion for good. */
    length: maybe(Type.Integer({ minimum: 1, maximum: 1008 })),
    reason,
  }),
  reply: nothing,
  /** `nothing_changed` where a stricter one holds already. */
  errors: ['not_found', 'length_invalid', 'nothing_changed'],
})

export const limitReach = fields({
  at: moment,
  member: shortText(50),
  account: shortText(60),
  kind,
  period,
})

export const listLimitsReached = endpoint({
  method: 'GET',
  path: '/ops/api/protection/reached',
  summary: 'Who was stopped by an own limit lately, and how many keep one.',
  access: readers,
  input: nothing,
  reply: fields({ items: list(limitReach, 100), withLimits: count(), barred: count() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    protection: typeof import('./protection.ts')
  }
}
