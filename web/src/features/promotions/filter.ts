import { offerTopics, type OfferTopic } from './topics.ts'
import type { PromotionCard, PromotionStatus } from '@baize/contract/promotions/promotions'
import type { Span } from '@baize/kernel/time'

/** What the chips choose among: many words of the product, few that a visitor looks for. */
export const statusGroups = ['open', 'joined', 'coming', 'ended'] as const
export type StatusGroup = (typeof statusGroups)[number]

export const periods = ['next7', 'next30'] as const
export type Period = (typeof periods)[number]

export type Filter = {
  readonly topic: OfferTopic | ''
  readonly status: StatusGroup | ''
  readonly period: Period | ''
}

const groups: Readonly<Record<PromotionStatus, StatusGroup>> = {
  'coming soon': 'coming',
  open: 'open',
  rejected: 'open',
  joined: 'joined',
  signed: 'joined',
  applying: 'joined',
  issued: 'joined',
  process: 'joined',
  claimed: 'ended',
  closed: 'ended',
}

export const groupOf = ({ status }: Pick<PromotionCard, 'status'>): StatusGroup => groups[status]

/** What the address asks for; a word that nobody knows asks for nothing. */
export function readFilter(search: Readonly<Record<string, string>>): Filter {
  return {
    topic: offerTopics.find((topic) => topic === search['topic']) ?? '',
    status: statusGroups.find((status) => status === search['status']) ?? '',
    period: periods.find((period) => period === search['when']) ?? '',
  }
}

type Shown = Pick<PromotionCard, 'topic' | 'status' | 'from' | 'until'>

/** Those of a topic that run at some moment of the days; how many of each state there are is counted among these. */
export function withinOf<Card extends Shown>(
  cards: readonly Card[],
  { topic }: Filter,
  span: Span | undefined,
): Card[] {
  return cards.filter(
    (card) =>
      (topic === '' || card.topic === topic) &&
      (span === undefined ||
        (new Date(card.from) < span.end &&
          new Date(card.until) > span.start &&
          groupOf(card) !== 'ended')),
  )
}

/** Topics without an offer have no tab. */
export function topicsOf(cards: readonly Pick<PromotionCard, 'topic'>[]): OfferTopic[] {
  return offerTopics.filter((topic) => cards.some((card) => card.topic === topic))
}
