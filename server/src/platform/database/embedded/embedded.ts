import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartupProblem } from '../../startup-problem.ts'
import { silentLog, type DatabaseLog } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { makeCluster, resetPassword, superuser, type Cluster } from './cluster.ts'
import { folderProblem } from './folder-problem.ts'
import { ensureDatabase, holdFolder, knock } from './hold.ts'
import { findFreePort, launch, readyWithinMs } from './launch.ts'
import { keepPassword } from './password.ts'
import { isPostmasterOf, readPidFile, removeLeftovers, stopPostmaster } from './postmaster.ts'
import type { PidFile } from './postmaster.ts'
import { chooseRunner, giveTo } from './runner.ts'
import { fitsSocket, socketPort, type Address } from './settings.ts'

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log?: DatabaseLog
  /** Settings of PostgreSQL that differ from ours, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

export type Embedded = { readonly url: string; stop(): Promise<void> }

const databaseName = 'baize'

/**
 * Starts the PostgreSQL that comes with Baize, with its data below `dataDir`; makes the data on the first
 * start, recovers after a crash, and takes over a server that a killed process of ours left running.
 * A server that dies later is started again. Refuses with a `StartupProblem` when the person must act.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? silentLog
  const cluster = await prepare(options.dataDir)
  let address = fitsSocket(cluster.folder)
    ? ({ kind: 'socket', folder: cluster.folder } as const)
    : await freePort()
  const settings = options.settings ?? {}
  let isOut = false
  let stopping = false
  let reviving = Promise.resolve()

  async function bringUp(): Promise<Address> {
    const running = await takeOver(cluster, log)
    if (running) return running
    giveTo(cluster.runner, cluster.folder)
    for (let tries = 0; tries < 5; tries += 1) {
      const outcome = await launch(cluster, address, settings)
      if (outcome === 'ready') return address
      if (outcome === 'someone was quicker') return bringUp()
      // Once given out, an address cannot change any more: whoever took the port must leave it first.
      if (!isOut) address = await freePort()
    }
    throw new StartupProblem(
      'PostgreSQL finds no port of the loopback that it may use; free some, or set DATABASE_URL.',
    )
  }

  address = await bringUp()
  let hold = await holdFolder(urlOf(cluster, address, 'postgres'), cluster.dataDir)
  await ensureDatabase(hold, databaseName)
  isOut = true
  watch(hold)

  function watch(client: Client): void {
    client.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }

  /** The address stays, so that the pool finds the server again by itself. */
  async function revive(): Promise<void> {
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 2_000)) {
      try {
        await bringUp()
        hold = await holdFolder(urlOf(cluster, address, 'postgres'), cluster.dataDir)
        watch(hold)
        log.warn({}, 'The embedded PostgreSQL had stopped; it runs again.')
        return
      } catch (error) {
        log.error(
          { err: error },
          'The embedded PostgreSQL has stopped and does not start again yet.',
        )
        await sleep(waitMs)
      }
    }
  }

  return {
    url: urlOf(cluster, address, databaseName),
    async stop() {
      stopping = true
      await reviving
      const running = readPidFile(cluster.folder)
      if (running) await stopPostmaster(cluster.folder, running.pid)
      await hold.end().catch(() => {})
    },
  }
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

/** The address of a server that already runs on this data; waits for one that is just starting or stopping. */
async function takeOver(cluster: Cluster, log: DatabaseLog): Promise<Address | undefined> {
  const deadline = Date.now() + readyWithinMs
  for (let found = readPidFile(cluster.folder); found; found = readPidFile(cluster.folder)) {
    const address = addressOf(cluster, found)
    const answer = await knock(urlOf(cluster, address, 'postgres'))
    if (answer === 'open') {
      log.info(
        { pid: found.pid },
        'The embedded PostgreSQL is already running; it is used as it is.',
      )
      return address
    }
    if (answer === 'nobody' && !isPostmasterOf(cluster.folder, found.pid)) {
      log.warn({ pid: found.pid }, 'PostgreSQL was not stopped in good order; it recovers now.')
      removeLeftovers(cluster.folder, found)
    }
    if (answer === 'other password' || Date.now() > deadline) throw strangerProblem(found, cluster)
    await sleep(20)
  }
  return undefined
}

function strangerProblem(found: PidFile, cluster: Cluster): StartupProblem {
  return new StartupProblem(
    `The PostgreSQL with process number ${found.pid} uses ${cluster.folder} and does not let Baize in; stop it and start again.`,
  )
}

function addressOf(cluster: Cluster, found: PidFile): Address {
  return found.onSocket
    ? { kind: 'socket', folder: cluster.folder }
    : { kind: 'port', port: found.port }
}

async function freePort(): Promise<Address> {
  return { kind: 'port', port: await findFreePort() }
}

function urlOf(cluster: Cluster, address: Address, database: string): string {
  const login = `postgres://${superuser}:${cluster.password}`
  return address.kind === 'port'
    ? `${login}@127.0.0.1:${address.port}/${database}`
    : `${login}@localhost:${socketPort}/${database}?host=${encodeURIComponent(address.folder)}`
}
