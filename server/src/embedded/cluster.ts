import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../platform/startup-problem.ts'
import type { Binaries } from './binaries.ts'
import { diskFull, requireSpace } from './folder-problem.ts'
import { isAlive } from './postmaster.ts'
import { giveTo, programEnvironment, type Runner } from './runner.ts'

/** Owns everything, and makes the tables. */
export const superuser = 'baize'
/** Runs the house, and owns nothing. */
export const runtimeRole = 'baize_runtime'

export type Cluster = {
  readonly dataDir: string
  readonly folder: string
  readonly binaries: Binaries
  readonly runner: Runner
  readonly password: string
}

const makingPrefix = 'postgres.making-'

/**
 * Makes the data folder if there is none. It is made under another name and moved into place when whole,
 * so that an interrupted start leaves nothing half-made behind; what it does leave is removed here.
 */
export async function makeCluster(cluster: Cluster): Promise<void> {
  sweepUnfinished(cluster.dataDir)
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) {
    requireSpace(cluster.dataDir, 32)
    return
  }
  if (existsSync(cluster.folder)) removeEmpty(cluster.folder)
  requireSpace(cluster.dataDir, 128)
  const making = join(cluster.dataDir, `${makingPrefix}${process.pid}`)
  try {
    await runInitdb(cluster, making)
    moveIntoPlace(join(making, 'data'), cluster)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(makingPrefix)) continue
    const maker = Number(name.slice(makingPrefix.length))
    const inUse = maker !== process.pid && isAlive(maker)
    if (!inUse) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    throw new StartupProblem(
      `${folder} holds something that is not PostgreSQL's data; move it away or set DATA_DIR to another folder.`,
    )
  }
}

async function runInitdb(cluster: Cluster, making: string): Promise<void> {
  mkdirSync(join(making, 'data'), { recursive: true, mode: 0o700 })
  const passwordFile = join(making, 'password')
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  giveTo(cluster.runner, making)
  const { code, output } = await runProgram(cluster.runner, cluster.binaries.initdb, [
    `--pgdata=${join(making, 'data')}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  if (code === 0) return
  if (/No space left|Disk quota/.test(output)) throw diskFull(cluster.dataDir)
  const reason = /(?:error|FATAL): +(.+)/.exec(output)?.[1] ?? `initdb ended with code ${code}`
  throw new StartupProblem(
    `PostgreSQL could not make its data in ${cluster.dataDir} (${reason}); set DATA_DIR to another folder, or set DATABASE_URL.`,
  )
}

function moveIntoPlace(made: string, { folder, dataDir }: Cluster): void {
  try {
    renameSync(made, folder)
  } catch (error) {
    // Another process that started with us was quicker; its data serves as well as ours.
    if (existsSync(join(folder, 'PG_VERSION'))) return
    throw error
  }
  const parent = openSync(dataDir, 'r')
  fsyncSync(parent)
  closeSync(parent)
}

/** Sets the password anew without a running server, for data whose password file was lost. */
export async function resetPassword(cluster: Cluster): Promise<void> {
  const words = ['--single', '-D', cluster.folder, 'postgres']
  const statement = `alter role ${superuser} password '${cluster.password}'\n`
  const { code } = await runProgram(cluster.runner, cluster.binaries.postgres, words, statement)
  if (code === 0) return
  throw new StartupProblem(
    `The password of the data in ${cluster.folder} is lost and could not be set anew; restore ${join(cluster.dataDir, 'postgres.password')}.`,
  )
}

export async function runProgram(
  runner: Runner,
  file: string,
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const [program = file, ...words] = [...runner.before, file, ...args]
  const child = spawn(program, words, { ...runner.identity, cwd: '/', env: programEnvironment })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: `error: ${error.message}` }))
    child.once('close', (code) => resolve({ code, output }))
  })
}
