import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { memberReaders, operatorRoles } from '../roles.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  list,
  moment,
  nothing,
  reason,
  shortText,
} from '../schema.ts'

export const operatorRole = Type.Enum([...operatorRoles])
const roles = Type.Array(operatorRole, { minItems: 1, maxItems: 6, uniqueItems: true })
const password = Type.String({ minLength: 1, maxLength: 200 })
const code = Type.String({ pattern: '^[0-9]{6}$', maxLength: 6 })
const username = Type.String({ pattern: '^[a-z][a-z0-9._-]{1,38}[a-z0-9]$', maxLength: 40 })
const everyOperator = operatorRoles

export const operator = fields({
  id: shortText(50),
  username: shortText(40),
  name: shortText(60),
  roles: list(operatorRole, 6),
  hasAuthenticator: Type.Boolean(),
  closed: Type.Boolean(),
  createdAt: moment,
  lastSignInAt: Type.Union([moment, Type.Null()]),
  /** From when on the operator may agree as the second person; null for always. */
  decidesFrom: Type.Union([moment, Type.Null()]),
  /** The accounts of the same person on the site, as far as they were named. */
  accounts: list(shortText(60), 20),
})
export type Operator = Static<typeof operator>

const signInTicket = fields({
  /** Good for five minutes and for the second step only. */
  ticket: shortText(200),
  /** Present only until an authenticator is confirmed: its secret, to be scanned. */
  enrolment: Type.Union([fields({ secret: shortText(100), uri: shortText(500) }), Type.Null()]),
})

export const beginOperatorSignIn = endpoint({
  method: 'POST',
  path: '/ops/api/session',
  summary: 'First step of signing in to the console: name and password.',
  access: 'everyone',
  always: true,
  sealed: true,
  perMinute: 20,
  countedBy: 'address',
  input: fields({ username: filledText(40), password }),
  reply: signInTicket,
  errors: ['wrong_credentials', 'sign_in_locked', 'own_password_needed', 'one_time_password_over'],
})

export const chooseOperatorPassword = endpoint({
  method: 'POST',
  path: '/ops/api/session/own-password',
  summary: 'First step with a one-time password: replaces it by an own one.',
  access: 'everyone',
  always: true,
  sealed: true,
  perMinute: 20,
  countedBy: 'address',
  input: fields({ username: filledText(40), password, newPassword: password }),
  reply: signInTicket,
  errors: ['wrong_credentials', 'sign_in_locked', 'one_time_password_over', 'weak_password'],
})

export const finishOperatorSignIn = endpoint({
  method: 'POST',
  path: '/ops/api/session/code',
  summary: 'Second step: the code of the authenticator.',
  access: 'everyone',
  always: true,
  sealed: true,
  perMinute: 20,
  countedBy: 'address',
  input: fields({ ticket: filledText(200), code }),
  reply: fields({ token: shortText(200), operator, idleMinutes: count(), absoluteHours: count() }),
  errors: ['wrong_code', 'ticket_expired', 'sign_in_locked'],
})

export const getOperatorSession = endpoint({
  method: 'GET',
  path: '/ops/api/session',
  summary: 'Who is signed in.',
  access: everyOperator,
  always: true,
  input: nothing,
  reply: fields({
    operator,
    brandName: shortText(60),
    zone: shortText(60),
    serverTime: moment,
    production: Type.Boolean(),
  }),
  errors: [],
})

export const closeOperatorSession = endpoint({
  method: 'DELETE',
  path: '/ops/api/session',
  summary: 'Signs out of the console.',
  access: everyOperator,
  always: true,
  input: nothing,
  reply: nothing,
  errors: [],
})

export const changeOperatorPassword = endpoint({
  method: 'PUT',
  path: '/ops/api/session/password',
  summary: 'Changes the own password and signs out the other sessions.',
  access: everyOperator,
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({ oldPassword: password, newPassword: password }),
  reply: nothing,
  errors: ['wrong_credentials', 'weak_password', 'sign_in_locked'],
})

/** A login of the demo. Everything in it is public, so it can open nothing but a demo. */
export const demoOperator = fields({
  username: shortText(40),
  name: shortText(60),
  roles: list(operatorRole, 6),
  password: shortText(200),
  /** The next code of the authenticator that was not used yet. */
  code: shortText(6),
  /** From when that code is taken; in the past unless codes were used up faster than they are made. */
  codeFrom: moment,
})
export type DemoOperator = Static<typeof demoOperator>

export const getDemoOperators = endpoint({
  method: 'GET',
  path: '/ops/api/demo/operators',
  summary: 'The logins of a demo with their current codes; in production there is nothing here.',
  access: 'everyone',
  always: true,
  input: nothing,
  reply: list(demoOperator, 20),
  errors: ['not_found'],
})

export const listOperators = endpoint({
  method: 'GET',
  path: '/ops/api/operators',
  summary: 'Everyone who may sign in to the console.',
  access: ['admin', 'auditor'],
  input: nothing,
  reply: list(operator, 500),
  errors: [],
})

export const createOperator = endpoint({
  method: 'POST',
  path: '/ops/api/operators',
  summary:
    'Asks another admin to add an operator, who chooses a password and sets up an authenticator at the first sign-in.',
  access: ['admin'],
  input: fields({ username, name: filledText(60), roles, reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: [
    'name_taken',
    'username_looks_alike',
    'username_reserved',
    'name_looks_alike',
    'name_reserved',
    'name_unfit',
    'no_second_admin',
  ],
})

export const changeOperator = endpoint({
  method: 'PUT',
  path: '/ops/api/operators/:id',
  summary:
    'Changes name, roles, or whether the operator may sign in; another name, and what gives rights, waits for another admin.',
  access: ['admin'],
  input: fields({
    id: shortText(50),
    name: filledText(60),
    roles,
    closed: Type.Boolean(),
    reason,
  }),
  reply: fields({
    /** As it is now: unchanged while another admin must agree first. */
    operator,
    approvalId: Type.Union([shortText(50), Type.Null()]),
  }),
  errors: [
    'not_found',
    'last_admin',
    'nothing_changed',
    'name_looks_alike',
    'name_reserved',
    'name_unfit',
    'no_second_admin',
  ],
})

export const nameOwnAccounts = endpoint({
  method: 'PUT',
  path: '/ops/api/operators/:id/accounts',
  summary:
    'Names the accounts of the site that are the operator’s own: nothing is given or moved there by that person. To drop one waits for another admin.',
  access: ['admin'],
  input: fields({ id: shortText(50), accounts: list(filledText(60), 20), reason }),
  reply: fields({
    /** As it is now: unchanged while another admin must agree first. */
    operator,
    approvalId: Type.Union([shortText(50), Type.Null()]),
  }),
  errors: ['not_found', 'unknown_member', 'nothing_changed', 'no_second_admin'],
})

export const resetOperator = endpoint({
  method: 'POST',
  path: '/ops/api/operators/:id/reset',
  summary:
    'Asks another admin to give a one-time password, forget the authenticator and sign the operator out.',
  access: ['admin'],
  input: fields({ id: shortText(50), reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: ['not_found', 'same_person', 'no_second_admin'],
})

export const auditEntry = fields({
  /** A whole number as text, because it may outgrow what JSON numbers hold. */
  sequence: shortText(20),
  at: moment,
  actorId: shortText(50),
  /** Name and username. */
  actor: shortText(120),
  roles: shortText(120),
  action: shortText(60),
  /** The action as a sentence in the reader's language. */
  says: shortText(200),
  object: shortText(200),
  reason: shortText(500),
  hash: shortText(64),
})
export type AuditEntry = Static<typeof auditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/ops/api/audit',
  summary: 'The audit log, newest first; it tells of members and their money too.',
  access: memberReaders,
  input: fields({
    ...cursorPage,
    text: Type.Optional(shortText(100)),
    actor: Type.Optional(shortText(120)),
    action: Type.Optional(shortText(60)),
    from: Type.Optional(moment),
    to: Type.Optional(moment),
  }),
  reply: fields({
    items: list(auditEntry, 100),
    next: Type.Union([shortText(200), Type.Null()]),
    actions: list(fields({ action: shortText(60), says: shortText(200) }), 500),
    actors: list(shortText(120), 500),
  }),
  errors: [],
})

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/ops/api/audit/:sequence',
  summary: 'One entry with what changed and its hash computed anew.',
  access: memberReaders,
  input: fields({ sequence: Type.String({ pattern: '^[0-9]{1,19}$', maxLength: 19 }) }),
  reply: fields({
    entry: auditEntry,
    ip: shortText(45),
    requestId: shortText(60),
    before: Type.Unknown(),
    after: Type.Unknown(),
    previousHash: shortText(64),
    recomputedHash: shortText(64),
    /** The exact text whose SHA-256 is the hash, so that anyone can compute it; empty where it tells who a person is. */
    hashedText: Type.String({ maxLength: 1_000_000 }),
  }),
  errors: ['not_found'],
})

export const proveAudit = endpoint({
  method: 'POST',
  path: '/ops/api/audit/prove',
  summary: 'Walks the whole chain and says whether it holds.',
  access: memberReaders,
  perMinute: 30,
  input: nothing,
  reply: fields({
    holds: Type.Boolean(),
    entries: shortText(20),
    head: shortText(64),
    tookMs: count(),
    at: moment,
    brokenAt: Type.Union([shortText(20), Type.Null()]),
    /** The newest entries of the chain, oldest first. */
    tail: list(fields({ sequence: shortText(20), hash: shortText(64) }), 10),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    operators: typeof import('./operators.ts')
  }
}
