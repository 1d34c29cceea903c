import type { AnyDocument } from '@baize/contract/document'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Documents, OpenDocument, Version } from './documents.ts'

export function serveDocuments(http: Http, documents: Documents): void {
  documents.onOpen((document) => serveDocument(http, document))
}

const defaultPage = 30
const newest = 2 ** 31 - 1

function serveDocument(http: Http, opened: OpenDocument<AnyDocument>): void {
  const { get, saveDraft, publish, listVersions } = opened.document.calls
  serve(http, get, async () => {
    const { live, draft } = await opened.get()
    return ok({
      live: showVersion(live),
      draft: draft && { ...draft, at: draft.at.toISOString() },
    })
  })
  serve(http, saveDraft, async (input, call) => {
    const saved = await opened.saveDraft({ ...input, operator: operatorOf(call) })
    return saved.ok ? ok({}) : saved
  })
  serve(http, publish, (input, call) => opened.publish({ ...input, operator: operatorOf(call) }))
  serve(http, listVersions, async ({ cursor, limit = defaultPage }) => {
    const below = readCursor(cursor)
    const found = await opened.listVersions({ below, limit: limit + 1 })
    const items = found.slice(0, limit).map(showVersion)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items, next: last ? String(last.version) : null })
  })
}

function showVersion({ version, content, at, by, reason }: Version<unknown>) {
  return { version, content, at: at.toISOString(), by, reason }
}

/** A cursor that we did not write starts from the beginning. */
function readCursor(cursor: string | undefined): number {
  return cursor !== undefined && /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : newest
}
