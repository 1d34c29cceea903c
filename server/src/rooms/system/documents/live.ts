import type { DocumentContent, DocumentName } from '@baize/contract/documents'
import type { Database } from '../../../platform/database/database.ts'
import { asKnown } from './rules.ts'
import { listLiveNumbers, readLive } from './store.ts'

export type Installed = { readonly version: number; readonly content: unknown }
type Listener = (name: DocumentName, version: number) => void

export type LiveDocuments = {
  live<Name extends DocumentName>(name: Name): DocumentContent<Name>
  /** Takes a version into memory, unless memory is as new already. */
  install(name: DocumentName, installed: Installed): void
  refresh(): Promise<void>
  onChange(listener: Listener): void
  listen(): Promise<() => void>
}

/** What is told of a publication, to all nodes. */
export const documentsChannel = 'system_documents'

/** The live documents in memory, kept as new as the database by news and by looking. */
export function createLiveDocuments(db: Database, failed: (error: unknown) => void): LiveDocuments {
  const known = new Map<DocumentName, Installed>()
  const listeners: Listener[] = []

  function install(name: DocumentName, { version, content }: Installed) {
    // News may overtake one another; an older version never replaces a newer one.
    if ((known.get(name)?.version ?? 0) >= version) return
    known.set(name, { version, content: asKnown(name, content) })
    for (const listener of listeners) listener(name, version)
  }

  async function refresh() {
    for (const { document, version } of await listLiveNumbers(db)) {
      if ((known.get(document)?.version ?? 0) < version) {
        install(document, await readLive(db, document))
      }
    }
  }

  return {
    live<Name extends DocumentName>(name: Name) {
      const found = known.get(name)
      if (!found) throw new Error(`The ${name} document is missing.`)
      return found.content as DocumentContent<Name>
    },
    install,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    listen: () => {
      const look = () => void refresh().catch(failed)
      return db.listen(documentsChannel, look, look)
    },
  }
}
