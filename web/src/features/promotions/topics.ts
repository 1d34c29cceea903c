import type { OfferTopic } from '@baize/contract/promotions/offer'
import type { TextKey } from '@baize/texts/keys'

export type { OfferTopic } from '@baize/contract/promotions/offer'

export const topicNames: Readonly<Record<OfferTopic, TextKey>> = {
  slots: 'shell.categorySlots',
  live: 'shell.categoryLive',
  sports: 'shell.categorySports',
  deposit: 'shell.deposit',
  vip: 'promotions-pages.topicVip',
  friend: 'promotions-pages.topicFriend',
  other: 'promotions-pages.topicOther',
}

/** In the order of the tabs. */
export const offerTopics = Object.keys(topicNames) as OfferTopic[]
