import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { findBinaries } from '../src/embedded/binaries.ts'
import { startEmbedded } from '../src/embedded/embedded.ts'
import { findFreePort } from '../src/embedded/launch.ts'
import { chooseRunner, giveTo, programEnvironment } from '../src/embedded/runner.ts'
import { settingWords } from '../src/embedded/settings.ts'
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

/**
 * A PostgreSQL and a second one that follows it, by streaming: copied from its folder between the start and the end of a
 * backup, since the embedded binaries bring no pg_basebackup. Both go with the file's last test.
 */
export async function startReplicated(): Promise<ReplicatedServers> {
  const folders = ['a', 'b'].map(() =>
    mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`)),
  )
  const [first = '', second = ''] = folders
  const primary = await startEmbedded({ dataDir: first, settings: hasty })
  await runAs(primary.ownerUrl, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    cpSync(join(first, 'postgres'), join(second, 'postgres'), {
      recursive: true,
      filter: (path) => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(path),
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select * from pg_backup_stop(false)',
    )
    writeFileSync(join(second, 'postgres/backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(second, 'postgres/standby.signal'), '')
  })
  copyFileSync(join(first, 'postgres.password'), join(second, 'postgres.password'))
  const port = await findFreePort()
  const server = startStandby(second, port, primary.ownerUrl)
  const [replica, replicaOwner] = [primary.url, primary.ownerUrl].map((url) => {
    const address = new URL(url)
    address.search = ''
    address.host = `127.0.0.1:${port}`
    return address.href
  }) as [string, string]
  afterAll(async () => {
    server.kill('SIGQUIT')
    await primary.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(() => runAs(replica, (client) => client.query('select 1')), {
    timeout: 60_000,
    interval: 200,
  })
  return {
    primaryUrl: primary.url,
    ownerUrl: primary.ownerUrl,
    replicaUrl: replica,
    replicaOwnerUrl: replicaOwner,
  }
}

function startStandby(dataDir: string, port: number, primaryUrl: string) {
  const { postgres } = findBinaries()
  const folder = join(dataDir, 'postgres')
  const runner = chooseRunner(dataDir, folder, postgres)
  giveTo(runner, folder)
  const settings = settingWords(
    { kind: 'port', port },
    { ...hasty, primary_conninfo: conninfo(primaryUrl) },
  )
  const [program = '', ...words] = [...runner.before, postgres, '-D', folder, ...settings]
  return spawn(program, words, {
    ...runner.identity,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: 'ignore',
  })
}

function conninfo(url: string): string {
  const { username, password, hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return `host='${host}' port=${port} user=${username} password='${password}'`
}
