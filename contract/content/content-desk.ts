import { Type, type Static, type TProperties } from 'typebox'
import { picture } from './content.ts'
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
import { operatorRoles, type OperatorRole } from '../roles.ts'
import {
  count,
  fields,
  filledText,
  list,
  moment,
  nothing,
  pictureBody,
  pictureBytes,
  reason,
  shortText,
} from '../schema.ts'

/**
 * How operators keep what people see. Each thing has a version; a change names the one that its author saw. HTML may be
 * sent as it was typed: what is not on the allow list is taken out, and the answer shows what was kept.
 */

const writers = ['admin', 'content'] as const satisfies readonly OperatorRole[]

/** Words by language: English is always there and stands in for the others, each language as a whole. */
function words<const Shape extends TProperties>(shape: Shape) {
  const one = fields(shape)
  const more = Type.Optional(one)
  return fields({ EN: one, TY: more, JA: more, KO: more, PT: more })
}

/** Of what the operator sent, and of what was kept of it, where escaping makes texts longer. */
const html = (maxLength: number) => Type.String({ maxLength })

const window = {
  startsAt: moment,
  /** Null: until somebody ends it. */
  endsAt: Type.Union([moment, Type.Null()]),
  enabled: Type.Boolean(),
}

const kept = {
  version: count(),
  changedAt: moment,
  changedBy: shortText(60),
}

/** The address of an uploaded picture or of a drawing below `/art/v1/`. */
const pictureUrl = filledText(300)

const versioned = { version: count(), reason }

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/ops/api/content/pictures',
  summary:
    'Keeps a picture for banners and pages. It is decoded and written anew; one that nothing shows is thrown away after a day.',
  access: writers,
  perMinute: 30,
  ...pictureBody,
  input: fields({ picture: pictureBytes }),
  reply: picture,
  errors: ['image_invalid', 'image_too_large'],
})

const bannerContent = {
  groupName: Type.Enum([...bannerGroups]),
  linkageType: Type.Enum([...linkageTypes]),
  target: shortText(500),
  words: words({
    title: shortText(120),
    content: html(longest.banner),
    alt: shortText(200),
    action: shortText(60),
  }),
  ...window,
}

export const bannerEntry = fields({
  id: filledText(50),
  ...bannerContent,
  picture,
  /** From 1, within its group. */
  position: count(),
  ...kept,
})
export type BannerEntry = Static<typeof bannerEntry>

const bannerErrors = [
  'text_empty',
  'text_too_long',
  'link_invalid',
  'window_invalid',
  'image_invalid',
  'list_full',
] as const

export const listBannerEntries = endpoint({
  method: 'GET',
  path: '/ops/api/content/banners',
  summary: 'All banners in their order, shown or not, with every language.',
  access: operatorRoles,
  input: nothing,
  reply: list(bannerEntry, 400),
  errors: [],
})

export const createBanner = endpoint({
  method: 'POST',
  path: '/ops/api/content/banners',
  summary: 'Adds a banner at the end of its group.',
  access: writers,
  input: fields({ ...bannerContent, pictureUrl, reason }),
  reply: bannerEntry,
  errors: bannerErrors,
})

export const changeBanner = endpoint({
  method: 'PUT',
  path: '/ops/api/content/banners/:id',
  summary: 'Changes a banner; in another group it goes to the end.',
  access: writers,
  input: fields({ id: filledText(50), ...bannerContent, pictureUrl, ...versioned }),
  reply: bannerEntry,
  errors: ['not_found', 'changed_meanwhile', 'nothing_changed', ...bannerErrors],
})

export const removeBanner = endpoint({
  method: 'DELETE',
  path: '/ops/api/content/banners/:id',
  summary: 'Takes a banner away for good.',
  access: writers,
  input: fields({ id: filledText(50), ...versioned }),
  reply: nothing,
  errors: ['not_found', 'changed_meanwhile'],
})

export const orderBanners = endpoint({
  method: 'POST',
  path: '/ops/api/content/banner-order',
  summary: 'Puts the banners of a group into an order; all of them are named.',
  access: writers,
  input: fields({
    groupName: Type.Enum([...bannerGroups]),
    ids: list(filledText(50), 100),
    reason,
  }),
  reply: nothing,
  errors: ['changed_meanwhile', 'nothing_changed'],
})

const announcementContent = {
  kind: Type.Enum([...announcementKinds]),
  type: Type.Enum([...announcementTypes]),
  /** A notice is for all, and says B. */
  execution: Type.Enum([...executions]),
  /** A code of the operator's promotions, or empty. */
  promotionType: Type.String({ pattern: '^[A-Za-z0-9_-]{0,40}$', maxLength: 40 }),
  words: words({ title: filledText(200), content: html(longest.announcement) }),
  ...window,
}

export const announcementEntry = fields({
  id: filledText(50),
  ...announcementContent,
  ...kept,
})
export type AnnouncementEntry = Static<typeof announcementEntry>

const announcementErrors = [
  'text_empty',
  'text_too_long',
  'window_invalid',
  'invalid_setting',
  'list_full',
] as const
const longTexts = 1_000_000

export const listAnnouncementEntries = endpoint({
  method: 'GET',
  path: '/ops/api/content/announcements',
  summary: 'All notices and popups, newest start first, shown or not, with every language.',
  access: operatorRoles,
  input: fields({ kind: Type.Optional(Type.Enum([...announcementKinds])) }),
  reply: list(announcementEntry, 400),
  errors: [],
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/ops/api/content/announcements',
  summary: 'Adds a notice or a popup.',
  access: writers,
  bodyBytes: longTexts,
  input: fields({ ...announcementContent, reason }),
  reply: announcementEntry,
  errors: announcementErrors,
})

export const changeAnnouncement = endpoint({
  method: 'PUT',
  path: '/ops/api/content/announcements/:id',
  summary: 'Changes a notice or a popup; whoever closed it sees it again.',
  access: writers,
  bodyBytes: longTexts,
  input: fields({ id: filledText(50), ...announcementContent, ...versioned }),
  reply: announcementEntry,
  errors: ['not_found', 'changed_meanwhile', 'nothing_changed', ...announcementErrors],
})

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/ops/api/content/announcements/:id',
  summary: 'Takes a notice or a popup away for good.',
  access: writers,
  input: fields({ id: filledText(50), ...versioned }),
  reply: nothing,
  errors: ['not_found', 'changed_meanwhile'],
})

const topicContent = {
  section: Type.Enum([...topicSections]),
  words: words({ title: filledText(120), summary: shortText(300), content: html(longest.topic) }),
  publishedAt: moment,
  enabled: Type.Boolean(),
}
/** The hash of the topic on the help page. */
const topicId = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 })
const topicPicture = { pictureUrl: Type.Union([pictureUrl, Type.Null()]) }

export const topicEntry = fields({
  id: filledText(40),
  ...topicContent,
  picture: Type.Union([picture, Type.Null()]),
  /** From 1, within its section. */
  position: count(),
  /** Pages of ours link to it, so it stays. */
  needed: Type.Boolean(),
  ...kept,
})
export type TopicEntry = Static<typeof topicEntry>

const topicErrors = [
  'text_empty',
  'text_too_long',
  'image_invalid',
  'page_needed',
  'list_full',
] as const

export const listTopicEntries = endpoint({
  method: 'GET',
  path: '/ops/api/content/topics',
  summary: 'All topics of help and all articles, section by section, without their texts.',
  access: operatorRoles,
  input: nothing,
  reply: list(
    fields({
      id: filledText(40),
      section: Type.Enum([...topicSections]),
      title: filledText(120),
      /** The languages that it is written in. */
      languages: list(shortText(2), 5),
      enabled: Type.Boolean(),
      needed: Type.Boolean(),
      position: count(),
      publishedAt: moment,
      ...kept,
    }),
    1000,
  ),
  errors: [],
})

export const getTopicEntry = endpoint({
  method: 'GET',
  path: '/ops/api/content/topics/:id',
  summary: 'One topic or article with every language.',
  access: operatorRoles,
  input: fields({ id: topicId }),
  reply: topicEntry,
  errors: ['not_found'],
})

export const createTopic = endpoint({
  method: 'POST',
  path: '/ops/api/content/topics',
  summary: 'Adds a topic of help, at the end of its section, or an article.',
  access: writers,
  bodyBytes: longTexts,
  input: fields({ id: topicId, ...topicContent, ...topicPicture, reason }),
  reply: topicEntry,
  errors: ['name_taken', ...topicErrors],
})

export const changeTopic = endpoint({
  method: 'PUT',
  path: '/ops/api/content/topics/:id',
  summary: 'Changes a topic or an article; in another section it goes to the end.',
  access: writers,
  bodyBytes: longTexts,
  input: fields({ id: topicId, ...topicContent, ...topicPicture, ...versioned }),
  reply: topicEntry,
  errors: ['not_found', 'changed_meanwhile', 'nothing_changed', ...topicErrors],
})

export const removeTopic = endpoint({
  method: 'DELETE',
  path: '/ops/api/content/topics/:id',
  summary: 'Takes a topic or an article away for good.',
  access: writers,
  input: fields({ id: topicId, ...versioned }),
  reply: nothing,
  errors: ['not_found', 'changed_meanwhile', 'page_needed'],
})

export const orderTopics = endpoint({
  method: 'POST',
  path: '/ops/api/content/topic-order',
  summary: 'Puts the topics of a section of help into an order; all of them are named.',
  access: writers,
  input: fields({
    section: Type.Enum([...topicSections]),
    ids: list(filledText(40), 500),
    reason,
  }),
  reply: nothing,
  errors: ['changed_meanwhile', 'nothing_changed'],
})

const downloadContent = {
  version: shortText(40),
  sizeBytes: count(2_000_000_000),
  checksum: Type.String({ pattern: '^([0-9a-f]{64})?$', maxLength: 64 }),
  requires: shortText(60),
  words: words({ notes: html(longest.download) }),
}

export const downloadEntry = fields({
  platform: Type.Enum([...downloadPlatforms]),
  ...downloadContent,
  /** Counts changes of what is said here; `version` is that of the app. */
  edition: count(),
  changedAt: moment,
  changedBy: shortText(60),
})
export type DownloadEntry = Static<typeof downloadEntry>

export const listDownloadEntries = endpoint({
  method: 'GET',
  path: '/ops/api/content/downloads',
  summary: 'What is said of the apps, with every language; their addresses are among the links.',
  access: operatorRoles,
  input: nothing,
  reply: list(downloadEntry, 10),
  errors: [],
})

export const changeDownload = endpoint({
  method: 'PUT',
  path: '/ops/api/content/downloads/:platform',
  summary: 'Changes what is said of an app.',
  access: writers,
  input: fields({
    platform: Type.Enum([...downloadPlatforms]),
    ...downloadContent,
    edition: count(),
    reason,
  }),
  reply: downloadEntry,
  errors: ['changed_meanwhile', 'nothing_changed', 'text_too_long'],
})

declare module '../contract.ts' {
  interface ContractModules {
    contentDesk: typeof import('./content-desk.ts')
  }
}
