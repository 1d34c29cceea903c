import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  dayText,
  fields,
  filledText,
  list,
  maybe,
  moment,
  nothing,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Accounts and invitations that an agent makes, and the rates of those right below. */

const agent = ['agent'] as const
/** In hundredths of a percent of the valid bet; given in tenths of a percent. */
const rate = Type.Integer({ minimum: 0, maximum: 10_000 })

export const invitationFields = {
  code: shortText(12),
  name: shortText(60),
  /** Whether who comes by it becomes an agent. */
  makesAgent: Type.Boolean(),
  rate,
  state: Type.Enum(['active', 'ended', 'used_up', 'off']),
  expiresAt: maybe(moment),
  mostUses: maybe(count()),
  uses: count(),
  looks: count(),
  createdAt: moment,
}
const invitation = fields(invitationFields)
export type AgentInvitation = Static<typeof invitation>

export const getRegisterCentre = endpoint({
  method: 'GET',
  path: '/wps/agent/registerCenter',
  summary: 'What the calling agent may give, and the invitations there are.',
  access: agent,
  input: nothing,
  reply: fields({
    /** The own rate, which nobody below may exceed. */
    rate,
    accountsLeftToday: count(),
    accountsPerDay: count(),
    invitations: list(invitation, 200),
  }),
  errors: [],
})

export const createDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/downlines',
  summary: 'Opens an account right below the caller, with a password that is shown once.',
  access: agent,
  perMinute: 20,
  input: fields({
    account: filledText(60),
    nickname: shortText(60),
    isAgent: Type.Boolean(),
    rate,
  }),
  reply: fields({ id: shortText(50), account: shortText(60), password: shortText(40) }),
  errors: ['field_invalid', 'name_taken', 'rate_step', 'rate_too_high', 'too_many_accounts'],
})

export const setDownlineRate = endpoint({
  method: 'PUT',
  path: '/wps/agent/downlines/:id/rate',
  summary:
    'Sets the rate of somebody right below the caller, within the own and above those further below.',
  access: agent,
  input: fields({ id: shortText(50), rate }),
  reply: fields({ rate }),
  errors: ['not_found', 'rate_step', 'rate_too_high', 'rate_too_low'],
})

export const createInvitation = endpoint({
  method: 'POST',
  path: '/wps/agent/invitations',
  summary: 'Makes an invitation with a code of its own.',
  access: agent,
  perMinute: 20,
  input: fields({
    name: shortText(60),
    makesAgent: Type.Boolean(),
    rate,
    expiresAt: maybe(moment),
    mostUses: maybe(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: invitation,
  errors: ['rate_step', 'rate_too_high', 'too_many_invitations', 'ends_in_past'],
})

export const listLinkJoined = endpoint({
  method: 'GET',
  path: '/wps/agent/invitations/:code/joined',
  summary: 'What became of one of the own links: who came by it, by day, and the last of them.',
  access: agent,
  input: fields({ code: filledText(12) }),
  reply: fields({
    zone: shortText(60),
    joined: count(),
    /** Of those, how many paid in while in the team, and how many look like another account today. */
    paidIn: count(),
    leftOut: count(),
    /** The last fourteen days, today among them. */
    days: list(fields({ day: dayText, joined: count() }), 14),
    last: list(
      fields({
        /** In full where the member is in the team today; masked else. */
        name: shortText(60),
        joinedAt: moment,
        /** Paid in while in the team, in all. */
        deposits: wholeNumber,
        currency,
      }),
      5,
    ),
  }),
  errors: ['not_found'],
})
export type LinkJoined = Static<(typeof listLinkJoined)['reply']>

export const closeInvitation = endpoint({
  method: 'POST',
  path: '/wps/agent/invitations/:code/close',
  summary: 'Nobody comes by this invitation any more.',
  access: agent,
  input: fields({ code: shortText(12) }),
  reply: fields({ code: shortText(12) }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    agentsDownlines: typeof import('./downlines.ts')
  }
}
