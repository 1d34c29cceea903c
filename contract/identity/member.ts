import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  fields,
  filledText,
  list,
  moment,
  nothing,
  pictureBody,
  pictureBytes,
  shortText,
} from '../schema.ts'
import { lastLogin, loginReply, memberInfo, mustChange } from './session.ts'

/** What a member sees and changes of the own account. */

const own = ['member', 'agent'] as const
const password = shortText(256)

export const loginInfo = fields({
  ...memberInfo.properties,
  firstTimeLogin: Type.Boolean(),
  mustChangePassword: mustChange,
  lastLogin: Type.Union([lastLogin, Type.Null()]),
})
export type LoginInfo = Static<typeof loginInfo>

export const getMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Who the caller is.',
  access: ['member', 'agent', 'trial', 'changing'],
  input: nothing,
  reply: loginInfo,
  errors: [],
})

/** Tells that what greets a member at the first login was shown. */
export const markFirstLogin = endpoint({
  method: 'PUT',
  path: '/wps/member/info/firstLogin',
  summary: 'Notes that the first login of the caller was greeted.',
  access: own,
  input: nothing,
  reply: nothing,
  errors: [],
})

export const getIcon = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'Where the picture of the caller is; empty for the default one.',
  access: own,
  input: nothing,
  reply: fields({ iconUrl: shortText(200) }),
  errors: [],
})

export const changeIcon = endpoint({
  method: 'PUT',
  path: '/wps/member/info/icon',
  summary: 'Changes the picture of the caller; without one, back to the default one.',
  access: own,
  perMinute: 10,
  ...pictureBody,
  input: fields({
    /** At most 5 MB. It is decoded and written anew. */
    picture: Type.Optional(pictureBytes),
  }),
  reply: fields({ iconUrl: shortText(200) }),
  errors: ['image_invalid', 'image_too_large'],
})

export const contactIds = fields({
  qq: shortText(50),
  wechat: shortText(50),
  whatsapp: shortText(50),
  facebook: shortText(50),
  telegram: shortText(50),
  line: shortText(50),
  zalo: shortText(50),
  skype: shortText(50),
})
export type ContactIds = Static<typeof contactIds>

export const profile = fields({
  nickname: shortText(60),
  realName: shortText(60),
  /** yyyy-MM-dd, or empty. */
  birthday: shortText(10),
  idNumber: shortText(30),
  address: shortText(200),
  /** ISO country code, or empty. */
  nationality: shortText(2),
  occupation: shortText(60),
  sourceOfIncome: shortText(60),
  contacts: contactIds,
})
export type Profile = Static<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/wps/member/info/profile',
  summary: 'The profile of the caller, and which of its fields are settled.',
  access: own,
  input: nothing,
  reply: fields({
    profile,
    /** Fields that only an operator can change now, such as a real name that was saved. */
    locked: list(shortText(40), 20),
  }),
  errors: [],
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/wps/member/info/profile',
  summary: 'Changes the profile of the caller.',
  access: own,
  perMinute: 30,
  input: profile,
  reply: nothing,
  errors: ['field_invalid', 'field_locked', 'too_young', 'person_name_invalid'],
})

export const network = fields({
  id: filledText(50),
  /** An address, or the half of one that a line has in IPv6. */
  network: shortText(60),
  firstSeenAt: moment,
  lastSeenAt: moment,
  /** Until when a login from here needs no second step; null when it does. */
  trustedUntil: Type.Union([moment, Type.Null()]),
})
export type Network = Static<typeof network>

export const getSecurity = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account of the caller.',
  access: own,
  input: nothing,
  reply: fields({
    passwordSet: Type.Boolean(),
    passwordChangedAt: Type.Union([moment, Type.Null()]),
    paymentPasswordSet: Type.Boolean(),
    /** After a reset of the payment password: until when no money leaves the account. */
    moneyHeldUntil: Type.Union([moment, Type.Null()]),
    /** Masked; empty when there is none. */
    mobile: shortText(40),
    mobileVerified: Type.Boolean(),
    email: shortText(200),
    emailVerified: Type.Boolean(),
    authenticator: Type.Boolean(),
    /** Names of the providers that the account is linked with, for good. */
    social: list(shortText(60), 10),
    networks: list(network, 100),
    /** Until when the session counts as freshly proven. */
    provenUntil: Type.Union([moment, Type.Null()]),
  }),
  errors: [],
})

export const removeNetwork = endpoint({
  method: 'DELETE',
  path: '/wps/member/networks/:id',
  summary: 'Forgets a network: the next login from there needs a second step.',
  access: own,
  input: fields({ id: filledText(50) }),
  reply: nothing,
  errors: ['not_found'],
})

export const changeContact = endpoint({
  method: 'PUT',
  path: '/wps/member/contact',
  summary: 'Keeps a phone or an e-mail address as verified, with the code that was sent to it.',
  access: own,
  perMinute: 20,
  input: fields({
    kind: Type.Enum(['mobile', 'email']),
    target: filledText(100),
    countryDialingCode: Type.Optional(Type.String({ pattern: '^\\+?[0-9]{1,4}$', maxLength: 5 })),
    code: shortText(255),
  }),
  reply: nothing,
  errors: [
    'invalid-phone-number',
    'missing-phone-number',
    'invalid_email',
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
    'mobile_taken',
    'reauthentication_required',
  ],
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/authenticator',
  summary: 'A new secret for an authenticator app; it counts once its first code was given.',
  access: own,
  perMinute: 10,
  input: nothing,
  reply: fields({ secret: filledText(64), uri: filledText(400) }),
  errors: ['reauthentication_required'],
})

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: '/wps/member/authenticator',
  summary: 'Confirms the authenticator app by its first code.',
  access: own,
  perMinute: 10,
  countedBy: 'address',
  input: fields({ code: shortText(20) }),
  reply: nothing,
  errors: ['wrong_code', 'ticket_expired', 'sign_in_locked'],
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/wps/member/authenticator',
  summary: 'Does without the authenticator app.',
  access: own,
  perMinute: 10,
  input: nothing,
  reply: nothing,
  errors: ['reauthentication_required', 'not_found'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/wps/member/password',
  summary: 'Changes the password; other sessions end and this one gets a new token.',
  access: ['member', 'agent', 'changing'],
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    /** Left out only with a re-authentication less than five minutes old. */
    oldPassword: Type.Optional(password),
    newPassword: password,
    confirmNewPassword: password,
    /** Asked for where somebody else opened the account (`mustChangePassword` is `first`). */
    terms: Type.Optional(Type.Boolean()),
    age18: Type.Optional(Type.Boolean()),
  }),
  reply: loginReply,
  errors: [
    'terms_required',
    'age_required',
    'wrong_credentials',
    'sign_in_locked',
    'reauthentication_required',
    'field_invalid',
    'confirmation_differs',
    'weak_password',
    'same_password',
  ],
})

export const changePaymentPassword = endpoint({
  method: 'PUT',
  path: '/wps/member/password/payment',
  /**
   * The first one takes the login password. Another one takes the one before; who does not know it takes the login
   * password and a code from `sendPaymentCode`, after which money that leaves is held for a time.
   */
  summary: 'Sets the payment password, or changes it by the one before or by a code.',
  access: own,
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    password: Type.Optional(password),
    oldPaymentPassword: Type.Optional(shortText(64)),
    code: Type.Optional(shortText(255)),
    /** Where the code went. */
    kind: Type.Optional(Type.Enum(['mobile', 'email'])),
    newPaymentPassword: shortText(64),
    confirmNewPaymentPassword: shortText(64),
  }),
  reply: fields({
    /** Until when no money leaves the account; null where nothing is held. */
    heldUntil: Type.Union([moment, Type.Null()]),
  }),
  errors: [
    'wrong_credentials',
    'sign_in_locked',
    'field_invalid',
    'confirmation_differs',
    'same_password',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_weak',
    'payment_proof_required',
    'contact_unverified',
    'contact_too_new',
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
  ],
})

export const forgotByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Sends a link for a new password, if username and e-mail belong together.',
  access: 'everyone',
  form: true,
  perMinute: 6,
  countedBy: 'address',
  input: fields({ username: shortText(100), email: shortText(200) }),
  reply: nothing,
  errors: ['field_invalid', 'unknown_account_or_email', 'too-many-requests'],
})

export const resetByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset',
  summary: 'Sets a new password with the token of a link that was mailed; used once.',
  access: 'everyone',
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    token: filledText(100),
    newPassword: password,
    confirmNewPassword: password,
  }),
  reply: fields({ username: shortText(60) }),
  errors: ['ticket_expired', 'field_invalid', 'confirmation_differs', 'weak_password'],
})

export const resetByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Sets a password with a code that was sent to the phone: a new one, or the first.',
  access: 'everyone',
  sealed: true,
  perMinute: 10,
  countedBy: 'address',
  input: fields({
    newPassword: password,
    mobileNum: shortText(40),
    countryDialingCode: Type.Optional(Type.String({ pattern: '^\\+?[0-9]{1,4}$', maxLength: 5 })),
    verificationCode: shortText(255),
  }),
  /** The name for the login that follows. */
  reply: fields({ username: shortText(60) }),
  errors: [
    'not_enabled',
    'invalid-phone-number',
    'missing-phone-number',
    'invalid-verification-code',
    'missing-verification-code',
    'code-expired',
    'too-many-requests',
    'field_invalid',
    'weak_password',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    member: typeof import('./member.ts')
  }
}
