import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from '../src/embedded/binaries.ts'
import { chooseRunner, giveTo, programEnvironment } from '../src/embedded/runner.ts'
import { settingWords } from '../src/embedded/settings.ts'
import { runAs } from './test-server.ts'

/**
 * Copies the data of a server that runs, for a second one that follows it: from its folder between the start and the end
 * of a backup, since the embedded binaries bring no pg_basebackup.
 */
export async function copyServer(url: string, from: string, to: string): Promise<void> {
  await runAs(url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    cpSync(join(from, 'postgres'), join(to, 'postgres'), {
      recursive: true,
      filter: (path) => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(path),
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select * from pg_backup_stop(false)',
    )
    writeFileSync(join(to, 'postgres/backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(to, 'postgres/standby.signal'), '')
  })
  copyFileSync(join(from, 'postgres.password'), join(to, 'postgres.password'))
}

/** Starts the server of a data folder at a port of the loopback. Unlike the embedded one it stays dead when it dies. */
export function spawnServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
) {
  const { postgres } = findBinaries()
  const folder = join(dataDir, 'postgres')
  const runner = chooseRunner(dataDir, folder, postgres)
  giveTo(runner, folder)
  const words = settingWords({ kind: 'port', port }, settings)
  const [program = '', ...rest] = [...runner.before, postgres, '-D', folder, ...words]
  return spawn(program, rest, {
    ...runner.identity,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: 'ignore',
  })
}

/** Where a standby finds the server that it follows. */
export function conninfo(url: string): string {
  const { username, password, hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return `host='${host}' port=${port} user=${username} password='${password}'`
}

/** The same login and database, at a port of the loopback. */
export function atPort(url: string, port: number): string {
  const address = new URL(url)
  address.search = ''
  address.host = `127.0.0.1:${port}`
  return address.href
}
