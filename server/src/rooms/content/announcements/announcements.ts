import { longest, type AnnouncementKind } from '@baize/contract/content/content-names'
import { isBlankHtml } from '@baize/kernel/html'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { createEntries, type ContentAct, type EntryDeps } from '../entries.ts'
import { checkLength, checkWindow, cleanWords, requireWords, writtenWords } from '../rules.ts'
import * as store from './store.ts'
import type { AnnouncementContent, AnnouncementRow } from './store.ts'

export { insertAnnouncement, listAnnouncements } from './store.ts'
export type { AnnouncementContent, AnnouncementRow } from './store.ts'

type Refusal = 'text_empty' | 'text_too_long' | 'window_invalid' | 'invalid_setting' | 'list_full'
type Changed = 'not_found' | 'changed_meanwhile'

/** Notices of the marquee, and popups. */
export type Announcements = {
  /** Newest start first, shown or not. */
  list(kind?: AnnouncementKind): Promise<AnnouncementRow[]>
  create(draft: AnnouncementContent, act: ContentAct): Promise<Result<AnnouncementRow, Refusal>>
  change(
    which: { readonly id: string; readonly version: number },
    draft: AnnouncementContent,
    act: ContentAct,
  ): Promise<Result<AnnouncementRow, Refusal | Changed | 'nothing_changed'>>
  remove(
    which: { readonly id: string; readonly version: number },
    act: ContentAct,
  ): Promise<Result<undefined, Changed>>
}

type Deps = EntryDeps & { readonly makeId: IdMaker }

/** The wire has room for so many of both kinds. */
const mostOfKind = 100

export function createAnnouncements(deps: Deps): Announcements {
  const entries = createEntries<AnnouncementRow, AnnouncementContent>(deps, {
    name: 'announcement',
    find: store.findAnnouncement,
    insert: store.insertAnnouncement,
    update: store.updateAnnouncement,
    remove: store.deleteAnnouncement,
    contentOf,
  })

  const check = async (
    tx: Transaction,
    draft: AnnouncementContent,
    comesFrom?: AnnouncementKind,
  ) => {
    const words = writtenWords(cleanAnnouncementWords(draft.words))
    const isNotice = draft.kind === 'notice'
    const said = requireWords(
      words,
      ({ title, content }) => title !== '' && (isNotice || !isBlankHtml(content)),
    )
    if (!said.ok) return said
    const length = checkLength(words, 'content', longest.announcement)
    if (!length.ok) return length
    // The marquee is for everyone.
    if (isNotice && draft.execution !== 'B') {
      return refuse('invalid_setting', { setting: 'execution' })
    }
    const window = checkWindow(draft)
    if (!window.ok) return window
    const isMore = comesFrom !== draft.kind
    if (isMore && (await store.countKind(tx, draft.kind)) >= mostOfKind) return refuse('list_full')
    return ok({ ...draft, words })
  }

  return {
    async list(kind) {
      const rows = await store.listAnnouncements(deps.db)
      return rows.filter((row) => kind === undefined || row.kind === kind).map(cleanAnnouncement)
    },
    create: (draft, act) => entries.create(deps.makeId('ann'), (tx) => check(tx, draft), act),
    change: (which, draft, act) =>
      entries.change(
        which,
        async (tx) => check(tx, draft, (await store.findAnnouncement(tx, which.id))?.kind),
        act,
      ),
    remove: entries.remove,
  }
}

function contentOf(row: AnnouncementRow): AnnouncementContent {
  const { kind, type, execution, promotionType, words, startsAt, endsAt, enabled } = row
  return { kind, type, execution, promotionType, words, startsAt, endsAt, enabled }
}

const cleanAnnouncementWords = (words: AnnouncementContent['words']) =>
  cleanWords(words, { content: 'page' })

/** An announcement as it may be shown, whatever way it came into the table. */
export function cleanAnnouncement(row: AnnouncementRow): AnnouncementRow {
  return { ...row, words: cleanAnnouncementWords(row.words) }
}
