import { Type, type Static, type TSchema } from 'typebox'
import {
  announcementKinds,
  announcementTypes,
  bannerGroups,
  downloadPlatforms,
  executions,
  linkageTypes,
  longest,
  topicSections,
} from './content-names.ts'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, languageCode, list, moment, shortText } from '../schema.ts'

/** What the operator shows to people. HTML in it has passed the allow list of `@baize/kernel/html`. */

/** The language in which a text is given because it is not there in the one asked for; null when it is. */
const fallbackLanguage = Type.Union([languageCode, Type.Null()])

/** HTML of the allow list. */
const html = (maxLength: number) => Type.String({ maxLength })

export const picture = fields({
  /** On this host: a drawing of ours or an uploaded picture, either to be kept for ever. */
  url: filledText(300),
  width: count(10_000),
  height: count(10_000),
})
export type Picture = Static<typeof picture>

const orNone = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const banner = fields({
  id: filledText(50),
  groupName: Type.Enum([...bannerGroups]),
  picture,
  /** The words over the picture; empty where the picture says it all. */
  title: shortText(120),
  /** A sentence or two below the title, with the marks of a line: bold, links and such. */
  content: html(longest.banner),
  /** What the picture says, for those who do not see it; empty for an ornament. */
  alt: shortText(200),
  /** What the button says; empty for none. The whole banner leads there all the same. */
  action: shortText(60),
  /** What a click opens; a banner with anything but NONE is clickable. */
  linkageType: Type.Enum([...linkageTypes]),
  /**
   * Where a click leads: for PAGE a path of ours with its query and hash, for GAME a nodeId, for PROMOTION the
   * promotion's id or nothing for all of them, for LINK an address beginning with https.
   */
  target: shortText(500),
  fallbackLanguage,
})
export type Banner = Static<typeof banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/wps/system/banners',
  summary: 'The banners that are shown now, in their order, and the picture of the licence.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    language: Type.Optional(languageCode),
    groupName: Type.Optional(Type.Enum([...bannerGroups])),
  }),
  reply: fields({
    banners: list(banner, 200),
    /** For the foot of every page; null until the operator has one. */
    licencePicture: orNone(picture),
  }),
  errors: [],
})

export const announcement = fields({
  id: filledText(50),
  /** Grows with every change; what was closed shows again once it did. */
  version: count(),
  /** A notice runs in the marquee; a popup opens by itself. */
  kind: Type.Enum([...announcementKinds]),
  /** The operator's label. */
  type: Type.Enum([...announcementTypes]),
  /** Whom a popup is for: A logged in, B anonymous, F the first login. A notice is for all, and says B. */
  execution: Type.Enum([...executions]),
  title: filledText(200),
  content: html(longest.announcement),
  /** The moment in the brand's zone, as `yyyy-MM-dd HH:mm:ss`. */
  startDateStr: filledText(19),
  startsAt: moment,
  /** With one, a button opens the reward centre; empty for none. */
  promotionType: shortText(40),
  fallbackLanguage,
})
export type Announcement = Static<typeof announcement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary:
    'Notices and popups for the caller, newest first: visitors get those of execution B, who is logged in those of A and F. Notices are for both and have execution B.',
  access: 'everyone',
  cacheSeconds: 30,
  input: fields({
    language: Type.Optional(languageCode),
    /** Of B, PL, PU, PR and H, joined by commas; all of them when absent. */
    types: Type.Optional(
      Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$', maxLength: 12 }),
    ),
    platform: Type.Optional(Type.Literal('W')),
    /** Only those of this execution; the request for notices asks for B. */
    execution: Type.Optional(Type.Enum([...executions])),
    kind: Type.Optional(Type.Enum([...announcementKinds])),
  }),
  reply: fields({ list: list(announcement, 200) }),
  errors: [],
})

export const topic = fields({
  /** The hash under which `/help` opens it: `term`, `privacy`, `responsible`, `licences`, `about`, … */
  id: filledText(40),
  section: Type.Enum([...topicSections]),
  title: filledText(120),
  /** What it is about, in one sentence. */
  summary: shortText(300),
  content: html(longest.topic),
  /** Of licences, the licence itself; else an ornament. */
  picture: orNone(picture),
  /** When it was written; articles stand in this order, newest first. */
  publishedAt: moment,
  changedAt: moment,
  fallbackLanguage,
})
export type Topic = Static<typeof topic>

const device = Type.Optional(Type.Literal('WEB'))

export const getHelpCentre = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Help: its topics in their order, section by section, with their texts.',
  access: 'everyone',
  cacheSeconds: 60,
  input: fields({ lang: Type.Optional(languageCode), device }),
  reply: fields({ topics: list(topic, 200) }),
  errors: [],
})

export const listArticles = endpoint({
  method: 'GET',
  path: '/wps/system/articles',
  summary: 'News or the blog, newest first, page by page.',
  access: 'everyone',
  cacheSeconds: 60,
  input: fields({
    language: Type.Optional(languageCode),
    section: Type.Enum(['NEWS', 'BLOG']),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: fields({ list: list(topic, 50), total: count(), totalPages: count() }),
  errors: [],
})

export const download = fields({
  platform: Type.Enum([...downloadPlatforms]),
  /** The address of the resource `Android` or `MOBILECONFIG`. */
  url: filledText(500),
  /** Empty where the operator says none. */
  version: shortText(40),
  /** 0 where it is not known. */
  sizeBytes: count(2_000_000_000),
  /** SHA-256 in lower-case hex, or empty. */
  checksum: shortText(64),
  /** The oldest system on which it runs, such as `Android 8`. */
  requires: shortText(60),
  notes: html(longest.download),
  fallbackLanguage,
})
export type Download = Static<typeof download>

export const listDownloads = endpoint({
  method: 'GET',
  path: '/wps/system/downloads',
  summary:
    'The apps that have an address among the resources, with what the operator says of them.',
  access: 'everyone',
  cacheSeconds: 60,
  input: fields({ language: Type.Optional(languageCode) }),
  reply: fields({ list: list(download, 10) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    content: typeof import('./content.ts')
  }
}
