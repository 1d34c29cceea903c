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
  reason,
  shortText,
} from '../schema.ts'
import { network, profile } from './member.ts'
import { accountType, sessionView } from './session.ts'

/** What operators see and do of members. */

export const memberState = Type.Enum(['open', 'locked', 'closed'])
export type MemberState = Static<typeof memberState>

export const memberRow = fields({
  id: filledText(50),
  account: filledText(60),
  nickname: shortText(60),
  type: accountType,
  state: memberState,
  tags: list(filledText(30), 20),
  mobile: shortText(40),
  email: shortText(200),
  upline: Type.Union([fields({ id: filledText(50), account: shortText(60) }), Type.Null()]),
  registeredAt: moment,
  lastLoginAt: Type.Union([moment, Type.Null()]),
})
export type MemberRow = Static<typeof memberRow>

const writers = ['admin', 'risk', 'support'] as const
const one = { id: filledText(50), reason }

export const listMembers = endpoint({
  method: 'GET',
  path: '/ops/api/members',
  summary: 'Members, newest first, found by account, nickname, phone, e-mail or id.',
  access: memberReaders,
  input: fields({
    ...cursorPage,
    search: Type.Optional(shortText(100)),
    type: Type.Optional(Type.Enum(['member', 'agent', 'trial', 'house'])),
    state: Type.Optional(memberState),
    tag: Type.Optional(shortText(30)),
  }),
  reply: fields({
    items: list(memberRow, 100),
    next: Type.Union([shortText(200), Type.Null()]),
    /** Known only for a list without a filter, and then near enough. */
    total: Type.Union([count(), Type.Null()]),
  }),
  errors: [],
})

export const memberNote = fields({
  id: filledText(50),
  at: moment,
  by: shortText(60),
  text: shortText(1000),
})

export const getMember = endpoint({
  method: 'GET',
  path: '/ops/api/members/:id',
  summary: 'One member: profile, security, sessions, networks, logins, notes.',
  access: memberReaders,
  look: { action: 'member.viewed', object: 'member :id' },
  input: fields({ id: filledText(50) }),
  reply: fields({
    member: memberRow,
    profile,
    currency: filledText(5),
    iconUrl: shortText(200),
    registration: fields({
      ip: shortText(45),
      url: shortText(500),
      method: shortText(20),
      domain: shortText(253),
      affiliateCode: shortText(40),
      referralCode: shortText(40),
      recommender: shortText(60),
    }),
    security: fields({
      passwordSet: Type.Boolean(),
      passwordChangedAt: Type.Union([moment, Type.Null()]),
      mustChangePassword: Type.Boolean(),
      paymentPasswordSet: Type.Boolean(),
      /** After a reset of the payment password: until when no money leaves the account. */
      moneyHeldUntil: Type.Union([moment, Type.Null()]),
      mobileVerified: Type.Boolean(),
      emailVerified: Type.Boolean(),
      authenticator: Type.Boolean(),
      social: list(shortText(60), 10),
      /** Whole minutes that failures still lock the account; 0 when they do not. */
      lockedMinutes: count(100_000),
    }),
    sessions: list(sessionView, 100),
    networks: list(network, 100),
    logins: list(
      fields({
        at: moment,
        ip: shortText(45),
        userAgent: shortText(300),
        how: shortText(20),
        outcome: shortText(40),
      }),
      50,
    ),
    notes: list(memberNote, 100),
  }),
  errors: ['not_found'],
})

export const createMember = endpoint({
  method: 'POST',
  path: '/ops/api/members',
  summary: 'Opens an account with the default password, to be changed at the first login.',
  access: ['admin', 'support'],
  input: fields({
    username: filledText(60),
    type: Type.Enum([0, 1, 2, 9, 41, 42]),
    nickname: shortText(60),
    uplineId: Type.Optional(shortText(50)),
    reason,
  }),
  reply: fields({ id: filledText(50) }),
  errors: ['field_invalid', 'name_taken', 'no_default_password', 'not_found'],
})

export const changeMemberState = endpoint({
  method: 'PUT',
  path: '/ops/api/members/:id/state',
  summary: 'Locks, unlocks or closes an account. Locking and closing end its sessions.',
  access: writers,
  input: fields({ ...one, state: memberState }),
  reply: fields({}),
  errors: ['not_found', 'nothing_changed'],
})

export const changeMemberType = endpoint({
  method: 'PUT',
  path: '/ops/api/members/:id/type',
  summary: 'Makes a member an agent of a level, or an agent a member again; ends the sessions.',
  access: ['admin', 'risk'],
  input: fields({ ...one, type: Type.Enum([0, 1, 2, 9, 41, 42]) }),
  reply: fields({}),
  errors: ['not_found', 'nothing_changed', 'not_for_trial', 'has_team'],
})

export const resetMemberPassword = endpoint({
  method: 'POST',
  path: '/ops/api/members/:id/password',
  summary: 'Sets the default password, to be changed at the next login; ends the sessions.',
  access: ['admin', 'support'],
  input: fields(one),
  reply: fields({}),
  errors: ['not_found', 'no_default_password', 'not_for_trial'],
})

export const liftMemberLock = endpoint({
  method: 'DELETE',
  path: '/ops/api/members/:id/lock',
  summary: 'Forgets the failures that lock an account.',
  access: writers,
  input: fields(one),
  reply: fields({}),
  errors: ['not_found'],
})

export const closeMemberSessions = endpoint({
  method: 'DELETE',
  path: '/ops/api/members/:id/sessions',
  summary: 'Ends one session of a member, or all.',
  access: writers,
  input: fields({ ...one, session: Type.Optional(shortText(50)) }),
  reply: fields({}),
  errors: ['not_found'],
})

export const removeMemberNetwork = endpoint({
  method: 'DELETE',
  path: '/ops/api/members/:id/networks/:network',
  summary: 'Forgets a network of a member.',
  access: writers,
  input: fields({ ...one, network: filledText(50) }),
  reply: fields({}),
  errors: ['not_found'],
})

export const resetMemberSecondStep = endpoint({
  method: 'DELETE',
  path: '/ops/api/members/:id/authenticator',
  summary: 'Removes the authenticator of a member who lost it.',
  access: ['admin', 'support'],
  input: fields(one),
  reply: fields({}),
  errors: ['not_found'],
})

export const resetMemberPaymentPassword = endpoint({
  method: 'DELETE',
  path: '/ops/api/members/:id/paymentPassword',
  summary:
    'Takes away a payment password that its member forgot: another can be set, and outgoing money is held for a time.',
  access: ['admin', 'support'],
  input: fields(one),
  reply: fields({ heldUntil: Type.Union([moment, Type.Null()]) }),
  errors: ['not_found'],
})

export const addMemberNote = endpoint({
  method: 'POST',
  path: '/ops/api/members/:id/notes',
  summary: 'Adds a note about a member, for colleagues.',
  access: ['admin', 'finance', 'risk', 'support'],
  input: fields({ id: filledText(50), text: filledText(1000) }),
  reply: memberNote,
  errors: ['not_found'],
})

export const changeMemberTags = endpoint({
  method: 'PUT',
  path: '/ops/api/members/:id/tags',
  summary: 'Sets the tags of a member.',
  access: ['admin', 'finance', 'risk', 'support'],
  input: fields({
    ...one,
    tags: Type.Array(filledText(30), { maxItems: 20, uniqueItems: true }),
  }),
  reply: fields({}),
  errors: ['not_found', 'nothing_changed'],
})

export const changeMemberProfile = endpoint({
  method: 'PUT',
  path: '/ops/api/members/:id/profile',
  summary: 'Corrects the profile of a member, also the fields that are settled for the member.',
  access: ['admin', 'support'],
  input: fields({ ...one, profile }),
  reply: fields({}),
  errors: ['not_found', 'nothing_changed', 'field_invalid', 'too_young', 'person_name_invalid'],
})

export const getDefaultPassword = endpoint({
  method: 'GET',
  path: '/ops/api/identity/defaultPassword',
  summary: 'Whether a default password is set, and by whom. It is never shown.',
  access: operatorRoles,
  input: fields({}),
  reply: fields({
    set: Type.Boolean(),
    at: Type.Union([moment, Type.Null()]),
    by: shortText(60),
  }),
  errors: [],
})

export const setDefaultPassword = endpoint({
  method: 'PUT',
  path: '/ops/api/identity/defaultPassword',
  summary:
    'Asks for another password that accounts get when an operator opens or resets them; a second admin agrees.',
  access: ['admin'],
  sealed: true,
  input: fields({ password: filledText(256), reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: ['field_invalid', 'weak_password'],
})

export const getIdentityStatistics = endpoint({
  method: 'GET',
  path: '/ops/api/identity/statistics',
  summary:
    'Logins, registrations, codes and challenges of the last days, hour by hour and by outcome.',
  access: operatorRoles,
  input: fields({ hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })) }),
  reply: fields({
    hours: list(
      fields({
        hour: moment,
        /** `login`, `register`, `sms`, `two_step`, `challenge`, `captcha`, `social`, `reset`. */
        kind: shortText(20),
        outcome: shortText(40),
        count: count(),
      }),
      20_000,
    ),
    openSessions: count(),
    members: count(),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    membersDesk: typeof import('./members-desk.ts')
  }
}
