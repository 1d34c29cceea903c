import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLedger } from '../../server/src/ledger/ledger.ts'
import { connect, type Database } from '../../server/src/platform/database/database.ts'
import { startEmbedded, type Embedded } from '../../server/src/embedded/embedded.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { findFreePort, type Started, startNode } from '../child-process.ts'
import { makeDataDir } from '../server.ts'
import { bundle } from './bundle.ts'
import { parentOf } from '../processor-time.ts'

export type House = {
  /** As the owner of everything, as `db` is, too: benchmarks fill tables by hand. */
  readonly databaseUrl: string
  readonly folder: string
  readonly db: Database
  readonly port: number
  readonly pid: number
  /** One node more over the same database; gives its port. It ends with the house. */
  addNode(): Promise<number>
  /** The process that PostgreSQL's others belong to. */
  readonly postgres: number
  readonly tokens: readonly string[]
  /** Proves the books and that each acknowledged stake is one row of these ids and no other is there. Throws when not so. */
  prove(acknowledged: readonly string[], written?: () => Promise<string[]>): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly root: string
  /** Which program it is, below `bench/`. */
  readonly entry: string
  readonly port: number
  readonly members: number
  /** Where the server leaves its profile, for whoever asks where its time goes. */
  readonly profile: string | undefined
  /** What is set otherwise than for the others. */
  readonly env?: NodeJS.ProcessEnv
  /** Settings of PostgreSQL that differ from ours. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The product with its players, in a process of its own, over a PostgreSQL of its own. */
export async function openHouse(options: Options): Promise<House> {
  const { root, entry, port, members, profile } = options
  const folder = makeDataDir()
  const postgres = await startEmbedded({ dataDir: folder, settings: options.settings ?? {} })
  const program = await bundle(root, entry)
  const undo = async () => {
    program.remove()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = (at: number, seeded: number, flags: readonly string[] = []) =>
    startNode({
      what: 'The product under the benchmark',
      args: [...flags, program.path, root, String(seeded)],
      cwd: root,
      env: { ...environment(postgres, folder, at), ...options.env },
      logPath: join(folder, 'server.log'),
      readyUrl: `http://127.0.0.1:${at}/readyz`,
      timeoutMs: 600_000,
    })
  const nodes: Started[] = []
  try {
    const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
    nodes.push(await start(port, members, flags))
  } catch (problem) {
    await undo()
    throw problem
  }
  const db = await connect({ url: postgres.ownerUrl, poolSize: 4 })
  const { backend } = await db.sql.one<{ backend: number }>`select pg_backend_pid() as backend`
  return {
    databaseUrl: postgres.ownerUrl,
    folder,
    db,
    port,
    pid: nodes[0]?.pid ?? 0,
    async addNode() {
      const another = await findFreePort()
      nodes.push(await start(another, 0))
      return another
    },
    postgres: parentOf(backend),
    tokens: JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) as string[],
    prove: (acknowledged, written) => prove(db, acknowledged, written),
    async stop() {
      for (const node of nodes) await node.stop()
      await db.close()
      await undo()
    },
  }
}

/** The limits of calls a minute are for people; here one address asks for all of them. */
function environment({ url, ownerUrl }: Embedded, folder: string, port: number): NodeJS.ProcessEnv {
  const { REDIS_URL: _redis, ...inherited } = process.env
  return {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    RATE_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    // Only what is measured plays: each stake that is there was asked for.
    DEMO_PLAYERS: 'off',
    DEMO_TEAM: 'off',
  }
}

async function prove(
  db: Database,
  acknowledged: readonly string[],
  listWritten = () => listWagers(db),
): Promise<void> {
  const ledger = createLedger({ db, log: createLog('error'), now: () => new Date() })
  const { holds, differences } = await ledger.proveFully()
  if (!holds) throw new Error(`The books do not balance: ${differences.length} accounts differ.`)
  const written = new Set(await listWritten())
  const told = new Set(acknowledged)
  if (told.size !== acknowledged.length) throw new Error('Two stakes were told of one wager.')
  const lost = acknowledged.filter((id) => !written.has(id)).length
  if (lost > 0 || written.size !== told.size) {
    throw new Error(
      `${told.size} stakes were acknowledged, ${written.size} are there, ${lost} lost.`,
    )
  }
}

async function listWagers({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ id: string }>`select id from wagers.wagers`
  return rows.map(({ id }) => id)
}
