import { documentSchemas, type DocumentContent, type DocumentName } from '@baize/contract/documents'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { createLiveDocuments } from './live.ts'
import { createPublisher, type Change, type PublishDeps, type Published } from './publish.ts'
import { asKnown } from './rules.ts'
import * as store from './store.ts'

export type { Change, Published, PublishRefusal } from './publish.ts'
export type { CheckContrast } from './check.ts'

export const documentNames = Object.keys(documentSchemas) as readonly DocumentName[]

export type Version<Name extends DocumentName> = {
  readonly version: number
  readonly content: DocumentContent<Name>
  readonly at: Date
  readonly by: string
  readonly reason: string
}

export type Draft<Name extends DocumentName> = {
  readonly content: DocumentContent<Name>
  readonly baseVersion: number
  readonly at: Date
  readonly by: string
}

export type NewDraft<Name extends DocumentName> = Omit<Change<Name>, 'content' | 'reason'> & {
  readonly content: DocumentContent<Name> | null
}

export type Documents = {
  /** What holds now, from memory. Every node has it within a second of a publication. */
  live<Name extends DocumentName>(name: Name): DocumentContent<Name>
  get<Name extends DocumentName>(
    name: Name,
  ): Promise<{ live: Version<Name>; draft: Draft<Name> | null }>
  /** Keeps the one draft of a document; null throws it away. */
  saveDraft<Name extends DocumentName>(
    name: Name,
    draft: NewDraft<Name>,
  ): Promise<Result<undefined, 'changed_meanwhile'>>
  /**
   * Makes content the live version, in one commit with its audit entry and its event; or puts it before
   * a second person, where the policy says so.
   */
  publish<Name extends DocumentName>(name: Name, change: Change<Name>): Promise<Published>
  /** Newest first. */
  listVersions<Name extends DocumentName>(
    name: Name,
    page: { readonly below: number; readonly limit: number },
  ): Promise<Version<Name>[]>
  /** Reads what is newer in the database than in memory. */
  refresh(): Promise<void>
  /** Calls back after each new live version that this node learns of. */
  onChange(listener: (name: DocumentName, version: number) => void): void
  /** Hears of publications of other nodes; answers with what stops it. */
  listen(): Promise<() => void>
}

type Deps = PublishDeps & { readonly failed: (error: unknown) => void }

/** The documents of the room, all of them in memory. They must have been seeded. */
export async function createDocuments(deps: Deps): Promise<Documents> {
  const { db, now, failed } = deps
  const { live, install, refresh, onChange, listen } = createLiveDocuments(db, failed)

  const get: Documents['get'] = async (name) => {
    const stored = await store.readLive(db, name)
    const draft = await store.findDraft(db, name)
    return {
      live: { ...stored, content: asKnown(name, stored.content) },
      draft: draft ? { ...draft, content: asKnown(name, draft.content) } : null,
    }
  }

  const saveDraft: Documents['saveDraft'] = (name, { baseVersion, content, operator }) =>
    db.transaction(async (tx) => {
      await store.lockDocument(tx, name)
      const { version } = await store.readLive(tx, name)
      if (content !== null && version !== baseVersion) return refuse('changed_meanwhile')
      const by = { byId: operator.id, by: operator.name, at: now() }
      await store.putDraft(tx, name, content === null ? null : { content, baseVersion, ...by })
      return ok()
    })

  const listVersions: Documents['listVersions'] = async (name, { below, limit }) => {
    const found = await store.listVersions(db, name, below, limit)
    return found.map((stored) => ({ ...stored, content: asKnown(name, stored.content) }))
  }

  await refresh()
  const publish = createPublisher(deps, install)
  return { live, get, saveDraft, publish, listVersions, refresh, onChange, listen }
}
