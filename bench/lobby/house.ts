import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../server/src/embedded/embedded.ts'
import { findFreePort, startNode } from '../child-process.ts'
import { makeDataDir } from '../server.ts'
import { bundle } from '../stakes/bundle.ts'

export type House = { readonly port: number; readonly pid: number; stop(): Promise<void> }

/** The product in a process of its own, over a PostgreSQL of its own, with so many titles at least. */
export async function openHouse(root: string, titles: number): Promise<House> {
  const port = await findFreePort()
  const folder = makeDataDir()
  const postgres = await startEmbedded({ dataDir: folder })
  const program = await bundle(root, 'lobby/server.ts')
  const undo = async () => {
    program.remove()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const { REDIS_URL: _redis, ...inherited } = process.env
  try {
    const server = await startNode({
      what: `The product with ${titles} titles`,
      args: [...profiling(), program.path, root, String(titles)],
      cwd: root,
      env: {
        ...inherited,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        DATABASE_OWNER_URL: postgres.ownerUrl,
        SECRET: 'a secret of a benchmark, long enough for anyone',
        // The limits of calls a minute are for people; here one address asks for all of them.
        RATE_FACTOR: '1000000',
        LOG_LEVEL: 'warn',
      },
      logPath: join(folder, 'server.log'),
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      timeoutMs: 300_000,
    })
    return {
      port,
      pid: server.pid,
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

/** Leaves the server's processor profile in a folder, if one is named. */
function profiling(): string[] {
  const folder = process.env.LOBBY_PROFILE
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

/** The yardstick: Fastify with one route, and exactly the bytes that the product answers to each of the questions. */
export async function openBare(
  root: string,
  from: Pick<House, 'port'>,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<House> {
  const folder = makeDataDir()
  const bodies: Record<string, string> = {}
  for (const path of paths) {
    const reply = await fetch(`http://127.0.0.1:${from.port}${path}`, { headers })
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}.`)
    bodies[path] = await reply.text()
  }
  const port = await findFreePort()
  const bodiesPath = join(folder, 'bodies.json')
  writeFileSync(bodiesPath, JSON.stringify(bodies))
  const program = await bundle(root, 'lobby/bare-pages.ts')
  const started = await startNode({
    what: 'The bare route',
    args: [program.path, String(port), bodiesPath],
    cwd: root,
    env: process.env,
    logPath: join(folder, 'bare.log'),
    readyUrl: `http://127.0.0.1:${port}/ready`,
    timeoutMs: 60_000,
  })
  return {
    port,
    pid: started.pid,
    async stop() {
      await started.stop()
      program.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
