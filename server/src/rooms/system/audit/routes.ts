import {
  getAuditEntry,
  listAudit,
  proveAudit,
  type AuditEntry,
} from '@baize/contract/system/operators'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Audit } from './audit.ts'
import type { AuditFilter, StoredEntry } from './store.ts'

const defaultPage = 50
const largestSequence = 2n ** 63n - 1n

export function serveAudit(http: Http, audit: Audit): void {
  serve(
    http,
    listAudit,
    async ({ cursor, limit = defaultPage, from, to, ...words }, { language }) => {
      const below = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
      const filter: AuditFilter = {
        ...filled(words),
        ...(from === undefined ? {} : { from: new Date(from) }),
        ...(to === undefined ? {} : { to: new Date(to) }),
      }
      const page = { limit: limit + 1, ...(below === undefined ? {} : { below }) }
      const found = await audit.list(filter, page)
      const say = (action: string) => audit.say(action, language)
      const items = found.slice(0, limit).map((entry) => showEntry(entry, say))
      const next = found.length > limit ? (items.at(-1)?.sequence ?? null) : null
      const { actions, actors } = await audit.words()
      return ok({
        items,
        next,
        actors,
        actions: actions.map((action) => ({ action, says: say(action) })),
      })
    },
  )

  serve(http, getAuditEntry, async ({ sequence }, { language }) => {
    const wanted = BigInt(sequence)
    const found = wanted > largestSequence ? undefined : await audit.find(wanted)
    if (!found) return refuse('not_found')
    const { entry, before, after, hashedText, recomputedHash } = found
    return ok({
      entry: showEntry(entry, (action) => audit.say(action, language)),
      ip: entry.ip,
      requestId: entry.requestId,
      before,
      after,
      previousHash: entry.previousHash,
      recomputedHash,
      hashedText,
    })
  })

  serve(http, proveAudit, async () => {
    const { entries, at, brokenAt, tail, ...proof } = await audit.prove()
    return ok({
      ...proof,
      entries: entries.toString(),
      at: at.toISOString(),
      brokenAt: brokenAt === null ? null : brokenAt.toString(),
      tail: tail.map(({ sequence, hash }) => ({ sequence: sequence.toString(), hash })),
    })
  })
}

/** An empty filter filters nothing. */
function filled(words: { text?: string; actor?: string; action?: string }): AuditFilter {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''))
}

function showEntry(entry: StoredEntry, say: (action: string) => string): AuditEntry {
  const { sequence, at, actorId, actor, roles, action, object, reason, hash } = entry
  return {
    sequence: sequence.toString(),
    at: at.toISOString(),
    actorId,
    actor,
    roles,
    action,
    says: say(action),
    object,
    reason,
    hash,
  }
}
