import type { Audience, DeskFeedback, FeedbackCategory, MessageKind } from '@baize/contract/support'
import type { TextKey } from '@baize/texts/keys'

export const kindNames = {
  site: 'inbox.kindSite',
  personal: 'inbox.kindPersonal',
  promo: 'inbox.kindPromo',
} as const satisfies Record<MessageKind, TextKey>

export const kinds = Object.keys(kindNames) as readonly MessageKind[]

export const categoryNames = {
  game: 'inbox.categoryGame',
  money: 'inbox.categoryMoney',
  account: 'inbox.categoryAccount',
  site: 'inbox.categorySite',
  idea: 'inbox.categoryIdea',
  other: 'inbox.categoryOther',
} as const satisfies Record<FeedbackCategory, TextKey>

export const categories = Object.keys(categoryNames) as readonly FeedbackCategory[]

export const stateNames = {
  open: 'inbox.stateOpen',
  answered: 'inbox.stateAnswered',
  closed: 'inbox.stateClosed',
} as const satisfies Record<DeskFeedback['state'], TextKey>

export const states = Object.keys(stateNames) as readonly DeskFeedback['state'][]

export const audienceNames = {
  member: 'inbox.toMember',
  tag: 'inbox.toTag',
  type: 'inbox.toType',
  all: 'inbox.toAll',
} as const satisfies Record<Audience['to'], TextKey>
