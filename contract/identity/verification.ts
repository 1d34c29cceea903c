import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, list, moment, shortText } from '../schema.ts'
import { challengeAnswer, loginReply } from './session.ts'

/** Proofs that a person is one, and that a phone or an address is theirs. */

export const challengePurpose = Type.Enum(['login', 'instead_of_image', 'register', 'sms'])
export type ChallengePurpose = Static<typeof challengePurpose>

export const getChallenge = endpoint({
  method: 'GET',
  path: '/wps/verification/challenge',
  /**
   * An ALTCHA challenge of version 2. `JSON.parse` its text, solve it with `solveChallenge` of altcha-lib and the web's
   * `deriveKey` of `PBKDF2/SHA-256`, and send back as `challenge` the base64 of the JSON `{ challenge, solution }`, with
   * the challenge as it came and of the solution `counter` and `derivedKey`. All of it is ASCII, so `btoa` does.
   */
  summary: 'A proof of work to be done before a login, a registration or an SMS; used once.',
  access: 'everyone',
  perMinute: 60,
  countedBy: 'address',
  input: fields({ purpose: challengePurpose }),
  reply: fields({
    /** The challenge as JSON text, to be handed back with its solution. */
    challenge: filledText(2000),
    expiresAt: moment,
  }),
  errors: [],
})

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary:
    'An image to be read, as base64 PNG. Whoever gives an id sends it with the answer; else a cookie keeps one.',
  access: 'everyone',
  perMinute: 60,
  countedBy: 'address',
  input: fields({
    captchaId: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z-]{16,64}$', maxLength: 64 })),
  }),
  reply: shortText(200_000),
  errors: [],
})

const dialingCode = Type.String({ pattern: '^\\+?[0-9]{1,4}$', maxLength: 5 })
const sent = fields({ expiredMinutes: count(1440) })

/** What a gateway for phones may answer, in the product's own words. */
export const phoneErrors = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'invalid-verification-code',
  'missing-verification-code',
  'code-expired',
  'popup-closed-by-user',
] as const

export const sendLoginSms = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code for a login or for a new password by SMS.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({
    mobileNum: shortText(40),
    countryDialingCode: dialingCode,
    purpose: Type.Optional(Type.Enum(['login', 'password'])),
  }),
  reply: sent,
  errors: [...phoneErrors, 'not_enabled', 'register_first'],
})

export const sendRegistrationSms = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code for a registration by SMS.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({
    countryDialingCode: dialingCode,
    mobileNo: shortText(40),
    regType: Type.Enum(['username', 'mobile']),
    challenge: Type.Optional(challengeAnswer),
  }),
  reply: sent,
  errors: [...phoneErrors, 'not_enabled', 'verification_required'],
})

/** A phone or an address of one's own, before it is kept as verified. */
export const sendContactCode = endpoint({
  method: 'POST',
  path: '/wps/verification/contact',
  summary: 'Sends a code to a phone or an e-mail address that the caller wants to verify.',
  access: ['member', 'agent'],
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    kind: Type.Enum(['mobile', 'email']),
    target: filledText(100),
    countryDialingCode: Type.Optional(dialingCode),
  }),
  reply: sent,
  errors: [...phoneErrors, 'invalid_email', 'reauthentication_required'],
})

/** For who does not know the payment password any more. The contact must have been verified for as long as money is held. */
export const sendPaymentCode = endpoint({
  method: 'POST',
  path: '/wps/verification/payment',
  summary: 'Sends a code for a new payment password to a verified phone or e-mail address.',
  access: ['member', 'agent'],
  perMinute: 10,
  countedBy: 'address',
  input: fields({ kind: Type.Enum(['mobile', 'email']) }),
  reply: sent,
  errors: [...phoneErrors, 'contact_unverified', 'contact_too_new'],
})

/** Third-party phone verification: whether it is used, and for the embedded one its two steps. */
export const getPhoneVerification = endpoint({
  method: 'GET',
  path: '/wps/verification/phone',
  summary: 'Whether phones are verified by a third party, and through which channel.',
  access: 'everyone',
  input: fields({}),
  reply: fields({ enabled: Type.Boolean(), channel: shortText(40) }),
  errors: [],
})

export const startPhoneVerification = endpoint({
  method: 'POST',
  path: '/wps/verification/phone/start',
  summary: 'Asks the embedded third party to send its code.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({ mobileNum: shortText(40), countryDialingCode: dialingCode }),
  reply: fields({ sessionInfo: filledText(400) }),
  errors: [...phoneErrors, 'not_enabled'],
})

export const finishPhoneVerification = endpoint({
  method: 'POST',
  path: '/wps/verification/phone/finish',
  summary: 'Gives the code to the embedded third party and gets its signed id token.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({ sessionInfo: filledText(400), code: shortText(255) }),
  reply: fields({ idToken: filledText(4000) }),
  errors: [
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
    'not_enabled',
  ],
})

/** Social login: providers are configured by the operator of the machine, by their discovery address. */
export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/wps/session/social',
  summary: 'The providers whose accounts may be used to sign in.',
  access: 'everyone',
  input: fields({}),
  reply: list(fields({ id: filledText(40), name: filledText(60) }), 10),
  errors: [],
})

export const exchangeSocial = endpoint({
  method: 'POST',
  path: '/wps/session/social/exchange',
  summary: 'Ends a login at a provider: signs in, or offers the choice of linking or registering.',
  access: 'everyone',
  perMinute: 20,
  countedBy: 'address',
  input: fields({ ticket: filledText(100) }),
  reply: fields({
    login: Type.Union([loginReply, Type.Null()]),
    choice: Type.Union([
      fields({
        /** For `linkSocial`, or for a registration as `socialTicket`; half an hour. */
        ticket: filledText(100),
        provider: filledText(60),
        name: shortText(100),
        email: shortText(200),
      }),
      Type.Null(),
    ]),
  }),
  errors: [
    'ticket_expired',
    'member_locked',
    'member_closed',
    'member_timed_out',
    'member_excluded',
    'non_member',
    'popup-closed-by-user',
  ],
})

export const linkSocial = endpoint({
  method: 'POST',
  path: '/wps/session/social/link',
  summary: 'Links a provider’s account to an account here, for good, and signs in.',
  access: 'everyone',
  sealed: true,
  perMinute: 20,
  countedBy: 'address',
  input: fields({
    ticket: filledText(100),
    username: shortText(100),
    password: shortText(256),
    /** The person has read that it cannot be undone. */
    permanent: Type.Literal(true),
  }),
  reply: loginReply,
  errors: [
    'ticket_expired',
    'wrong_credentials',
    'sign_in_locked',
    'member_locked',
    'member_closed',
    'member_timed_out',
    'member_excluded',
    'non_member',
    'already_linked',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    verification: typeof import('./verification.ts')
  }
}
