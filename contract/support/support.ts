import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  list,
  madeId,
  moment,
  nextCursor,
  nothing,
  perLanguage,
  pictureBody,
  pictureBytes,
  reason,
  shortText,
  times,
} from '../schema.ts'

/** What the house writes to members, and what people write to the house. */

const own = ['member', 'agent'] as const

export const messageKinds = ['site', 'personal', 'promo'] as const
export type MessageKind = (typeof messageKinds)[number]
const messageKind = Type.Enum([...messageKinds])

export const inboxMessage = fields({
  id: shortText(50),
  kind: messageKind,
  title: shortText(200),
  /** Plain text; empty lines part paragraphs. */
  text: shortText(4000),
  /** A page of the site that it is about, such as `/member?m=withdraw`; empty when none. */
  link: shortText(300),
  at: moment,
  isRead: Type.Boolean(),
})
export type InboxMessage = Static<typeof inboxMessage>

export const listInbox = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  summary: 'The own inbox, newest first, in the caller’s language.',
  access: own,
  input: fields({
    ...cursorPage,
    kind: Type.Optional(messageKind),
    unread: Type.Optional(Type.Boolean()),
  }),
  reply: fields({ items: list(inboxMessage, 100), next: nextCursor, unread: count() }),
  errors: [],
})

export const getUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages wait to be read.',
  access: own,
  input: nothing,
  reply: fields({ count: count() }),
  errors: [],
})

const chosen = {
  /** Those that are meant; all when absent. */
  ids: Type.Optional(list(shortText(50), 100)),
}

export const readMessages = endpoint({
  method: 'PUT',
  path: '/wps/relay/CSP_readMessages',
  summary: 'Marks messages as read.',
  access: own,
  input: fields(chosen),
  reply: fields({ count: count() }),
  errors: [],
})

export const removeMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_removeMessages',
  summary: 'Takes messages out of the inbox.',
  access: own,
  input: fields({ ids: list(shortText(50), 100) }),
  reply: fields({ count: count() }),
  errors: [],
})

export const feedbackCategories = ['game', 'money', 'account', 'site', 'idea', 'other'] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]
const feedbackCategory = Type.Enum([...feedbackCategories])

export const getFeedbackRules = endpoint({
  method: 'GET',
  path: '/wps/feedback',
  summary: 'How long a feedback may be, and how many pictures it may have.',
  access: 'everyone',
  input: nothing,
  reply: fields({ min: count(), max: count(), mostPictures: count() }),
  errors: [],
})

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  summary:
    'Takes feedback from anybody. The same id is taken once; its pictures follow by themselves.',
  access: 'everyone',
  perMinute: 6,
  countedBy: 'address',
  input: fields({
    id: madeId('fbk'),
    category: feedbackCategory,
    text: shortText(4000),
    /** How to answer a visitor; empty when no answer is wanted. */
    contact: shortText(200),
  }),
  reply: fields({ id: shortText(50) }),
  errors: ['text_too_short', 'text_too_long', 'id_used_differently'],
})

export const addFeedbackPicture = endpoint({
  method: 'PUT',
  path: '/wps/feedback/:id/pictures/:place',
  summary: 'Adds a picture to a feedback that the caller has just sent. A place is taken once.',
  access: 'everyone',
  perMinute: 12,
  countedBy: 'address',
  ...pictureBody,
  input: fields({ id: madeId('fbk'), place: times(1, 3), picture: pictureBytes }),
  reply: nothing,
  errors: ['not_found', 'image_invalid', 'image_too_large', 'id_used_differently'],
})

export const deskFeedback = fields({
  id: shortText(50),
  at: moment,
  category: feedbackCategory,
  text: shortText(4000),
  contact: shortText(200),
  /** Empty for a visitor. */
  member: shortText(50),
  account: shortText(60),
  language: shortText(5),
  pictures: count(3),
  state: Type.Enum(['open', 'answered', 'closed']),
  answer: shortText(4000),
  answeredBy: shortText(60),
})
export type DeskFeedback = Static<typeof deskFeedback>

const readers = ['admin', 'risk', 'support', 'auditor'] as const
const writers = ['admin', 'support'] as const

export const listFeedback = endpoint({
  method: 'GET',
  path: '/ops/api/feedback',
  summary: 'Feedback; what is open by age, the rest newest first.',
  access: readers,
  input: fields({
    ...cursorPage,
    state: Type.Enum(['open', 'answered', 'closed']),
    category: Type.Optional(feedbackCategory),
  }),
  reply: fields({ items: list(deskFeedback, 100), next: nextCursor, open: count() }),
  errors: [],
})

export const getFeedback = endpoint({
  method: 'GET',
  path: '/ops/api/feedback/:id',
  summary: 'One feedback with its pictures as data addresses.',
  access: readers,
  look: { action: 'feedback.viewed', object: 'feedback :id' },
  input: fields({ id: shortText(50) }),
  reply: fields({ feedback: deskFeedback, pictures: list(shortText(7_100_000), 3) }),
  errors: ['not_found'],
})

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/ops/api/feedback/:id',
  summary: 'Answers a feedback, into the inbox of a member, or closes it without an answer.',
  access: writers,
  input: fields({ id: shortText(50), answer: shortText(4000), close: Type.Boolean(), reason }),
  reply: deskFeedback,
  errors: ['not_found', 'already_decided', 'text_empty'],
})

/** The ways to talk with the house. */
export const chatModels = ['LIVECHAT', 'MESSAGING', 'LEAVE_MESSAGE'] as const
export type ChatModel = (typeof chatModels)[number]
const chatModel = Type.Enum([...chatModels])

export const listChatModels = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  summary: 'The ways to talk with the house; a message can always be left.',
  access: 'everyone',
  input: nothing,
  reply: fields({ list: list(fields({ model: chatModel }), 10) }),
  errors: [],
})

export const launchChat = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary:
    'Where a talk begins; the page for leaving a message where the operator has no such chat.',
  access: 'everyone',
  input: fields({ model: Type.Optional(chatModel) }),
  reply: fields({ chatUrl: filledText(500) }),
  errors: [],
})

/** Who a message goes to. */
const audience = Type.Union([
  fields({ to: Type.Literal('member'), member: filledText(60) }),
  fields({ to: Type.Literal('tag'), tag: filledText(30) }),
  fields({ to: Type.Literal('type'), type: Type.Enum(['member', 'agent']) }),
  fields({ to: Type.Literal('all') }),
])
export type Audience = Static<typeof audience>

const words = { title: perLanguage(200), text: perLanguage(4000), link: shortText(300) }

export const messageTemplate = fields({
  id: shortText(50),
  name: filledText(80),
  kind: messageKind,
  ...words,
  version: count(),
  changedAt: moment,
  changedBy: shortText(60),
})
export type MessageTemplate = Static<typeof messageTemplate>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/ops/api/messages/templates',
  summary: 'Messages prepared for sending, by name.',
  access: readers,
  input: nothing,
  reply: fields({ items: list(messageTemplate, 200) }),
  errors: [],
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/ops/api/messages/templates',
  summary: 'Adds a template, or changes the one with this id.',
  access: writers,
  input: fields({
    id: Type.Optional(shortText(50)),
    version: Type.Optional(count()),
    name: filledText(80),
    kind: messageKind,
    ...words,
    reason,
  }),
  reply: messageTemplate,
  errors: [
    'not_found',
    'changed_meanwhile',
    'name_taken',
    'text_empty',
    'link_invalid',
    'list_full',
  ],
})

export const removeTemplate = endpoint({
  method: 'POST',
  path: '/ops/api/messages/templates/:id/remove',
  summary: 'Removes a template; what was sent with it stays.',
  access: writers,
  input: fields({ id: shortText(50), reason }),
  reply: nothing,
  errors: ['not_found'],
})

export const countAudience = endpoint({
  method: 'POST',
  path: '/ops/api/messages/count',
  summary: 'How many members a message would reach. Who is excluded gets none but personal ones.',
  access: writers,
  input: fields({ audience, kind: messageKind }),
  reply: fields({ members: count() }),
  errors: ['unknown_member'],
})

export const sentMessage = fields({
  id: shortText(50),
  at: moment,
  by: shortText(60),
  kind: messageKind,
  title: shortText(200),
  audience,
  sent: count(),
  read: count(),
  state: Type.Enum(['sending', 'sent']),
})
export type SentMessage = Static<typeof sentMessage>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/ops/api/messages/send',
  summary: 'Writes to members. The same id is sent once.',
  access: writers,
  input: fields({ id: madeId('snd'), audience, kind: messageKind, ...words, reason }),
  reply: sentMessage,
  errors: ['unknown_member', 'text_empty', 'link_invalid', 'id_used_differently'],
})

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/ops/api/messages/sent',
  summary: 'What was written to members, newest first, and how many read it.',
  access: readers,
  input: fields(cursorPage),
  reply: fields({ items: list(sentMessage, 100), next: nextCursor }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    support: typeof import('./support.ts')
  }
}
