import { useQuery } from '@tanstack/react-query'
import type { Topic } from '@baize/contract/content/content'
import type { TopicSection } from '@baize/contract/content/content-names'
import type { TextKey } from '@baize/texts/keys'
import { helpQuery } from '../api.ts'

/** The shelves of help in their order. News and blog are read page by page, so they are a place and not a topic. */
export const sections = [
  { section: 'HELP', title: 'content.sectionHelp' },
  { section: 'LEGAL', title: 'content.sectionLegal' },
  { section: 'ABOUT', title: 'content.sectionAbout' },
] as const satisfies readonly { section: TopicSection; title: TextKey }[]

/** Places of help whose content is not a topic of the operator's: lists of articles, and the form of support. */
export const helpPlaces = {
  news: { title: 'shell.news', about: 'shell.newsAbout', articles: 'NEWS' },
  blog: { title: 'shell.blog', about: 'content.blogAbout', articles: 'BLOG' },
  feedback: { title: 'shell.feedback', about: 'shell.feedbackAbout', articles: undefined },
} as const satisfies Record<
  string,
  { title: TextKey; about: TextKey; articles: 'NEWS' | 'BLOG' | undefined }
>

export type PlaceId = keyof typeof helpPlaces

export function isPlace(id: string): id is PlaceId {
  return Object.hasOwn(helpPlaces, id)
}

export function useTopics() {
  const { data, error, refetch } = useQuery(helpQuery)
  return { topics: data, error, retry: refetch }
}

/** Topics whose title, summary or text has every word that was typed. */
export function findTopics(topics: readonly Topic[], typed: string): readonly Topic[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return topics
  return topics.filter(({ title, summary, content }) => {
    const text = `${title} ${summary} ${content.replaceAll(/<[^>]*>/g, ' ')}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
