import {
  brandCalls,
  cashierCalls,
  linksCalls,
  policyCalls,
  securityCalls,
  regionsCalls,
  registrationCalls,
  statusCalls,
  supportCalls,
  whitelabelCalls,
  type DocumentName,
} from '@baize/contract/documents'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Documents, Version } from './documents.ts'

/** The calls of a document differ only in their content, so the handlers are written for one of them. */
type DocumentCalls = typeof statusCalls

const calls: Readonly<Record<DocumentName, DocumentCalls>> = {
  status: statusCalls,
  regions: regionsCalls as unknown as DocumentCalls,
  brand: brandCalls as unknown as DocumentCalls,
  whitelabel: whitelabelCalls as unknown as DocumentCalls,
  registration: registrationCalls as unknown as DocumentCalls,
  links: linksCalls as unknown as DocumentCalls,
  policy: policyCalls as unknown as DocumentCalls,
  security: securityCalls as unknown as DocumentCalls,
  cashier: cashierCalls as unknown as DocumentCalls,
  support: supportCalls as unknown as DocumentCalls,
}

export function serveDocuments(http: Http, documents: Documents): void {
  for (const name of Object.keys(calls) as DocumentName[]) {
    // The cast of the calls above, undone: from here on the content is that of `name` again.
    serveDocument(http, documents, name as 'status', calls[name])
  }
}

const defaultPage = 30
const newest = 2 ** 31 - 1

function serveDocument(
  http: Http,
  documents: Documents,
  name: 'status',
  { get, saveDraft, publish, listVersions }: DocumentCalls,
): void {
  serve(http, get, async () => {
    const { live, draft } = await documents.get(name)
    return ok({
      live: showVersion(live),
      draft: draft && { ...draft, at: draft.at.toISOString() },
    })
  })
  serve(http, saveDraft, async (input, call) => {
    const saved = await documents.saveDraft(name, { ...input, operator: operatorOf(call) })
    return saved.ok ? ok({}) : saved
  })
  serve(http, publish, (input, call) =>
    documents.publish(name, { ...input, operator: operatorOf(call) }),
  )
  serve(http, listVersions, async ({ cursor, limit = defaultPage }) => {
    const below = readCursor(cursor)
    const found = await documents.listVersions(name, { below, limit: limit + 1 })
    const items = found.slice(0, limit).map(showVersion)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items, next: last ? String(last.version) : null })
  })
}

function showVersion({ version, content, at, by, reason }: Version<'status'>) {
  return { version, content, at: at.toISOString(), by, reason }
}

/** A cursor that we did not write starts from the beginning. */
function readCursor(cursor: string | undefined): number {
  return cursor !== undefined && /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : newest
}
