import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { fields, filledText, shortText } from '../schema.ts'
import { challengeAnswer, loginReply } from './session.ts'

/** How a visitor becomes a member. Which fields are asked is the operator's rule set (`getRegistrationRules`). */

const text = (maxLength: number) => Type.Optional(shortText(maxLength))

const registration = {
  username: text(100),
  password: text(256),
  confirmPassword: text(256),
  payeeName: text(200),
  email: text(200),
  qqNum: text(200),
  mobileNum: text(40),
  countryDialingCode: Type.Optional(Type.String({ pattern: '^\\+?[0-9]{1,4}$', maxLength: 5 })),
  verificationCode: text(255),
  recommenderId: text(100),
  captcha: text(20),
  captchaId: text(64),
  affiliateCode: text(40),
  paymentPassword: text(64),
  line: text(200),
  whatsapp: text(200),
  facebook: text(200),
  wechat: text(200),
  telegram: text(200),
  zalo: text(200),
  idNumber: text(200),
  birthday: text(20),
  /** From the query of the address that the visitor came by. */
  referralCode: text(40),
  domain: text(253),
  registerUrl: text(500),
  registerMethod: Type.Optional(Type.Literal('WEB')),
  login: Type.Optional(Type.Literal(true)),
  /** With third-party phone verification, instead of a code of ours. */
  firebaseChannel: text(40),
  firebaseIdToken: text(4000),
  challenge: Type.Optional(challengeAnswer),
  /** From a login at a provider: the new account is linked with it for good. */
  socialTicket: text(100),
  terms: Type.Optional(Type.Boolean()),
  age18: Type.Optional(Type.Boolean()),
}

export const registrationInput = fields(registration)
export type RegistrationInput = Static<typeof registrationInput>

const registrationErrors = [
  'not_enabled',
  'verification_required',
  'captcha_required',
  'captcha_wrong',
  'terms_required',
  'age_required',
  /** With `value: { field, why, patternId, min, max }` of the first field that does not fit its rule. */
  'field_invalid',
  'confirmation_differs',
  'weak_password',
  'payment_password_weak',
  'name_taken',
  'mobile_taken',
  'invitation_code_error',
  'recommender_unknown',
  'too_young',
  'ticket_expired',
  'already_linked',
  'invalid-phone-number',
  'missing-phone-number',
  'invalid-verification-code',
  'missing-verification-code',
  'code-expired',
  'too-many-requests',
  'captcha-check-failed',
  'operation-not-allowed',
  'unknown',
] as const

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Registers from the username tab and signs in.',
  access: 'everyone',
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: registrationInput,
  reply: loginReply,
  errors: registrationErrors,
})

export const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Registers from the mobile tab, with the number as the username, and signs in.',
  access: 'everyone',
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: registrationInput,
  reply: loginReply,
  errors: registrationErrors,
})

export const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/member/register/available',
  summary: 'Whether a username may still be taken.',
  access: 'everyone',
  perMinute: 12,
  countedBy: 'address',
  input: fields({ username: filledText(100) }),
  reply: fields({ available: Type.Boolean() }),
  errors: [],
})

export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether an agent’s code is good on this domain, and who invites.',
  access: 'everyone',
  perMinute: 30,
  countedBy: 'address',
  input: fields({
    code: shortText(40),
    domain: Type.Optional(shortText(253)),
    /** Its link was opened; a code that is typed or checked is none. */
    opened: Type.Optional(Type.Boolean()),
  }),
  reply: fields({
    code: filledText(40),
    invitedBy: shortText(60),
    /** Whether who comes by it becomes an agent. */
    makesAgent: Type.Boolean(),
  }),
  errors: ['invitation_code_error'],
})

declare module '../contract.ts' {
  interface ContractModules {
    registration: typeof import('./registration.ts')
  }
}
