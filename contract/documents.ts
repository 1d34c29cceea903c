import { Type, type Static, type TSchema } from 'typebox'
import { currencies, type Currency } from '@baize/kernel/money'
import { endpoint } from './endpoint.ts'
import type { OperatorRole } from './roles.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  languageCode,
  list,
  moment,
  nothing,
  perLanguage,
  reason,
  shortText,
} from './schema.ts'
import { country, domainRoute, registrationRule, resource, systemStatus } from './system.ts'
import { whitelabelNode } from './whitelabel.ts'

/** What operators set is kept as documents: each has a live version, a history and at most one draft. */

export const statusDocument = fields({
  mode: systemStatus,
  endsAt: Type.Union([moment, Type.Null()]),
  text: perLanguage(1000),
})

export const regionRule = fields({
  id: filledText(40),
  match: Type.Union([Type.Literal('range'), Type.Literal('country'), Type.Literal('else')]),
  /** CIDR ranges or ISO country codes; empty for `else`. */
  values: list(filledText(64), 300),
  action: Type.Union([Type.Literal('allow'), Type.Literal('block')]),
  note: shortText(200),
})
export const regionsDocument = fields({ rules: list(regionRule, 200) })

export const brandDocument = fields({
  name: filledText(60),
  hue: Type.Integer({ minimum: 0, maximum: 359 }),
  currency: Type.String({ pattern: '^[A-Z]{3,5}$', maxLength: 5 }),
  zone: filledText(60),
  languages: Type.Array(languageCode, { minItems: 1, maxItems: 5, uniqueItems: true }),
  defaultLanguage: languageCode,
  jackpotCounter: Type.Boolean(),
  licence: perLanguage(2000),
  /** When agents reach somebody; shown on their login page. */
  serviceHours: Type.Optional(perLanguage(120)),
  copyright: shortText(200),
})

export const whitelabelDocument = fields({ tree: list(whitelabelNode, 30) })

export const registrationDocument = fields({
  rules: list(registrationRule, 40),
})

export const linksDocument = fields({
  resources: list(resource, 30),
  /** Addresses in clear; the wire carries them in the product's 8-character-key form. */
  customerService: list(
    fields({
      csType: Type.Union([
        Type.Literal('LIVECHAT'),
        Type.Literal('MESSAGING'),
        Type.Literal('EMAIL'),
      ]),
      url: filledText(500),
    }),
    20,
  ),
  domainRoutes: list(domainRoute, 50),
  mainDomain: shortText(253),
  gtagId: shortText(40),
  imageCDNs: list(filledText(253), 20),
  launchGameCDNs: list(filledText(253), 20),
  countries: list(country, 300),
})

/** A sum in the smallest unit of each currency; whole numbers travel as text. */
const wholeSum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
const sumPerCurrency = Type.Partial(
  fields(
    Object.fromEntries(currencies.map((code) => [code, wholeSum])) as Record<
      Currency,
      typeof wholeSum
    >,
  ),
  { additionalProperties: false },
)

export const policyDocument = fields({
  /** Closing the site to everyone needs two people. */
  statusNeedsSecondPerson: Type.Boolean(),
  memberIdleMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  memberAbsoluteHours: Type.Integer({ minimum: 1, maximum: 720 }),
  operatorIdleMinutes: Type.Integer({ minimum: 1, maximum: 480 }),
  operatorAbsoluteHours: Type.Integer({ minimum: 1, maximum: 72 }),
  /** CIDR ranges from which the console may be used; empty means from anywhere. */
  consoleRanges: list(filledText(64), 100),
  /**
   * Above this, money given to a member or taken by hand needs two people; what one person moves for a member within a
   * day counts together. In a currency that is not named, every such movement needs two.
   */
  adjustmentSecondPersonAbove: sumPerCurrency,
})

const times = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** How members come in, and what stops those who guess. */
export const securityDocument = fields({
  /** Says plainly that an account does not exist. Helps the forgetful, and whoever wants to know who is a member. */
  tellUnknownAccounts: Type.Boolean(),
  captchaAfterFailures: times(1, 20),
  lockAfterFailures: times(2, 100),
  lockMinutes: times(1, 1440),
  /** How long a password holds; 0 means for ever. Asked for only where PWDEXPFORCECHANGE3 is on. */
  passwordDays: times(0, 3650),
  smsCodeMinutes: times(1, 60),
  smsPerNumberPerHour: times(1, 100),
  smsPerNumberPerDay: times(1, 1000),
  smsPerAddressPerHour: times(1, 10_000),
  codeAttempts: times(1, 20),
  /** A login from a network that the account was not used from before needs a second step. */
  twoStepOnNewNetwork: Type.Boolean(),
  twoStepAttempts: times(1, 20),
  twoStepLockMinutes: times(1, 1440),
  trustDays: times(1, 365),
  resetLinkMinutes: times(5, 1440),
})

/** What the cashier keeps to. Sums are of the currency they stand under; one without a sum has no such bound. */
export const cashierDocument = fields({
  withdrawMin: sumPerCurrency,
  withdrawMax: sumPerCurrency,
  withdrawPerDay: sumPerCurrency,
  withdrawTimesPerDay: times(1, 100),
  /** The member's part of the cost of a withdrawal. */
  withdrawFeeBps: times(0, 10_000),
  withdrawFeeFixed: sumPerCurrency,
  /** Above this, a deposit by hand, a withdrawal or a dispute needs two people; where no sum stands, each does. */
  secondPersonAbove: sumPerCurrency,
  /** A payment that nobody confirmed counts as received after so many minutes. */
  confirmMinutes: times(15, 10_080),
  /** Money is sent to a new account of a member after so many hours. */
  payeeWaitHours: times(0, 168),
  mostPayees: times(1, 50),
  mostOpenDeposits: times(1, 20),
  /** What a member may give to the upline within a day. */
  uplinePerDay: sumPerCurrency,
  uplineMin: sumPerCurrency,
  /** Wrong payment passwords in a row until it is locked, and for how long. */
  paymentTries: times(1, 20),
  paymentLockMinutes: times(1, 10_080),
  /** An account younger than this is pointed out to the reviewer, as is a sum so many times the usual one. */
  newAccountDays: times(0, 365),
  unusualTimes: times(2, 1000),
  /** Within so many minutes operators mean to decide what waits for them. Nothing happens by itself when they do not. */
  targetMinutes: times(5, 1440),
})

/** What people may write. */
export const supportDocument = fields({
  feedbackMin: times(1, 1000),
  feedbackMax: times(10, 4000),
  feedbackPictures: times(0, 3),
})

export const documentSchemas = {
  status: statusDocument,
  regions: regionsDocument,
  brand: brandDocument,
  whitelabel: whitelabelDocument,
  registration: registrationDocument,
  links: linksDocument,
  policy: policyDocument,
  security: securityDocument,
  cashier: cashierDocument,
  support: supportDocument,
} as const

export type DocumentName = keyof typeof documentSchemas
export type DocumentContent<Name extends DocumentName> = Static<(typeof documentSchemas)[Name]>
export type StatusDocument = DocumentContent<'status'>
export type RegionsDocument = DocumentContent<'regions'>
export type RegionRule = Static<typeof regionRule>
export type BrandDocument = DocumentContent<'brand'>
export type WhitelabelDocument = DocumentContent<'whitelabel'>
export type RegistrationDocument = DocumentContent<'registration'>
export type LinksDocument = DocumentContent<'links'>
export type PolicyDocument = DocumentContent<'policy'>
export type SecurityDocument = DocumentContent<'security'>
export type CashierDocument = DocumentContent<'cashier'>
export type SupportDocument = DocumentContent<'support'>

const everyOperator = [
  'admin',
  'finance',
  'risk',
  'support',
  'content',
  'auditor',
] as const satisfies readonly OperatorRole[]

const versionView = <Content extends TSchema>(content: Content) =>
  fields({
    version: count(),
    content,
    at: moment,
    by: shortText(60),
    reason: shortText(500),
  })

/** The four calls of one document. Reading is for every operator, writing for `writers`. */
function documentCalls<Content extends TSchema>(
  name: string,
  content: Content,
  writers: readonly OperatorRole[],
) {
  const live = versionView(content)
  return {
    get: endpoint({
      method: 'GET',
      path: `/ops/api/documents/${name}`,
      summary: `The live version of the ${name} document and its draft, if there is one.`,
      access: everyOperator,
      input: nothing,
      reply: fields({
        live,
        draft: Type.Union([
          fields({ content, baseVersion: count(), at: moment, by: shortText(60) }),
          Type.Null(),
        ]),
      }),
      errors: [],
    }),
    saveDraft: endpoint({
      method: 'PUT',
      path: `/ops/api/documents/${name}/draft`,
      summary: `Keeps a draft of the ${name} document; \`null\` throws it away.`,
      access: writers,
      input: fields({ baseVersion: count(), content: Type.Union([content, Type.Null()]) }),
      reply: nothing,
      errors: ['changed_meanwhile'],
    }),
    publish: endpoint({
      method: 'POST',
      path: `/ops/api/documents/${name}/publish`,
      summary: `Makes the given content the live version of the ${name} document.`,
      access: writers,
      input: fields({ baseVersion: count(), content, reason }),
      reply: fields({
        version: count(),
        /** Set when a second person must agree first; nothing is live yet then. */
        approvalId: Type.Union([shortText(50), Type.Null()]),
      }),
      errors: [
        'changed_meanwhile',
        'nothing_changed',
        'contrast_too_low',
        'ends_in_past',
        'invalid_range',
        'invalid_setting',
      ],
    }),
    listVersions: endpoint({
      method: 'GET',
      path: `/ops/api/documents/${name}/versions`,
      summary: `Earlier versions of the ${name} document, newest first.`,
      access: everyOperator,
      input: fields(cursorPage),
      reply: fields({ items: list(live, 100), next: Type.Union([shortText(200), Type.Null()]) }),
      errors: [],
    }),
  }
}

export const statusCalls = documentCalls('status', statusDocument, ['admin', 'risk'])
export const regionsCalls = documentCalls('regions', regionsDocument, ['admin', 'risk'])
export const brandCalls = documentCalls('brand', brandDocument, ['admin', 'content'])
export const whitelabelCalls = documentCalls('whitelabel', whitelabelDocument, ['admin', 'content'])
export const registrationCalls = documentCalls('registration', registrationDocument, [
  'admin',
  'content',
])
export const linksCalls = documentCalls('links', linksDocument, ['admin', 'content'])
export const policyCalls = documentCalls('policy', policyDocument, ['admin'])

export const securityCalls = documentCalls('security', securityDocument, ['admin', 'risk'])
export const cashierCalls = documentCalls('cashier', cashierDocument, ['admin', 'finance'])
export const supportCalls = documentCalls('support', supportDocument, ['admin', 'support'])

export const testRegion = endpoint({
  method: 'POST',
  path: '/ops/api/regions/test',
  summary: 'What a visitor with this address would see, rule by rule.',
  access: everyOperator,
  input: fields({
    ip: filledText(45),
    /** Rules to try instead of the live ones. */
    rules: Type.Optional(list(regionRule, 200)),
  }),
  reply: fields({
    status: systemStatus,
    country: shortText(2),
    steps: list(
      fields({ id: shortText(40), matched: Type.Boolean(), reached: Type.Boolean() }),
      200,
    ),
    decidedBy: Type.Union([shortText(40), Type.Null()]),
  }),
  errors: ['invalid_address', 'invalid_range'],
})

export const listRegionHits = endpoint({
  method: 'GET',
  path: '/ops/api/regions/hits',
  summary: 'How often each region rule decided in the last 24 hours.',
  access: everyOperator,
  input: nothing,
  reply: list(fields({ id: shortText(40), hits: count() }), 400),
  errors: [],
})

const approval = fields({
  id: shortText(50),
  action: shortText(60),
  object: shortText(200),
  /** What will happen, as the requester sent it. */
  content: Type.Unknown(),
  requestedBy: shortText(60),
  requestedById: shortText(50),
  requestedAt: moment,
  reason: shortText(500),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('approved'),
    Type.Literal('rejected'),
    Type.Literal('expired'),
  ]),
  decidedBy: shortText(60),
  decidedAt: Type.Union([moment, Type.Null()]),
})
export type Approval = Static<typeof approval>

export const listApprovals = endpoint({
  method: 'GET',
  path: '/ops/api/approvals',
  summary:
    'Changes that wait for a second person and those decided lately, as far as they concern the caller.',
  access: everyOperator,
  input: nothing,
  reply: list(approval, 100),
  errors: [],
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/ops/api/approvals/:id',
  summary: 'Says yes or no as the second person.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ id: shortText(50), approve: Type.Boolean(), reason }),
  reply: nothing,
  errors: [
    'not_found',
    'same_person',
    'already_decided',
    'changed_meanwhile',
    'debit_not_covered',
    'funds_locked',
    'pocket_closed',
    'deposit_limit_reached',
    'member_timed_out',
    'member_excluded',
  ],
})
