import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cuttable } from './cut-database.ts'

/** Programs that Debian has and we do not bring along; tests that need one are skipped where it is missing. */
const places = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

export function findProgram(name: string): string | undefined {
  return places.map((place) => join(place, name)).find((path) => existsSync(path))
}

/** Neither program runs as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** The settings that operators are told to use: how long it waits and when it tries again. */
const sample = new URL('../../docs/operations/pgbouncer.ini', import.meta.url)
const ofTheSample = /^(?:pool_mode|server_\w+|query_wait_timeout) *=.*\n/gm

function settingsOf(file: URL): string {
  return (readFileSync(file, 'utf8').match(ofTheSample) ?? []).join('')
}

/**
 * A PgBouncer as our sample sets it, in front of a database, which gives its connections to whoever asks next; `extra`
 * lines count more than those of the sample.
 */
export async function startPgBouncer(program: string, databaseUrl: string, extra = '') {
  const way = await cuttable(databaseUrl)
  const goal = new URL(way.url)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'baize-pgbouncer-'))
  chmodSync(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  const password = decodeURIComponent(goal.password)
  const server = `host=127.0.0.1 port=${goal.port} user=${goal.username} password='${password}'`
  writeFileSync(
    settings,
    `[databases]
* = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
default_pool_size = 12
max_client_conn = 200
${settingsOf(sample)}${extra}
`,
  )
  const stop = await run(program, ['-q', settings], port)
  const address = new URL(way.url)
  address.port = String(port)
  return {
    url: address.toString(),
    /** The way from it to its database. */
    way,
    async stop() {
      await stop()
      await way.cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function startRedis(program: string) {
  const port = await freePort()
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const stop = await run(program, [...options, '--dir', tmpdir()], port)
  return { url: `redis://127.0.0.1:${port}`, stop }
}

async function run(program: string, given: readonly string[], port: number) {
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], ...nobody })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => void (printed += data.toString()))
  }
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`${program}: ${printed}`)
    await sleep(50)
  }
  return () => ended(child)
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
