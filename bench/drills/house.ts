import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../server/src/embedded/embedded.ts'
import { runAs } from '../../server/testing/test-server.ts'
import { findFreePort } from '../child-process.ts'
import { makeDataDir, type Product, startProduct } from '../server.ts'

export type DrillNode = Product & { readonly logPath: string }

export type Place = { readonly root: string; readonly databaseUrl: string; readonly folder: string }

/** An embedded PostgreSQL that no node holds, so that every node may die. */
export async function openPlace(root: string) {
  const folder = makeDataDir()
  const postgres = await startEmbedded({ dataDir: folder })
  return {
    root,
    folder,
    // As the owner of everything: an older version knows of no other role.
    databaseUrl: postgres.ownerUrl,
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Calls are not limited, since one address makes all of them, and passwords are no part of this. */
function environment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SECRET: 'a secret of drills, long enough for anyone',
    RATE_FACTOR: '1000000',
    PASSWORD_COST: 'light',
    LOG_LEVEL: 'warn',
    DATABASE_POOL: '12',
  }
}

type NodeOptions = {
  readonly port?: number
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The product as it is built, over the database of the place; its log goes on where that of its port ended. */
export async function addNode(place: Place, options: NodeOptions = {}): Promise<DrillNode> {
  const { port = await findFreePort(), flags = [] } = options
  const dataDir = join(place.folder, `node-${port}`)
  mkdirSync(dataDir, { recursive: true })
  const env = { ...environment(place.databaseUrl), ...options.env }
  const product = await startProduct({ root: place.root, port, dataDir, env, flags })
  return { ...product, logPath: join(dataDir, 'server.log') }
}

/** Members with money and a session each, made by the program of that tree. */
export async function makePeople(
  { root, databaseUrl, folder }: Place,
  count: number,
): Promise<string[]> {
  const file = join(folder, 'people.json')
  const words = ['--import', 'tsx', 'bench/drills/people.ts', root, String(count), file]
  const env = {
    ...process.env,
    ...environment(databaseUrl),
    DATA_DIR: folder,
    DEMO_PLAYERS: 'off',
    DEMO_TEAM: 'off',
  }
  const child = spawn(process.execPath, words, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The members could not be made by ${root}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as string[]
}

/** Games that are played here, by their model. */
export async function findGames(databaseUrl: string) {
  const { rows } = await runAs(databaseUrl, (client) =>
    client.query<{ model: string; id: number }>(`
      select model, min(node_id)::integer as id from catalogue.games
      where model in ('lines-20-medium', 'mines') group by model`),
  )
  const idOf = (model: string) => rows.find((row) => row.model === model)?.id ?? 0
  return { slot: idOf('lines-20-medium'), mines: idOf('mines') }
}
