import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect, type Database } from '../src/platform/database/database.ts'
import { startEmbedded } from '../src/embedded/embedded.ts'
import { readPidFile } from '../src/embedded/postmaster.ts'
import { createLog } from '../src/platform/log.ts'
import { prepareDatabase } from '../src/platform/prepare-database.ts'
import { testFolderPrefix } from './sweep.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** A PostgreSQL of its own that writes through to the disk, to be killed. */
export async function startKillable() {
  const dataDir = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`))
  const server = await startEmbedded({ dataDir })
  const opened: Database[] = []

  async function open(poolSize: number): Promise<Database> {
    const db = await connect({ url: server.url, poolSize })
    opened.push(db)
    return db
  }

  const db = await open(2)
  const { ownerUrl } = server
  const log = createLog('error')
  await prepareDatabase({ db, ownerUrl, folder: migrations, log, production: true })

  return {
    open,
    /** The same as the owner of the tables. */
    ownerUrl,
    /** Ends one of the connections that are at work, in the midst of whatever it does: the oldest but so many of them. */
    async cutConnection(choose: (count: number) => number): Promise<number> {
      const busy = await db.sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        order by backend_start, pid`
      const { pid } = busy[choose(busy.length)] ?? {}
      return pid === undefined
        ? 0
        : await db.sql.count`select from pg_terminate_backend(${pid}) as ended where ended`
    },
    /** Kills the server as a loss of power would; the embedded one comes back by itself. */
    killServer(): void {
      const pid = readPidFile(join(dataDir, 'postgres'))?.pid
      if (pid === undefined) throw new Error('PostgreSQL does not run')
      process.kill(pid, 'SIGKILL')
    },
    async stop(): Promise<void> {
      for (const each of opened) await each.close()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
