import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { silentLog, type DatabaseLog } from '../platform/database/log.ts'
import { findBinaries } from './binaries.ts'
import { bringUp, chooseAddress, findRunning, runtimeUrlOf, urlOf } from './bring-up.ts'
import type { Server } from './bring-up.ts'
import { makeCluster, resetPassword, runtimeRole, type Cluster } from './cluster.ts'
import { folderProblem } from './folder-problem.ts'
import { ensureDatabase, ensureRuntimeRole, holdFolder } from './hold.ts'
import { keepPassword, runtimePasswordOf } from './password.ts'
import { readPidFile, removeLeftovers, stopPostmaster } from './postmaster.ts'
import { chooseRunner } from './runner.ts'

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log?: DatabaseLog
  /** Settings of PostgreSQL that differ from ours, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

export type Embedded = {
  /** As the role that runs the house, which owns nothing. */
  readonly url: string
  /** As the role that owns everything, for who makes the tables. */
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

const databaseName = 'baize'

/**
 * Starts the PostgreSQL that comes with Baize, with its data below `dataDir`; makes the data on the first
 * start, recovers after a crash, and takes over a server that a killed process of ours left running.
 * A server that dies later is started again. Refuses with a `StartupProblem` when the person must act.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log = silentLog, settings = {} } = options
  const cluster = await prepare(dataDir)
  const address = await chooseAddress(cluster)
  const server: Server = { cluster, settings, log, address, isGivenOut: false }
  await bringUp(server)
  const hold = await takeHold(server)
  try {
    await ensureDatabase(hold, databaseName)
    await ensureRuntimeRole(hold, runtimeRole, runtimePasswordOf(cluster.password))
  } catch (error) {
    await stopServer(cluster)
    throw folderProblem(error, cluster.dataDir)
  }
  server.isGivenOut = true
  return {
    url: runtimeUrlOf(cluster, server.address, databaseName),
    ownerUrl: urlOf(cluster, server.address, databaseName),
    stop: keepAlive(server, hold),
  }
}

/**
 * The PostgreSQL below `dataDir`, for whoever only reads: one that runs is visited beside its owner and stays, one that does
 * not is started and stopped again. Undefined where there is no data.
 */
export async function visitEmbedded(
  dataDir: string,
): Promise<Pick<Embedded, 'ownerUrl' | 'stop'> | undefined> {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) return undefined
  const ownerUrl = await findRunning(realpathSync(dataDir), databaseName)
  return ownerUrl === undefined ? await startEmbedded({ dataDir }) : { ownerUrl, async stop() {} }
}

function takeHold({ cluster, address }: Server): Promise<Client> {
  return holdFolder(urlOf(cluster, address, 'postgres'), cluster.dataDir)
}

/** Watches the connection that holds the folder: it breaks when the server does. Answers with the way to stop. */
function keepAlive(server: Server, firstHold: Client): () => Promise<void> {
  const closing = new AbortController()
  let reviving = Promise.resolve()
  watch(firstHold)

  function watch(hold: Client): void {
    hold.once('end', () => {
      if (!closing.signal.aborted) reviving = revive()
    })
  }

  /** The address stays, so that the pool finds the server again by itself. */
  async function revive(): Promise<void> {
    for (let waitMs = 100; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, 10_000)) {
      try {
        await bringUp(server)
        watch(await takeHold(server))
        server.log.warn({}, 'The embedded PostgreSQL had stopped; it runs again.')
        return
      } catch (error) {
        server.log.error({ err: error }, 'The embedded PostgreSQL has stopped; trying again.')
        await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  return async () => {
    closing.abort()
    await reviving
    await stopServer(server.cluster)
  }
}

/** The server ends our connections to it, that which holds the folder among them. */
async function stopServer({ folder }: Cluster): Promise<void> {
  const running = readPidFile(folder)
  if (running) await stopPostmaster(folder, running.pid)
}

async function prepare(wanted: string): Promise<Cluster> {
  const binaries = findBinaries()
  try {
    const dataDir = makeFolder(wanted)
    const folder = join(dataDir, 'postgres')
    const runner = chooseRunner(dataDir, folder, binaries.postgres)
    const existed = existsSync(join(folder, 'PG_VERSION'))
    const password = keepPassword(dataDir)
    const cluster = { dataDir, folder, binaries, runner, password: password.value }
    await makeCluster(cluster)
    if (existed && password.isNew) await renewPassword(cluster)
    return cluster
  } catch (error) {
    throw folderProblem(error, wanted)
  }
}

/** Root's data folder must let PostgreSQL's user through, whatever the umask; its secrets stay closed. */
function makeFolder(wanted: string): string {
  const isNew = mkdirSync(wanted, { recursive: true }) !== undefined
  if (isNew && process.getuid?.() === 0) chmodSync(wanted, 0o755)
  return realpathSync(wanted)
}

async function renewPassword(cluster: Cluster): Promise<void> {
  const running = readPidFile(cluster.folder)
  if (running) {
    await stopPostmaster(cluster.folder, running.pid)
    removeLeftovers(cluster.folder, running)
  }
  await resetPassword(cluster)
}
