import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLedger } from '../../server/src/ledger/ledger.ts'
import { connect, type Database } from '../../server/src/platform/database/database.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded/embedded.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { type Started, startNode } from '../child-process.ts'
import { makeDataDir } from '../server.ts'
import { bundle } from './bundle.ts'
import { parentOf } from './shares.ts'

export type House = {
  readonly databaseUrl: string
  readonly folder: string
  readonly db: Database
  readonly port: number
  readonly pid: number
  /** The process that PostgreSQL's others belong to. */
  readonly postgres: number
  readonly tokens: readonly string[]
  /** Proves the books and that each acknowledged stake is one wager and no other is there. Throws when not so. */
  prove(acknowledged: readonly string[]): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly root: string
  readonly port: number
  readonly members: number
  /** Where the server leaves its profile, for whoever asks where its time goes. */
  readonly profile: string | undefined
}

/** The product with the test game, in a process of its own, over a PostgreSQL of its own. */
export async function openHouse({ root, port, members, profile }: Options): Promise<House> {
  const folder = makeDataDir()
  const postgres = await startEmbedded({ dataDir: folder })
  const program = await bundle(root, 'stakes/server.ts')
  const undo = async () => {
    program.remove()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  let server: Started | undefined
  try {
    server = await startNode({
      what: 'The product with the test game',
      args: [
        ...(profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]),
        program.path,
        root,
        String(members),
      ],
      cwd: root,
      env: environment(postgres.url, folder, port),
      logPath: join(folder, 'server.log'),
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      timeoutMs: 180_000,
    })
  } catch (problem) {
    await undo()
    throw problem
  }
  const { pid, stop } = server
  const db = await connect({ url: postgres.url, poolSize: 4 })
  const { backend } = await db.sql.one<{ backend: number }>`select pg_backend_pid() as backend`
  return {
    databaseUrl: postgres.url,
    folder,
    db,
    port,
    pid,
    postgres: parentOf(backend),
    tokens: JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) as string[],
    prove: (acknowledged) => prove(db, acknowledged),
    async stop() {
      await stop()
      await db.close()
      await undo()
    },
  }
}

/** The limits of calls a minute are for people; here one address asks for all of them. */
function environment(url: string, folder: string, port: number): NodeJS.ProcessEnv {
  const { REDIS_URL: _redis, ...inherited } = process.env
  return {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    RATE_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  }
}

async function prove(db: Database, acknowledged: readonly string[]): Promise<void> {
  const ledger = createLedger({ db, log: createLog('error'), now: () => new Date() })
  const { holds, differences } = await ledger.proveFully()
  if (!holds) throw new Error(`The books do not balance: ${differences.length} accounts differ.`)
  const rows = await db.sql<{ id: string }>`select id from wagers.wagers`
  const written = new Set(rows.map(({ id }) => id))
  const told = new Set(acknowledged)
  if (told.size !== acknowledged.length) throw new Error('Two stakes were told of one wager.')
  const lost = acknowledged.filter((id) => !written.has(id)).length
  if (lost > 0 || written.size !== told.size) {
    throw new Error(
      `${told.size} stakes were acknowledged, ${written.size} are there, ${lost} lost.`,
    )
  }
}
