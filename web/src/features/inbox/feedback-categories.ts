import type { FeedbackCategory } from '@baize/contract/support/support'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<FeedbackCategory, TextKey>> = {
  game: 'support.categoryGame',
  money: 'support.categoryMoney',
  account: 'support.categoryAccount',
  site: 'support.categorySite',
  idea: 'support.categoryIdea',
  other: 'support.categoryOther',
}

export const feedbackCategories = Object.entries(names).map(([value, name]) => ({
  value: value as FeedbackCategory,
  name,
}))
