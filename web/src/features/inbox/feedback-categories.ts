import type { FeedbackCategory } from '@baize/contract/support'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<FeedbackCategory, TextKey>> = {
  game: 'inbox.categoryGame',
  money: 'inbox.categoryMoney',
  account: 'inbox.categoryAccount',
  site: 'inbox.categorySite',
  idea: 'inbox.categoryIdea',
  other: 'inbox.categoryOther',
}

export const feedbackCategories = Object.entries(names).map(([value, name]) => ({
  value: value as FeedbackCategory,
  name,
}))
