import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a running server says of itself in `postmaster.pid`. */
export type PidFile = {
  readonly pid: number
  readonly port: number
  readonly onSocket: boolean
  readonly ready: boolean
}

export function readPidFile(folder: string): PidFile | undefined {
  const lines = readLines(join(folder, 'postmaster.pid'))
  if (!lines) return undefined
  return {
    pid: Math.abs(Number(lines[0])) || 0,
    port: Number(lines[3]) || 0,
    onSocket: (lines[4] ?? '').trim() !== '',
    ready: (lines[7] ?? '').trim() === 'ready',
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether this process is the server of this very folder. After a crash or a restart of a container, the
 * number in the file may belong to anybody; PostgreSQL itself would take it for a server and refuse.
 * A dead process that nobody has reaped has no command, so it does not count either.
 */
export function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(folder)
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  return spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command=']).stdout?.toString() ?? ''
}

/** Removes what a killed server left, provided that nobody has started a new one in the meantime. */
export function removeLeftovers(folder: string, stale: PidFile): void {
  if (readPidFile(folder)?.pid !== stale.pid) return
  for (const name of readdirSync(folder)) {
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(folder, name))
  }
}

/** Polls until the condition holds; false when the time is over first. */
export async function holdsWithin(ms: number, condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + ms
  while (!condition()) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/**
 * Stops the server: fast, which rolls open transactions back and writes a checkpoint; after half a minute
 * at once, from which the next start recovers. Neither loses what was committed.
 */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  const gone = () => !isPostmasterOf(folder, pid)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (gone()) return
    process.kill(pid, signal)
    if (await holdsWithin(30_000, gone)) return
  }
}
