import type { Database } from '../../../platform/database/database.ts'
import { listLiveNumbers, readLive } from './store.ts'

export type Installed = { readonly version: number; readonly content: unknown }

/** What one document does with a version that the database has. */
export type Keeper = {
  /** The version in memory; 0 before the first. */
  version(): number
  /** Takes a version into memory, unless memory is as new already. */
  install(installed: Installed): void
}

/** What is told of a publication, to all nodes. */
export const documentsChannel = 'system_documents'

/** Keeps what is in memory as new as the database, by news and by looking. */
export function createLiveDocuments(db: Database, failed: (error: unknown) => void) {
  const keepers = new Map<string, Keeper>()

  async function refresh() {
    for (const { document, version } of await listLiveNumbers(db)) {
      // A document of a room that this version of the platform does not have is nobody's.
      const keeper = keepers.get(document)
      if (keeper && keeper.version() < version) keeper.install(await readLive(db, document))
    }
  }

  return {
    add(name: string, keeper: Keeper) {
      if (keepers.has(name)) throw new Error(`Two rooms open the ${name} document.`)
      keepers.set(name, keeper)
    },
    refresh,
    listen: () => {
      const look = () => void refresh().catch(failed)
      return db.listen(documentsChannel, look, look)
    },
  }
}
