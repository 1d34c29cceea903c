import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { startEmbedded } from '../src/embedded/embedded.ts'
import { findFreePort } from '../src/embedded/launch.ts'
import { atPort, conninfo, copyServer, spawnServer } from './standby.ts'
import { testFolderPrefix } from './sweep.ts'
import { runAs } from './test-server.ts'

export type ReplicatedServers = {
  readonly primaryUrl: string
  /** The primary as the owner of everything. */
  readonly ownerUrl: string
  readonly replicaUrl: string
  /** The replica as the owner of everything. */
  readonly replicaOwnerUrl: string
}

const hasty = { fsync: 'off', full_page_writes: 'off', max_connections: '60' }

/** A PostgreSQL and a second one that follows it, by streaming. Both go with the file's last test. */
export async function startReplicated(): Promise<ReplicatedServers> {
  const folders = ['a', 'b'].map(() =>
    mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`)),
  )
  const [first = '', second = ''] = folders
  const primary = await startEmbedded({ dataDir: first, settings: hasty })
  await copyServer(primary.ownerUrl, first, second)
  const port = await findFreePort()
  const follows = { ...hasty, primary_conninfo: conninfo(primary.ownerUrl) }
  const server = spawnServer(second, port, follows)
  const replicaUrl = atPort(primary.url, port)
  afterAll(async () => {
    server.kill('SIGQUIT')
    await primary.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(() => runAs(replicaUrl, (client) => client.query('select 1')), {
    timeout: 60_000,
    interval: 200,
  })
  return {
    primaryUrl: primary.url,
    ownerUrl: primary.ownerUrl,
    replicaUrl,
    replicaOwnerUrl: atPort(primary.ownerUrl, port),
  }
}
