import type { AnyDocument, ContentOf } from '@baize/contract/document'
import { listParams, ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import { fullNameOf } from '../audit/audit.ts'
import type { DocumentRules } from './document-rules.ts'
import type { Installed } from './live.ts'
import { createPublisher, type Change, type PublishDeps, type Published } from './publish.ts'
import { isRecord, readContent } from './read-content.ts'
import * as store from './store.ts'

export type Version<Content> = {
  readonly version: number
  readonly content: Content
  readonly at: Date
  readonly by: string
  readonly reason: string
}

export type Draft<Content> = {
  readonly content: Content
  readonly baseVersion: number
  readonly at: Date
  readonly by: string
}

export type NewDraft<Content> = Omit<Change<Content>, 'content' | 'reason'> & {
  readonly content: Content | null
}

/** One document, all of it that a room needs. */
export type OpenDocument<Document extends AnyDocument> = {
  readonly document: Document
  /** What holds now, from memory. Every node has it within a second of a publication. */
  live(): ContentOf<Document>
  /** The same with the number of its version. */
  standing(): { readonly version: number; readonly content: ContentOf<Document> }
  /** What is live as the transaction sees it, for decisions that must not be a second late. */
  liveIn(tx: Transaction): Promise<ContentOf<Document>>
  get(): Promise<{
    live: Version<ContentOf<Document>>
    draft: Draft<ContentOf<Document>> | null
  }>
  /** Keeps the one draft; null throws it away. */
  saveDraft(draft: NewDraft<ContentOf<Document>>): Promise<Result<undefined, 'changed_meanwhile'>>
  /**
   * Makes content the live version, in one commit with its audit entry and its event; or puts it before a second
   * person, where it loosens a control.
   */
  publish(change: Change<ContentOf<Document>>): Promise<Published<Document>>
  /** Newest first. Versions that this one of the platform cannot read are left out. */
  listVersions(page: {
    readonly below: number
    readonly limit: number
  }): Promise<Version<ContentOf<Document>>[]>
  /** Calls back at once and after each new live version that this node learns of. */
  follow(listener: (content: ContentOf<Document>) => void): void
}

type Deps = PublishDeps & {
  readonly log: Log
  /** Told of each new live version that this node learns of. */
  readonly changed: (document: string, version: number) => void
}

/** Reads the live version into memory and gives the document's verbs, with what keeps its memory new. */
export async function openDocument<Document extends AnyDocument>(
  deps: Deps,
  rules: Omit<DocumentRules<Document>, 'seed' | 'said'>,
) {
  const { db, now, log, changed } = deps
  const { name, content: schema } = rules.document
  const listeners: ((content: ContentOf<Document>) => void)[] = []

  /** Stored content as this version of the platform knows it. */
  function read(stored: unknown): Result<ContentOf<Document>, 'unreadable'> {
    const whole = rules.complete && isRecord(stored) ? rules.complete(stored) : stored
    return readContent<Document['content']>(schema, whole)
  }

  const first = await store.readLive(db, name)
  const readable = read(first.content)
  if (!readable.ok) {
    throw new StartupProblem(
      `Version ${first.version} of the ${name} document cannot be read by this version of the platform ` +
        `(${listParams(readable.params).join(' ')}): start the one that wrote it and publish one without that.`,
    )
  }
  let memory = { version: first.version, content: readable.value }
  let unreadable = 0

  function install({ version, content }: Installed) {
    // News may overtake one another; an older version never replaces a newer one.
    if (memory.version >= version || unreadable >= version) return
    const newer = read(content)
    if (!newer.ok) {
      unreadable = version
      log.error(
        { document: name, version, ...newer.params },
        'A newer version of a document cannot be read by this node, which goes on with the one it has.',
      )
      return
    }
    memory = { version, content: newer.value }
    for (const listener of listeners) listener(memory.content)
    changed(name, version)
  }

  const showVersion = (stored: store.StoredVersion) => {
    const content = read(stored.content)
    return content.ok ? [{ ...stored, content: content.value }] : []
  }

  const opened: OpenDocument<Document> = {
    document: rules.document,
    live: () => memory.content,
    standing: () => memory,
    async liveIn(tx) {
      const content = read((await store.readLive(tx, name)).content)
      return content.ok ? content.value : memory.content
    },
    async get() {
      const stored = await store.readLive(db, name)
      install(stored)
      const draft = await store.findDraft(db, name)
      const content = draft && read(draft.content)
      // What cannot be read stays what it was before it, as everywhere on this node.
      const [live] = showVersion(stored)
      return {
        live: live ?? { ...stored, ...memory },
        draft: draft && content?.ok ? { ...draft, content: content.value } : null,
      }
    },
    saveDraft: ({ baseVersion, content, operator }) =>
      db.transaction(async (tx) => {
        await store.lockDocument(tx, name)
        const { version } = await store.readLive(tx, name)
        if (content !== null && version !== baseVersion) return refuse('changed_meanwhile')
        const by = { byId: operator.id, by: fullNameOf(operator), at: now() }
        await store.putDraft(tx, name, content === null ? null : { content, baseVersion, ...by })
        return ok()
      }),
    publish: createPublisher(deps, rules, { read, install }),
    async listVersions({ below, limit }) {
      return (await store.listVersions(db, name, below, limit)).flatMap(showVersion)
    },
    follow(listener) {
      listeners.push(listener)
      listener(memory.content)
    },
  }
  return { opened, keeper: { version: () => Math.max(memory.version, unreadable), install } }
}
