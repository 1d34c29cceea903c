import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupProblem } from '../platform/startup-problem.ts'
import type { DatabaseLog } from '../platform/database/log.ts'
import { runtimeRole, superuser, type Cluster } from './cluster.ts'
import { knock } from './hold.ts'
import { findFreePort, launch, readyWithinMs } from './launch.ts'
import { findPassword, runtimePasswordOf } from './password.ts'
import { isPostmasterOf, readPidFile, removeLeftovers, type PidFile } from './postmaster.ts'
import { giveTo } from './runner.ts'
import { fitsSocket, socketPort, type Address } from './settings.ts'

/** The server as we run it. Its address may change until it is given out. */
export type Server = {
  readonly cluster: Cluster
  readonly settings: Readonly<Record<string, string>>
  readonly log: DatabaseLog
  address: Address
  isGivenOut: boolean
}

const portTries = 5

export async function chooseAddress({ folder }: Cluster): Promise<Address> {
  return fitsSocket(folder) ? { kind: 'socket', folder } : await freePort()
}

/** Finds the server running or starts it; returns when it takes connections at `server.address`. */
export async function bringUp(server: Server): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  for (let tries = 0; Date.now() < deadline;) {
    const running = await takeOver(server)
    if (running) {
      server.address = running
      return
    }
    giveTo(server.cluster.runner, server.cluster.folder)
    const outcome = await launch(server.cluster, server.address, server.settings)
    if (outcome === 'ready') return
    if (outcome === 'address not usable') {
      tries += 1
      await moveAway(server, tries)
    }
    await sleep(100)
  }
  throw new StartupProblem(
    `A process of an earlier PostgreSQL still works on ${server.cluster.folder}; wait until it ends, or end it.`,
  )
}

async function moveAway(server: Server, tries: number): Promise<void> {
  if (server.isGivenOut || tries > portTries) {
    throw new StartupProblem(
      'PostgreSQL cannot listen at its address of the loopback; free its port, or set DATABASE_URL.',
    )
  }
  server.address = await freePort()
}

/** The address of a server that already runs on this data; waits for one that is just starting or stopping. */
async function takeOver({ cluster, log }: Server): Promise<Address | undefined> {
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

/** The address of a database on a server that runs on this data and lets us in. */
export async function findRunning(dataDir: string, database: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres')
  const found = readPidFile(folder)
  const password = findPassword(dataDir)
  if (found === undefined || password === undefined) return undefined
  const url = urlOf({ password }, addressOf({ folder }, found), database)
  return (await knock(url)) === 'open' ? url : undefined
}

function strangerProblem(found: PidFile, cluster: Cluster): StartupProblem {
  return new StartupProblem(
    `The PostgreSQL with process number ${found.pid} uses ${cluster.folder} and does not let Baize in; stop it and start again.`,
  )
}

function addressOf({ folder }: Pick<Cluster, 'folder'>, found: PidFile): Address {
  return found.onSocket ? { kind: 'socket', folder } : { kind: 'port', port: found.port }
}

async function freePort(): Promise<Address> {
  return { kind: 'port', port: await findFreePort() }
}

/** As the owner of everything. */
export function urlOf(
  { password }: Pick<Cluster, 'password'>,
  address: Address,
  database: string,
): string {
  return addressAs(`${superuser}:${password}`, address, database)
}

/** As the role that runs the house. */
export function runtimeUrlOf(
  { password }: Pick<Cluster, 'password'>,
  address: Address,
  database: string,
): string {
  return addressAs(`${runtimeRole}:${runtimePasswordOf(password)}`, address, database)
}

function addressAs(login: string, address: Address, database: string): string {
  return address.kind === 'port'
    ? `postgres://${login}@127.0.0.1:${address.port}/${database}`
    : `postgres://${login}@localhost:${socketPort}/${database}?host=${encodeURIComponent(address.folder)}`
}
