import { Type, type Static } from 'typebox'
import { defineDocument, type ContentOf } from '../document.ts'
import { memberReaders, operatorRoles } from '../roles.ts'
import {
  fields,
  filledText,
  languageCode,
  list,
  moment,
  perLanguage,
  shortText,
  sumPerCurrency,
  times,
} from '../schema.ts'
import { country, domainRoute, registrationRule, resource, systemStatus } from './system.ts'
import { whitelabelNode } from './whitelabel.ts'

/** What operators set about the site as a whole. */

export const statusDocument = defineDocument({
  name: 'status',
  readers: operatorRoles,
  writers: ['admin', 'risk'],
  refusals: ['ends_in_past'],
  content: fields({
    mode: systemStatus,
    endsAt: Type.Union([moment, Type.Null()]),
    text: perLanguage(1000),
  }),
})
export type StatusDocument = ContentOf<typeof statusDocument>

export const regionRule = fields({
  id: filledText(40),
  match: Type.Union([Type.Literal('range'), Type.Literal('country'), Type.Literal('else')]),
  /** CIDR ranges or ISO country codes; empty for `else`. */
  values: list(filledText(64), 300),
  action: Type.Union([Type.Literal('allow'), Type.Literal('block')]),
  note: shortText(200),
})
export const regionsDocument = defineDocument({
  name: 'regions',
  readers: operatorRoles,
  writers: ['admin', 'risk'],
  refusals: ['invalid_range'],
  content: fields({ rules: list(regionRule, 200) }),
})
export type RegionsDocument = ContentOf<typeof regionsDocument>

export type RegionRule = Static<typeof regionRule>

export const brandDocument = defineDocument({
  name: 'brand',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  refusals: ['contrast_too_low', 'accounts_hold_money'],
  content: fields({
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
    /** What a bonus by Zalo may come to, in a few words; shown where the contact is asked for. */
    zaloHint: Type.Optional(perLanguage(120)),
    /** What agents of each type are called; where nothing is said they are agents of that level. */
    agentName1: Type.Optional(perLanguage(40)),
    agentName2: Type.Optional(perLanguage(40)),
    agentName41: Type.Optional(perLanguage(40)),
    agentName42: Type.Optional(perLanguage(40)),
    copyright: shortText(200),
  }),
})
export type BrandDocument = ContentOf<typeof brandDocument>

export const whitelabelDocument = defineDocument({
  name: 'whitelabel',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  content: fields({ tree: list(whitelabelNode, 30) }),
})
export type WhitelabelDocument = ContentOf<typeof whitelabelDocument>

/** What is asked of whoever registers. */
export const registrationDocument = defineDocument({
  name: 'registration',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  content: fields({
    rules: list(registrationRule, 40),
  }),
})
export type RegistrationDocument = ContentOf<typeof registrationDocument>

export const linksDocument = defineDocument({
  name: 'links',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  content: fields({
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
  }),
})
export type LinksDocument = ContentOf<typeof linksDocument>

export const policyDocument = defineDocument({
  name: 'policy',
  readers: memberReaders,
  writers: ['admin'],
  refusals: ['invalid_range', 'ranges_lock_out', 'setting_over_other'],
  content: fields({
    /** Closing the site to everyone needs two people. */
    statusNeedsSecondPerson: Type.Boolean(),
    memberIdleMinutes: times(1, 1440),
    memberAbsoluteHours: times(1, 720),
    operatorIdleMinutes: times(1, 480),
    operatorAbsoluteHours: times(1, 72),
    /** CIDR ranges from which the console may be used; empty means from anywhere. */
    consoleRanges: list(filledText(64), 100),
    /**
     * What one person may move alone of a member's money within a business day, by adjustments, deposits, withdrawals and
     * disputes together; above it two people are needed. In a currency that is not named, for every such movement.
     */
    secondPersonAbove: sumPerCurrency,
    /** The same for all members together, so that a sum cannot be spread over many. */
    secondPersonAbovePerDay: sumPerCurrency,
  }),
})
export type PolicyDocument = ContentOf<typeof policyDocument>

declare module '../contract.ts' {
  interface ContractModules {
    systemSettings: typeof import('./system-settings.ts')
  }
}
