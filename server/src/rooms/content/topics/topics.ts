import { longest, neededTopics, type TopicSection } from '@baize/contract/content/content-names'
import { isBlankHtml } from '@baize/kernel/html'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { createEntries, type ContentAct, type EntryDeps } from '../entries.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { checkLength, cleanWords, requireWords, writtenWords } from '../rules.ts'
import * as store from './store.ts'
import type { TopicContent, TopicRow } from './store.ts'

export { insertTopic, listTopics } from './store.ts'
export type { TopicRow, TopicWords } from './store.ts'

/** As an operator sends it: the picture by its address, or none. */
export type TopicDraft = Omit<TopicContent, 'picture' | 'art'> & {
  readonly pictureUrl: string | null
}

type Refusal = 'text_empty' | 'text_too_long' | 'image_invalid' | 'page_needed' | 'list_full'
type Changed = 'not_found' | 'changed_meanwhile'

/** Topics of help, and articles. */
export type ContentTopics = {
  list(): Promise<TopicRow[]>
  find(id: string): Promise<TopicRow | undefined>
  /** Adds a topic at the end of its section; its id is the hash under which help opens it. */
  create(
    id: string,
    draft: TopicDraft,
    act: ContentAct,
  ): Promise<Result<TopicRow, Refusal | 'name_taken'>>
  change(
    which: { readonly id: string; readonly version: number },
    draft: TopicDraft,
    act: ContentAct,
  ): Promise<Result<TopicRow, Refusal | Changed | 'nothing_changed'>>
  /** Refuses for a topic that pages of ours link to. */
  remove(
    which: { readonly id: string; readonly version: number },
    act: ContentAct,
  ): Promise<Result<undefined, Changed | 'page_needed'>>
  order(
    section: TopicSection,
    ids: readonly string[],
    act: ContentAct,
  ): Promise<Result<undefined, 'changed_meanwhile' | 'nothing_changed'>>
}

type Deps = EntryDeps & { readonly pictures: Pick<Pictures, 'resolve'> }

const most: Record<'topics' | 'articles', number> = { topics: 60, articles: 400 }

export function createContentTopics(deps: Deps): ContentTopics {
  const entries = createEntries<TopicRow, TopicContent>(deps, {
    name: 'topic',
    find: store.findTopic,
    insert: store.insertTopic,
    update: store.updateTopic,
    remove: store.deleteTopic,
    contentOf,
  })

  const check = async (tx: Transaction, id: string, { pictureUrl, ...draft }: TopicDraft) => {
    const words = writtenWords(cleanTopicWords(draft.words))
    const said = requireWords(words, ({ title, content }) => title !== '' && !isBlankHtml(content))
    if (!said.ok) return said
    const length = checkLength(words, 'content', longest.topic)
    if (!length.ok) return length
    // Help would not find it among the articles.
    if (isNeeded(id) && (!draft.enabled || isArticle(draft.section))) return refuse('page_needed')
    const others = (await store.listIds(tx, draft.section)).filter((other) => other !== id)
    const room = isArticle(draft.section) ? most.articles : most.topics
    if (others.length >= room) return refuse('list_full')
    if (pictureUrl === null) return ok({ ...draft, words, picture: null, art: null })
    const picture = await deps.pictures.resolve(tx, pictureUrl)
    return picture.ok ? ok({ ...draft, ...picture.value, words }) : picture
  }

  return {
    list: async () => (await store.listTopics(deps.db)).map(cleanTopic),
    async find(id) {
      const row = await store.findTopic(deps.db, id)
      return row && cleanTopic(row)
    },
    create: (id, draft, act) =>
      entries.create(
        id,
        async (tx) =>
          (await store.findTopic(tx, id)) ? refuse('name_taken') : await check(tx, id, draft),
        act,
      ),
    change: (which, draft, act) => entries.change(which, (tx) => check(tx, which.id, draft), act),
    remove: async (which, act) =>
      isNeeded(which.id) ? refuse('page_needed') : await entries.remove(which, act),
    order: (section, ids, act) =>
      entries.order(
        section,
        ids,
        { read: (tx) => store.listIds(tx, section), write: store.placeTopics },
        act,
      ),
  }
}

export const isNeeded = (id: string) => (neededTopics as readonly string[]).includes(id)
export const isArticle = (section: TopicSection) => section === 'NEWS' || section === 'BLOG'

function contentOf(row: TopicRow): TopicContent {
  const { section, picture, art, words, publishedAt, enabled } = row
  return { section, picture, art, words, publishedAt, enabled }
}

const cleanTopicWords = (words: TopicContent['words']) => cleanWords(words, { content: 'page' })

/** A topic as it may be shown, whatever way it came into the table. */
export function cleanTopic(row: TopicRow): TopicRow {
  return { ...row, words: cleanTopicWords(row.words) }
}
