import type { TopicEntry } from '@baize/contract/content/content-desk'
import type { TopicSection } from '@baize/contract/content/content-names'
import type { TextKey } from '@baize/texts/keys'

export type TopicDraft = Pick<TopicEntry, 'section' | 'words' | 'publishedAt' | 'enabled'> & {
  readonly id: string
  readonly pictureUrl: string | null
}

export const blankTopicWords: TopicEntry['words']['EN'] = { title: '', summary: '', content: '' }

export function newTopic(section: TopicSection, now: Date): TopicDraft {
  return {
    id: '',
    section,
    words: { EN: blankTopicWords },
    publishedAt: now.toISOString(),
    enabled: true,
    pictureUrl: null,
  }
}

export function topicDraftOf({
  id,
  section,
  words,
  publishedAt,
  enabled,
  picture,
}: TopicEntry): TopicDraft {
  return { id, section, words, publishedAt, enabled, pictureUrl: picture?.url ?? null }
}

export const isTopicId = (id: string) => /^[a-z][a-z0-9-]{1,39}$/.test(id)
export const isArticle = (section: TopicSection) => section === 'NEWS' || section === 'BLOG'

export const sectionNames = {
  HELP: 'content-desk.sectionHelp',
  LEGAL: 'content-desk.sectionLegal',
  ABOUT: 'content-desk.sectionAbout',
  NEWS: 'content-desk.sectionNews',
  BLOG: 'content-desk.sectionBlog',
} as const satisfies Record<TopicSection, TextKey>
