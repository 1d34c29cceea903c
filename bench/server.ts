import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Started, startNode } from './child-process.ts'

export type Product = Started & { readonly url: string }

type ProductOptions = {
  readonly port: number
  /** Data to start on. Without it the product gets an empty folder, which `stop` removes. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  readonly root?: string
  /** For Node, before the program. */
  readonly flags?: readonly string[]
}

const checkout = fileURLToPath(new URL('..', import.meta.url))
const entry = '.build/server/main.js'

/** Builds what is out of date, as `npm start` does, and gives the seconds that it took. */
export function buildProduct(root = checkout): number {
  const began = performance.now()
  const build = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    const lines = `${build.stdout}\n${build.stderr}`.trim().split('\n')
    throw new Error(`The product could not be built: ${lines.slice(-5).join(' / ')}`)
  }
  return (performance.now() - began) / 1000
}

/** Starts the built product on this machine alone and waits until it is ready to serve. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const root = options.root ?? checkout
  if (!existsSync(join(root, entry))) throw new Error(`${entry} is not there; build the product.`)
  const dataDir = options.dataDir ?? makeDataDir()
  const remove = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${options.port}`
  try {
    const started = await startNode({
      what: 'The product',
      args: [...(options.flags ?? []), entry],
      cwd: root,
      env: productEnv(options, dataDir),
      logPath: join(dataDir, 'server.log'),
      readyUrl: `${url}/readyz`,
      timeoutMs: 120_000,
    })
    const stop = async (): Promise<void> => {
      await started.stop()
      remove()
    }
    return { ...started, url, stop }
  } catch (problem) {
    remove()
    throw problem
  }
}

/** A folder of its own for data. As root, PostgreSQL runs as another user, who must be able to pass. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

/** The database of whoever runs the benchmark is left alone: figures belong to the embedded one. */
function productEnv(options: ProductOptions, dataDir: string): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    DATABASE_OWNER_URL: _owner,
    REDIS_URL: _redis,
    ...inherited
  } = process.env
  const own = {
    HOST: '127.0.0.1',
    PORT: String(options.port),
    DATA_DIR: dataDir,
    DEMO_PLAYERS: 'off',
    DEMO_TEAM: 'off',
  }
  return { ...inherited, ...own, ...options.env }
}
