import type { InboxMessage } from '@baize/contract/support/support'
import { defaultLanguage, type Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { isSiteLink } from '../links.ts'
import type { MemberId } from '../people.ts'
import {
  noticeWords,
  packValues,
  type NoticeKey,
  type NoticeValues,
  type Reader,
} from './notices.ts'
import type { InboxNews } from './news.ts'
import * as store from './store.ts'

export type { NoticeKey, NoticeValues } from './notices.ts'
export { noticeWords, packValues } from './notices.ts'
export { createInboxNews, type InboxNews } from './news.ts'

export type Notice = {
  /** From what it tells of, so that the same thing is told once. At most 50 characters. */
  readonly id: string
  readonly member: MemberId
  readonly about: NoticeKey
  readonly values?: NoticeValues
  /** A page of the site. */
  readonly link?: string
}

export type InboxAsk = Omit<store.InboxFilter, 'member'> & { readonly language: Language }

export type InboxPage = {
  readonly items: readonly InboxMessage[]
  /** Where the next page begins; nothing when this is the last. */
  readonly next: bigint | undefined
}

export type Inbox = {
  /**
   * Writes a message of ours into a member's inbox, in the caller's transaction; the same id once. The words are
   * `support.<about>Title` and `support.<about>Text`, put together in the reader's language when read.
   */
  tell(tx: Transaction, notice: Notice): Promise<void>
  /** The same; answers whether it is new. */
  write(tx: Transaction, notice: Notice): Promise<boolean>
  /** Newest first, in the reader's language. */
  list(member: string, ask: InboxAsk): Promise<InboxPage>
  countUnread(member: string): Promise<number>
  /** Marks the named ones as read, or all; answers how many were not yet. Those of others are not touched. */
  read(member: string, ids?: readonly string[]): Promise<number>
  /** Takes the named ones out of the inbox; answers how many were in it. */
  remove(member: string, ids: readonly string[]): Promise<number>
  /** Removes what was kept long enough; answers how many. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly news: InboxNews
  /** Counts, for what operators sent, that it was read. */
  readonly noteRead: (tx: Transaction, sendings: readonly string[]) => Promise<void>
  /** Where the brand's clock stands. */
  readonly zone: () => string
}

/** Half a year: longer than any order or dispute that a message can be about stays open. */
const keptMs = 183 * 86_400_000

export function createInbox({ db, now, news, noteRead, zone }: Deps): Inbox {
  const write: Inbox['write'] = async (tx, { id, member, about, values = {}, link = '' }) => {
    if (!isSiteLink(link)) throw new Error(`A notice leads to no page of the site: ${link}`)
    const row = { id, member, at: now(), about, values: packValues(values), link }
    const isNew = await store.insertNotice(tx, row)
    if (isNew) tx.afterCommit(() => news.tell([member]))
    return isNew
  }

  return {
    tell: async (tx, notice) => void (await write(tx, notice)),
    write,
    async list(member, { language, limit, ...filter }) {
      const found = await store.listMessages(db, { ...filter, member, limit: limit + 1 })
      const reader = { language, zone: zone() }
      const page = found.slice(0, limit)
      return {
        items: page.map((message) => showMessage(message, reader)),
        next: found.length > limit ? page.at(-1)?.number : undefined,
      }
    },
    async countUnread(member) {
      const [counted] = await store.countUnread(db, [member])
      return counted?.unread ?? 0
    },
    read: (member, ids) =>
      db.transaction(async (tx) => {
        const read = await store.markRead(tx, member, now(), ids)
        await noteRead(
          tx,
          read.flatMap((sending) => sending ?? []),
        )
        if (read.length > 0) tx.afterCommit(() => news.tell([member]))
        return read.length
      }),
    remove: (member, ids) =>
      db.transaction(async (tx) => {
        const removed = await store.markRemoved(tx, member, now(), ids)
        if (removed > 0) tx.afterCommit(() => news.tell([member]))
        return removed
      }),
    sweep: (tx) => store.removeOld(tx, new Date(now().getTime() - keptMs)),
  }
}

function showMessage(message: store.StoredMessage, reader: Reader): InboxMessage {
  const { id, kind, at, link, isRead } = message
  return { id, kind, link, at: at.toISOString(), isRead, ...wordsOf(message, reader) }
}

function wordsOf({ title, body, notice, noticed }: store.StoredMessage, reader: Reader) {
  if (notice !== null) return noticeWords(notice, noticed ?? {}, reader)
  const { language } = reader
  // Either both in the reader's language or both in English: never a title in one and a text in the other.
  const isWritten = title?.[language] !== undefined && body?.[language] !== undefined
  const chosen = isWritten ? language : defaultLanguage
  return { title: title?.[chosen] ?? '', text: body?.[chosen] ?? '' }
}
