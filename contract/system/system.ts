import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  fields,
  filledText,
  languageCode,
  list,
  moment,
  nothing,
  shortText,
} from '../schema.ts'
import { whitelabelNode } from './whitelabel.ts'

export const systemStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
export type SystemStatus = Static<typeof systemStatus>

export const resource = fields({
  labelNameEn: Type.Enum([
    'TELEGRAM',
    'TELEGRAM-1',
    'FACEBOOK',
    'INSTAGRAM',
    'YOUTUBE',
    'WHATSAPP',
    'TIKTOK',
    'TWITTER',
    'Android',
    'MOBILECONFIG',
  ]),
  url: filledText(500),
})
export type Resource = Static<typeof resource>

/** `path` is in the product's 8-character-key form: ciphertext, then its key. It hides, it does not protect. */
export const customerServiceEntry = fields({
  csType: Type.Union([Type.Literal('LIVECHAT'), Type.Literal('MESSAGING'), Type.Literal('EMAIL')]),
  path: filledText(1000),
})

export const domainRoute = fields({
  domain: filledText(253),
  kind: Type.Union([Type.Literal('WEB'), Type.Literal('MOBILE'), Type.Literal('AGENT')]),
  priority: count(1000),
})

export const country = fields({
  countryCode: Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,4}$', maxLength: 4 }),
})

export const registrationField = Type.Enum([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'birthday',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
])
export type RegistrationField = Static<typeof registrationField>

/** `acceptedPattern` is `'*'` for any value; `patternId` keys the message. */
export const registrationRule = fields({
  field: registrationField,
  shown: Type.Boolean(),
  required: Type.Boolean(),
  patternId: filledText(40),
  acceptedPattern: filledText(300),
  minLength: count(500),
  maxLength: count(500),
})
export type RegistrationRule = Static<typeof registrationRule>

export const brandView = fields({
  code: filledText(40),
  name: filledText(60),
  hue: Type.Integer({ minimum: 0, maximum: 359 }),
  currency: filledText(5),
  zone: filledText(60),
  languages: list(languageCode, 5),
  defaultLanguage: languageCode,
  /** The display counter may be hidden; it is never a prize. */
  jackpotCounter: Type.Boolean(),
  licence: shortText(2000),
  /** For the agents' login page; empty when the operator says nothing. */
  serviceHours: shortText(120),
  /** Beside the field for Zalo; empty when the operator says nothing. */
  zaloHint: shortText(120),
  /** What agents are called, by the number of their type; empty when the operator says nothing. */
  agentNames: fields({
    1: shortText(40),
    2: shortText(40),
    41: shortText(40),
    42: shortText(40),
  }),
  copyright: shortText(200),
})
export type BrandView = Static<typeof brandView>

export const sealKey = fields({
  kid: filledText(64),
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: filledText(64),
  y: filledText(64),
})
export type SealKey = Static<typeof sealKey>

export const systemInfo = fields({
  customerService: list(customerServiceEntry, 20),
  domainRoute: list(domainRoute, 50),
  resources: list(resource, 30),
  whitelabel: list(whitelabelNode, 30),
  register: list(registrationRule, 40),
  mainDomain: shortText(253),
  analytics: fields({ gtagId: shortText(40) }),
  imageCDNs: list(filledText(253), 20),
  launchGameCDNs: list(filledText(253), 20),
  brand: brandView,
})
export type SystemInfo = Static<typeof systemInfo>

export const statusReply = fields({
  /** 0 normal, 1 maintenance (which wins), 2 region restricted. */
  status: systemStatus,
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  /** When maintenance ends, if that is known. */
  endsAt: Type.Union([moment, Type.Null()]),
  text: shortText(1000),
  location: fields({ ip: shortText(45), country: shortText(2) }),
  serverTime: moment,
  sealKey,
  info: systemInfo,
})
export type StatusReply = Static<typeof statusReply>

const language = { language: Type.Optional(languageCode) }

export const getStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'The state of the system as the caller sees it, with everything that the shell needs.',
  access: 'everyone',
  always: true,
  perMinute: 600,
  input: fields(language),
  reply: statusReply,
  errors: [],
})

export const getWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of modules, each on or off.',
  access: 'everyone',
  always: true,
  input: nothing,
  reply: list(whitelabelNode, 30),
  errors: [],
})

export const getRegistrationRules = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which fields registration shows and requires, and what each accepts.',
  access: 'everyone',
  cacheSeconds: 30,
  input: nothing,
  reply: list(registrationRule, 40),
  errors: [],
})

export const getDomainRoutes = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The domains that lead to this site, best first.',
  access: 'everyone',
  always: true,
  input: nothing,
  reply: list(domainRoute, 50),
  errors: [],
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  summary: 'Countries and their dialling codes, for the phone field.',
  access: 'everyone',
  cacheSeconds: 300,
  input: nothing,
  reply: list(country, 300),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    system: typeof import('./system.ts')
  }
}
