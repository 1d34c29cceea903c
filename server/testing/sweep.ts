import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../src/embedded/postmaster.ts'
import { readPidFile, stopPostmaster } from '../src/embedded/postmaster.ts'

export const testFolderPrefix = 'baize-test-'

/** Stops the servers of test runs that were killed, and removes their folders. */
export async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = /^baize-test-(\d+)-/.exec(name) ?? []
    if (owner && !isAlive(Number(owner))) await sweep(join(tmpdir(), name)).catch(() => {})
  }
}

async function sweep(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const running = readPidFile(cluster)
  if (running) await stopPostmaster(cluster, running.pid)
  rmSync(dataDir, { recursive: true, force: true })
}
