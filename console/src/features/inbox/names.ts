import type { Audience, DeskFeedback, FeedbackCategory, MessageKind } from '@baize/contract/support'
import type { TextKey } from '@baize/texts/keys'

export const kindNames = {
  site: 'support.kindSite',
  personal: 'support.kindPersonal',
  promo: 'support.kindPromo',
} as const satisfies Record<MessageKind, TextKey>

export const kinds = Object.keys(kindNames) as readonly MessageKind[]

export const categoryNames = {
  game: 'support.categoryGame',
  money: 'support.categoryMoney',
  account: 'support.categoryAccount',
  site: 'support.categorySite',
  idea: 'support.categoryIdea',
  other: 'support.categoryOther',
} as const satisfies Record<FeedbackCategory, TextKey>

export const categories = Object.keys(categoryNames) as readonly FeedbackCategory[]

export const stateNames = {
  open: 'support.stateOpen',
  answered: 'support.stateAnswered',
  closed: 'support.stateClosed',
} as const satisfies Record<DeskFeedback['state'], TextKey>

export const states = Object.keys(stateNames) as readonly DeskFeedback['state'][]

export const audienceNames = {
  member: 'support.toMember',
  tag: 'support.toTag',
  type: 'support.toType',
  all: 'support.toAll',
} as const satisfies Record<Audience['to'], TextKey>
