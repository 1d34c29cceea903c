import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartupProblem } from '../platform/startup-problem.ts'
import type { Cluster } from './cluster.ts'
import { diskFull, notAllowed } from './folder-problem.ts'
import { holdsWithin, readPidFile } from './postmaster.ts'
import { programEnvironment } from './runner.ts'
import { settingWords, type Address } from './settings.ts'

/** Recovery after a crash replays at most a few checkpoints; this is far beyond what that takes. */
export const readyWithinMs = 300_000

export type Launch = 'ready' | 'someone was quicker' | 'address not usable'

/** Starts the server and waits until it takes connections. Throws what the person can mend. */
export async function launch(
  cluster: Cluster,
  address: Address,
  settings: Readonly<Record<string, string>>,
): Promise<Launch> {
  const logFile = join(cluster.dataDir, 'postgres.log')
  const child = spawnServer(cluster, logFile, settingWords(address, settings))
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  const isReady = () => {
    const found = readPidFile(cluster.folder)
    return found?.pid === child.pid && found?.ready === true
  }
  const answered = await holdsWithin(readyWithinMs, () => ended || isReady())
  if (!ended && answered) return 'ready'
  if (ended) return explain(readFileSync(logFile, 'utf8'), cluster)
  child.kill('SIGQUIT')
  throw new StartupProblem(
    `PostgreSQL did not become ready within five minutes; look into ${logFile}.`,
  )
}

/** In a process group of its own, so that Ctrl-C reaches Node alone, which then closes in good order. */
function spawnServer(cluster: Cluster, logFile: string, settings: readonly string[]) {
  const log = openLog(logFile)
  const { before, identity } = cluster.runner
  const server = [cluster.binaries.postgres, '-D', cluster.folder, ...settings]
  const [program = '', ...words] = [...before, ...server]
  const child = spawn(program, words, {
    ...identity,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

/** The log begins anew with each start; the one before is kept beside it. */
function openLog(file: string): number {
  try {
    renameSync(file, `${file}.1`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return openSync(file, 'a', 0o600)
}

/** What the last words of a server that did not start mean. */
export function explain(words: string, cluster: Cluster): Launch {
  if (/lock file ".+" already exists|pre-existing shared memory block/.test(words)) {
    return 'someone was quicker'
  }
  if (/could not (?:create any|bind).+(?:socket|address)/i.test(words)) return 'address not usable'
  if (/No space left on device|Disk quota exceeded/.test(words)) throw diskFull(cluster.dataDir)
  if (/Permission denied|wrong ownership/.test(words)) throw notAllowed(cluster.folder)
  const other = /initialized by PostgreSQL version (\d+), .+ version (\d+)/.exec(words)
  if (other) {
    throw new StartupProblem(
      `The data in ${cluster.folder} was made by PostgreSQL ${other[1]} and this version brings ${other[2]}; dump it with the older version and restore it, or set DATA_DIR to another folder.`,
    )
  }
  const reason = /(?:FATAL|PANIC): +(.+)/.exec(words)?.[1] ?? 'it gave no reason'
  throw new StartupProblem(
    `PostgreSQL did not start (${reason}); look into ${join(cluster.dataDir, 'postgres.log')}.`,
  )
}

/** A free port of the loopback. It may be taken before it is used; then another one is tried. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
