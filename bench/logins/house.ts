import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded, type Embedded } from '../../server/src/embedded/embedded.ts'
import { startNode } from '../child-process.ts'
import { makeDataDir } from '../server.ts'
import { bundle } from '../stakes/bundle.ts'

export type House = {
  readonly port: number
  /** How late the event loop was at the 99th percentile since this was last asked. */
  takeDelayMs(): Promise<number>
  stop(): Promise<void>
}

type Options = {
  readonly root: string
  readonly port: number
  readonly secret: string
  readonly password: string
  readonly members: number
}

/** The product in a process of its own, over a PostgreSQL of its own, with members. */
export async function openHouse(options: Options): Promise<House> {
  const { root, port, password, members } = options
  const folder = makeDataDir()
  const postgres = await startEmbedded({ dataDir: folder })
  const program = await bundle(root, 'logins/server.ts')
  const undo = async () => {
    program.remove()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const server = await startNode({
      what: 'The product',
      args: [program.path, root, password, String(members)],
      cwd: root,
      env: environment(options, postgres, folder),
      logPath: join(folder, 'server.log'),
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      timeoutMs: 180_000,
    })
    return {
      port,
      async takeDelayMs() {
        const answer = await fetch(`http://127.0.0.1:${port}/bench/delay`)
        return ((await answer.json()) as { p99Ms: number }).p99Ms
      },
      async stop() {
        await server.stop()
        await undo()
      },
    }
  } catch (problem) {
    await undo()
    throw problem
  }
}

/** The limits of calls a minute are for people. Each member comes from a network of its own, which a proxy tells of. */
function environment(
  { port, secret }: Options,
  { url, ownerUrl }: Embedded,
  folder: string,
): NodeJS.ProcessEnv {
  const { REDIS_URL: _redis, ...inherited } = process.env
  return {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    SECRET: secret,
    TRUST_PROXY: '1',
    RATE_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  }
}
