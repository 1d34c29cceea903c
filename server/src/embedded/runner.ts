import { spawnSync } from 'node:child_process'
import {
  chownSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartupProblem } from '../platform/startup-problem.ts'

/**
 * As whom PostgreSQL's programs run. PostgreSQL refuses root, and initdb refuses a user without a name.
 * `owner` is the uid that must own the data as the file system sees it; nothing when it is our own.
 */
export type Runner = {
  readonly name: string
  readonly before: readonly string[]
  readonly identity: { readonly uid?: number; readonly gid?: number }
  readonly owner?: number
  readonly group?: number
}

type User = { readonly name: string; readonly uid: number; readonly gid: number }

/** Nothing of our environment (PGDATA, PGPORT, a locale) may change what PostgreSQL does. */
export const programEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' }

const self: Runner = { name: 'this user', before: [], identity: {} }

/** A user namespace in which we are `nobody`; outside, the files still belong to whoever we are. */
const unshare = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/** The first way of running PostgreSQL that works for this user, this data folder and this program. */
export function chooseRunner(dataDir: string, cluster: string, postgres: string): Runner {
  const runner = candidates(cluster).find((candidate) => works(candidate, dataDir, postgres))
  if (runner) return runner
  throw new StartupProblem(
    process.getuid?.() === 0
      ? `PostgreSQL does not run as root and no other user can reach ${dataDir}; start as an ordinary user, set DATA_DIR to a folder that others may enter, or set DATABASE_URL.`
      : `The embedded PostgreSQL does not run for this user on this machine; start as a user that has a name in /etc/passwd, or set DATABASE_URL.`,
  )
}

function candidates(cluster: string): Runner[] {
  const uid = process.getuid?.() ?? 0
  const mapped = { name: 'a user namespace', before: unshare, identity: {} }
  if (uid !== 0) return hasName() ? [self] : [mapped]
  const users = [ownerOf(cluster), ...['postgres', '_postgres', 'nobody'].map(userNamed)]
  return [
    ...users.filter((user) => user !== undefined).map(asUser),
    { ...mapped, owner: 0, group: 0 },
  ]
}

/** On macOS nobody is -2, which processes take signed and files unsigned. */
function asUser({ name, uid, gid }: User): Runner {
  const identity = { uid: uid | 0, gid: gid | 0 }
  return { name, before: [], identity, owner: uid >>> 0, group: gid >>> 0 }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** Root keeps to the user that already owns the data, so that this user may start it too. */
function ownerOf(cluster: string): User | undefined {
  const found = lstatSync(cluster, { throwIfNoEntry: false })
  if (!found || found.uid === 0) return undefined
  return { name: `user ${found.uid}`, uid: found.uid, gid: found.gid }
}

function userNamed(name: string): User | undefined {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name)
  return fields && { name, uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Tries it for real: own a folder in the data folder, enter it, write there, run the program. */
function works(runner: Runner, dataDir: string, postgres: string): boolean {
  const folder = mkdtempSync(join(dataDir, 'probe-'))
  try {
    if (runner.owner !== undefined) chownSync(folder, runner.owner, runner.group ?? 0)
    const script = 'cd -- "$1" && test -w . && exec "$2" --version'
    const words = [...runner.before, 'sh', '-c', script, 'sh', folder, postgres]
    const tried = spawnSync('/usr/bin/env', words, {
      ...runner.identity,
      cwd: '/',
      env: programEnvironment,
    })
    return tried.status === 0
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives a folder and all below it to the runner's user. Only root ever needs to. */
export function giveTo(runner: Runner, path: string): void {
  if (runner.owner === undefined) return
  const entry = lstatSync(path)
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo(runner, join(path, name))
  if (entry.uid !== runner.owner) lchownSync(path, runner.owner, runner.group ?? 0)
}
