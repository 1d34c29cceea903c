import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, list, moment, nothing, shortText } from '../schema.ts'

/** How members, agents and trial accounts come in, stay and go. */

/** The wire's numbers for the kinds of account. */
export const accountTypes = [0, 1, 2, 4, 9, 41, 42] as const
export const accountType = Type.Enum([...accountTypes])
export type AccountType = (typeof accountTypes)[number]

export const memberInfo = fields({
  id: filledText(50),
  account: filledText(60),
  nickname: shortText(60),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. 9 is an account of the house, which cannot sign in. */
  type: accountType,
  currency: filledText(5),
  /** Where the member's picture is; empty for the default one. */
  iconUrl: shortText(200),
})
export type MemberInfo = Static<typeof memberInfo>

export const lastLogin = fields({ at: moment, ip: shortText(45) })

/** Ways to prove oneself from a network that the account was not used from before. */
export const twoStepWay = Type.Enum(['sms', 'email', 'authenticator', 'payee'])
export type TwoStepWay = Static<typeof twoStepWay>

export const twoStepOffer = fields({
  ticket: filledText(100),
  /** `target` is masked: enough to know which phone to take up, too little to learn it. */
  ways: list(fields({ way: twoStepWay, target: shortText(100) }), 4),
})
export type TwoStepOffer = Static<typeof twoStepOffer>

/**
 * Why the password must be changed before anything else; empty when it need not. `first`: somebody else opened the account,
 * and terms and age are confirmed with it.
 */
export const mustChange = Type.Enum(['', 'default', 'expired', 'first'])

export const loginReply = fields({
  /** Empty while a second step is open. */
  token: shortText(200),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  mustChangePassword: mustChange,
  userInfo: Type.Union([memberInfo, Type.Null()]),
  /** The login before this one. */
  lastLogin: Type.Union([lastLogin, Type.Null()]),
  twoStep: Type.Union([twoStepOffer, Type.Null()]),
})
export type LoginReply = Static<typeof loginReply>

/** The answer to a challenge of `getChallenge`, as its text form; used once. */
export const challengeAnswer = shortText(4000)
const captcha = {
  captcha: Type.Optional(shortText(20)),
  /** The id under which the caller asked for the image; absent where a cookie keeps it. */
  captchaId: Type.Optional(shortText(64)),
}
const dialingCode = Type.String({ pattern: '^\\+?[0-9]{1,4}$', maxLength: 5 })
const password = shortText(256)

/** The refusals of every way in. */
export const loginErrors = [
  'wrong_credentials',
  'sign_in_locked',
  'member_locked',
  'member_closed',
  'member_timed_out',
  'member_excluded',
  'non_member',
  'non_agent',
  'verification_required',
  'captcha_required',
  'captcha_wrong',
  'not_enabled',
] as const

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Signs in by username and password, or by mobile number and SMS code.',
  access: 'everyone',
  sealed: true,
  perMinute: 30,
  countedBy: 'address',
  input: fields({
    /** The mobile number in SMS mode. */
    username: shortText(100),
    /** The SMS code in SMS mode. */
    password,
    /** Empty counts as `username`. */
    type: Type.Optional(Type.Enum(['', 'username', 'sms'])),
    countryDialingCode: Type.Optional(dialingCode),
    ...captcha,
    challenge: Type.Optional(challengeAnswer),
    /** Keeps a token in an HttpOnly cookie for one day, with which `loginRemembered` signs in. */
    remember: Type.Optional(Type.Boolean()),
    /** `agent` is the agents' own login page. */
    area: Type.Optional(Type.Enum(['site', 'agent'])),
  }),
  reply: loginReply,
  errors: [
    ...loginErrors,
    'invalid-phone-number',
    'missing-phone-number',
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
    'register_first',
  ],
})

export const loginRemembered = endpoint({
  method: 'POST',
  path: '/wps/session/remembered',
  summary: 'Signs in with the cookie of an earlier login that asked to be remembered.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({ area: Type.Optional(Type.Enum(['site', 'agent'])) }),
  reply: loginReply,
  errors: [...loginErrors],
})

export const forgetRemembered = endpoint({
  method: 'DELETE',
  path: '/wps/session/remembered',
  summary: 'Ends what an earlier login left to be remembered by, in this browser.',
  access: 'everyone',
  perMinute: 20,
  input: nothing,
  reply: nothing,
  errors: [],
})

export const sendTwoStepCode = endpoint({
  method: 'POST',
  path: '/wps/session/login/twoStep/code',
  summary: 'Sends the code of a second step by SMS or e-mail.',
  access: 'everyone',
  perMinute: 10,
  countedBy: 'address',
  input: fields({ ticket: filledText(100), way: Type.Enum(['sms', 'email']) }),
  reply: fields({ expiredMinutes: count(1440) }),
  errors: [
    'ticket_expired',
    'too-many-requests',
    'quota-exceeded',
    'operation-not-allowed',
    'unknown',
  ],
})

export const finishTwoStep = endpoint({
  method: 'POST',
  path: '/wps/session/login/twoStep',
  summary: 'Ends a second step with a code, or with the name on the bank account.',
  access: 'everyone',
  sealed: true,
  perMinute: 20,
  countedBy: 'address',
  input: fields({
    ticket: filledText(100),
    way: twoStepWay,
    code: filledText(255),
    /** Does not ask again from this network for as long as the operator set. */
    trust: Type.Optional(Type.Boolean()),
  }),
  reply: loginReply,
  errors: [
    ...loginErrors,
    'ticket_expired',
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
  ],
})

export const loginFreePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Opens a trial account and signs in with it.',
  access: 'everyone',
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    os: shortText(60),
    platform: Type.Literal('W'),
    /** A random string of the caller; the body is sealed, so it travels encrypted. */
    random: Type.String({ minLength: 16, maxLength: 64 }),
    /** The version of the gateway. */
    version: Type.Literal(3),
  }),
  reply: loginReply,
  errors: ['not_enabled', 'too-many-requests'],
})

export const exchangeToken = endpoint({
  method: 'POST',
  path: '/wps/session/exchange',
  summary: 'Takes a session token that came in an address and gives another; the first is over.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({ token: filledText(200) }),
  reply: loginReply,
  errors: ['ticket_expired'],
})

export const continueSession = endpoint({
  method: 'POST',
  path: '/wps/session/browser',
  summary:
    'Gives a page of the site the session that its browser holds in a cookie. Without one `userInfo` is null.',
  access: 'everyone',
  ownPages: true,
  perMinute: 1_200,
  input: nothing,
  reply: loginReply,
  errors: [],
})

export const endBrowserSession = endpoint({
  method: 'DELETE',
  path: '/wps/session/browser',
  summary:
    'Ends the session that the browser holds in a cookie; for a page that could not say so earlier.',
  access: 'everyone',
  ownPages: true,
  perMinute: 1_200,
  input: nothing,
  reply: nothing,
  errors: [],
})

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/wps/session/reauthenticate',
  summary: 'Proves once more who is there, by password or authenticator; holds for five minutes.',
  access: ['member', 'agent', 'changing'],
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    password: Type.Optional(password),
    code: Type.Optional(shortText(20)),
  }),
  reply: fields({ until: moment }),
  errors: ['wrong_credentials', 'wrong_code', 'sign_in_locked'],
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session of the caller.',
  access: ['member', 'agent', 'trial', 'changing'],
  input: nothing,
  reply: nothing,
  errors: [],
})

export const sessionView = fields({
  id: filledText(50),
  createdAt: moment,
  seenAt: moment,
  ip: shortText(45),
  userAgent: shortText(300),
  /** The one that asks. */
  current: Type.Boolean(),
})
export type SessionView = Static<typeof sessionView>

export const listSessions = endpoint({
  method: 'GET',
  path: '/wps/member/sessions',
  summary: 'Where the caller is signed in.',
  access: ['member', 'agent'],
  input: nothing,
  reply: list(sessionView, 100),
  errors: [],
})

export const closeSession = endpoint({
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  summary: 'Ends one session of the caller, or with `others` all but this one.',
  access: ['member', 'agent'],
  input: fields({ id: filledText(50) }),
  reply: nothing,
  errors: ['not_found'],
})

/** Shown in the login popup of a demo, so that every kind of person can be tried. */
export const listDemoMembers = endpoint({
  method: 'GET',
  path: '/wps/demo/members',
  summary: 'The logins of the demo; none in production.',
  access: 'everyone',
  input: nothing,
  reply: list(
    fields({
      account: shortText(60),
      password: shortText(60),
      kind: Type.Enum(['member', 'agent', 'changing', 'expired', 'two_step', 'house']),
    }),
    20,
  ),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    session: typeof import('./session.ts')
  }
}
