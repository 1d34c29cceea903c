import { isDeepStrictEqual } from 'node:util'
import {
  downloadPlatforms,
  longest,
  type DownloadPlatform,
} from '@baize/contract/content/content-names'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { actedBy } from '../../system/system.ts'
import type { ContentAct, EntryDeps } from '../entries.ts'
import { checkLength, cleanWords, writtenWords } from '../rules.ts'
import { takeContentTurn } from '../store.ts'
import * as store from './store.ts'
import type { DownloadContent, DownloadRow } from './store.ts'

export { listDownloads } from './store.ts'
export type { DownloadContent, DownloadRow } from './store.ts'

/** What is said of the apps. Their addresses are among the links that the system room keeps. */
export type Downloads = {
  /** One for each platform; edition 0 where nobody said anything yet. */
  list(): Promise<DownloadRow[]>
  change(
    which: { readonly platform: DownloadPlatform; readonly edition: number },
    content: DownloadContent,
    act: ContentAct,
  ): Promise<Result<DownloadRow, 'changed_meanwhile' | 'nothing_changed' | 'text_too_long'>>
}

export function createDownloads({ db, now, ...deps }: EntryDeps): Downloads {
  const audit = deps.audit.open({ 'download.changed': 'ops.actionDownloadChanged' })
  return {
    list: async () => completeDownloads(await store.listDownloads(db)),
    async change({ platform, edition }, content, { operator, reason }) {
      return await db.transaction(async (tx) => {
        await takeContentTurn(tx, 'download')
        const before = (await store.findDownload(tx, platform)) ?? nothingSaid(platform)
        if (before.edition !== edition) return refuse('changed_meanwhile')
        const after = { ...content, words: writtenWords(cleanNotes(content.words)) }
        const length = checkLength(after.words, 'notes', longest.download)
        if (!length.ok) return length
        if (isDeepStrictEqual(contentOf(before), after)) return refuse('nothing_changed')
        const stamp = { edition: edition + 1, changedAt: now(), changedBy: operator.name }
        const row = { platform, ...after, ...stamp }
        await store.putDownload(tx, row)
        const change = { before: contentOf(before), after }
        const action = 'download.changed'
        await audit.write(tx, { ...actedBy(operator), action, object: platform, reason, ...change })
        return ok(row)
      })
    },
  }
}

/** Every platform, as it may be shown. */
export function completeDownloads(rows: readonly DownloadRow[]): DownloadRow[] {
  return downloadPlatforms.map((platform) => {
    const row = rows.find((found) => found.platform === platform)
    return row ? { ...row, words: cleanNotes(row.words) } : nothingSaid(platform)
  })
}

const nothingSaid = (platform: DownloadPlatform): DownloadRow => ({
  platform,
  version: '',
  sizeBytes: 0,
  checksum: '',
  requires: '',
  words: { EN: { notes: '' } },
  edition: 0,
  changedAt: new Date(0),
  changedBy: '',
})

function contentOf({ version, sizeBytes, checksum, requires, words }: DownloadRow) {
  return { version, sizeBytes, checksum, requires, words }
}

const cleanNotes = (words: DownloadContent['words']) => cleanWords(words, { notes: 'page' })
