import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** Where pgbench is: on the path, or where Debian puts it. */
function findPgbench(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : []
  const found = [...onPath, ...debian]
    .map((folder) => join(folder, 'pgbench'))
    .find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'pgbench is not on this machine. It comes with PostgreSQL: install the package postgresql of Debian or Ubuntu ' +
      '(apt-get install postgresql), or put the folder that holds it on PATH.',
  )
}

export type Pgbench = {
  /** Makes the tables of the built-in script. */
  prepare(scale: number): Promise<void>
  /** Transactions a second: of the built-in TPC-B-like script as pgbench runs it, or of a script, prepared. */
  measure(options: { readonly seconds: number; readonly script?: string }): Promise<number>
}

export const clients = 16

/** pgbench at an address, with 16 clients. */
export function createPgbench(url: string, folder: string): Pgbench {
  const program = findPgbench()
  const address = new URL(url)
  const env = {
    ...process.env,
    PGHOST: address.searchParams.get('host') ?? address.hostname,
    PGPORT: address.port,
    PGUSER: decodeURIComponent(address.username),
    PGPASSWORD: decodeURIComponent(address.password),
    PGDATABASE: address.pathname.slice(1),
  }

  async function run(words: readonly string[]): Promise<string> {
    return await new Promise((resolve, reject) => {
      const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      child.stdout.on('data', (data) => (said += String(data)))
      child.stderr.on('data', (data) => (said += String(data)))
      child.once('error', reject)
      child.once('exit', (code) => {
        if (code === 0) resolve(said)
        else reject(new Error(`pgbench ended with ${code}: ${said.trim().slice(-300)}`))
      })
    })
  }

  return {
    async prepare(scale) {
      await run(['-i', '-q', '-s', String(scale)])
    },
    async measure({ seconds, script }) {
      const common = ['-c', String(clients), '-j', '2', '-T', String(seconds), '-n']
      const file = join(folder, 'script.sql')
      if (script !== undefined) writeFileSync(file, script)
      const said = await run(
        script === undefined ? common : [...common, '-M', 'prepared', '-f', file],
      )
      const [, rate] = /tps = ([0-9.]+) \(without/.exec(said) ?? []
      if (rate === undefined) throw new Error(`pgbench said no rate: ${said.slice(0, 300)}`)
      return Number(rate)
    },
  }
}
