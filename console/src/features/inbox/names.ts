import type {
  Audience,
  DeskFeedback,
  FeedbackCategory,
  MessageKind,
} from '@baize/contract/support/support'
import type { TextKey } from '@baize/texts/keys'

export const messageKindNames = {
  site: 'support.kindSite',
  personal: 'support.kindPersonal',
  promo: 'support.kindPromo',
} as const satisfies Record<MessageKind, TextKey>

export const messageKinds = Object.keys(messageKindNames) as readonly MessageKind[]

export const feedbackCategoryNames = {
  game: 'support.categoryGame',
  money: 'support.categoryMoney',
  account: 'support.categoryAccount',
  site: 'support.categorySite',
  idea: 'support.categoryIdea',
  other: 'support.categoryOther',
} as const satisfies Record<FeedbackCategory, TextKey>

export const feedbackCategories = Object.keys(feedbackCategoryNames) as readonly FeedbackCategory[]

export const feedbackStateNames = {
  open: 'support.stateOpen',
  answered: 'support.stateAnswered',
  closed: 'support.stateClosed',
} as const satisfies Record<DeskFeedback['state'], TextKey>

export const feedbackStates = Object.keys(feedbackStateNames) as readonly DeskFeedback['state'][]

export const audienceNames = {
  member: 'support.toMember',
  tag: 'support.toTag',
  type: 'support.toType',
  all: 'support.toAll',
} as const satisfies Record<Audience['to'], TextKey>
