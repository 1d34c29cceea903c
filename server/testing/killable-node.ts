import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, testEnvironment } from './app-template.ts'
import { bundleServer } from './bundled-server.ts'

const startMs = 120_000
/** A server that has nothing to do looks around a few times in so long. */
const [calmMs, calmCount] = [500, 6]

/**
 * Stands between a server and its PostgreSQL and counts the statements that the server sends, also those that leave in
 * one piece. At the step that was asked for it calls back instead of handing on, so that the server can be killed
 * exactly there.
 */
async function startGateway(databaseUrl: string) {
  const address = new URL(databaseUrl)
  const { hostname, port } = address
  const folder = address.searchParams.get('host')
  const goal =
    folder === null
      ? { host: hostname, port: Number(port) }
      : { path: join(folder, `.s.PGSQL.${port}`) }
  const sockets = new Set<Socket>()
  let sent = 0
  let trap: { readonly at: number; readonly strike: () => void } | undefined

  const gateway = createServer((client) => {
    const database = connect(goal)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    const split = createSplitter()
    let isStruck = false
    client.on('data', (data: Buffer) => {
      for (const { bytes, isStatement } of split(data)) {
        if (isStatement) sent += 1
        isStruck ||= trap !== undefined && isStatement && sent >= trap.at
        if (isStruck) return trap?.strike()
        database.write(bytes)
      }
    })
    database.on('data', (data: Buffer) => void client.write(data))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String((gateway.address() as AddressInfo).port)
  return {
    url: address.toString(),
    /** Counts from now on, and strikes before the message of this number is handed on. */
    arm(at: number, strike: () => void) {
      sent = 0
      trap = { at, strike }
    },
    disarm: () => void (trap = undefined),
    count: () => sent,
    stop() {
      for (const socket of sockets) socket.destroy()
      gateway.close()
    },
  }
}

type Part = { readonly bytes: Buffer; readonly isStatement: boolean }

/** The letters of PostgreSQL's protocol that end a statement: a simple one, and the synchronisation after a prepared one. */
const ends = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)))

/** Cuts what a client sends where a statement ends. What opens a connection has no letter and is no statement. */
function createSplitter(): (data: Buffer) => Part[] {
  let rest: Buffer = Buffer.alloc(0)
  let from = 0
  let isOpened = false
  return (data) => {
    rest = Buffer.concat([rest, data])
    const parts: Part[] = []
    for (;;) {
      const head = isOpened ? 1 : 0
      if (rest.length < from + head + 4) return parts
      const end = from + head + rest.readInt32BE(from + head)
      if (rest.length < end) return parts
      const isStatement = isOpened && ends.has(rest[from] ?? 0)
      from = end
      if (isOpened && !isStatement && rest[0] !== passwordLetter) continue
      isOpened = true
      parts.push({ bytes: rest.subarray(0, end), isStatement })
      rest = rest.subarray(end)
      from = 0
    }
  }
}

const passwordLetter = 'p'.charCodeAt(0)

export type KillableNode = Awaited<ReturnType<typeof startKillableNode>>

/** The real server, in a process of its own, to be killed between two of its steps and started again. */
export async function startKillableNode(databaseUrl: string) {
  const bundle = await bundleServer()
  const gateway = await startGateway(databaseUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let printed = ''

  async function start(): Promise<void> {
    printed = ''
    gateway.disarm()
    // What the test itself runs with, such as its mode, is not the server's.
    const { PATH = '' } = process.env
    const env = { PATH, ...testEnvironment, DATABASE_URL: gateway.url, DATA_DIR: dataDir }
    const own = spawn(process.execPath, [bundle.path], {
      cwd: root,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [own.stdout, own.stderr]) {
      stream.on('data', (data: Buffer) => void (printed += data.toString()))
    }
    child = own
    const until = Date.now() + startMs
    while (Date.now() < until && own.exitCode === null) {
      if (await isUp(url)) return
      await wait(50)
    }
    throw new Error(`The server did not start: ${printed.slice(-2000)}`)
  }

  const isGone = () => child === undefined || child.exitCode !== null || child.signalCode !== null

  async function kill(): Promise<void> {
    const own = child
    if (own === undefined || isGone()) return
    const gone = new Promise((resolve) => own.once('exit', resolve))
    own.kill('SIGKILL')
    await gone
  }

  return {
    start,
    kill,
    /** Sends a call, as a page of ours does. Nothing when the server died over it. */
    async send<T>(path: string, body: object): Promise<Reply<T> | undefined> {
      try {
        const reply = await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return (await reply.json()) as Reply<T>
      } catch {
        return undefined
      }
    },
    /** Lets the server die by kill -9 before its message of this number, counted from now. */
    killBefore(message: number): void {
      gateway.arm(message, () => void child?.kill('SIGKILL'))
    },
    /**
     * How many messages work takes, with what the server does of itself a moment later. Not with what it does on a
     * fresh database after its first start: that is waited for.
     */
    async countMessages(work: () => Promise<unknown>): Promise<number> {
      await untilCalm(gateway.count)
      gateway.arm(Number.POSITIVE_INFINITY, () => {})
      await work()
      await wait(400)
      const count = gateway.count()
      gateway.disarm()
      return count
    },
    /** Waits for its death. What it does of itself is not the same each time, so one that had less to say dies now. */
    async dies(): Promise<void> {
      for (const until = Date.now() + 1_000; !isGone() && Date.now() < until;) await wait(20)
      await kill()
    },
    async stop(): Promise<void> {
      await kill()
      gateway.stop()
      bundle.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Reply<T> = { readonly success: boolean; readonly code: string; readonly value: T }

/** Until nothing was counted for a while, or for so long that it would never be. */
async function untilCalm(count: () => number): Promise<void> {
  for (const until = Date.now() + 15_000; Date.now() < until;) {
    const before = count()
    await wait(calmMs)
    if (count() - before < calmCount) return
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A page asks again with the same request until it is told something: a server that has just begun may not know yet. */
export async function askedAgain<Told extends { readonly code: string }>(
  fire: () => Promise<Told | undefined>,
): Promise<Told | undefined> {
  let told = await fire()
  for (
    let tries = 0;
    tries < 20 && (told === undefined || told.code === 'unavailable');
    tries += 1
  ) {
    await wait(250)
    told = await fire()
  }
  return told
}
