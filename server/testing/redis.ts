import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { createClient } from 'redis'
import { afterAll, vi } from 'vitest'

const binary = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) =>
  existsSync(path),
)

/** Redis is not embedded: what needs one is left out where none is installed, and its name says so. */
export const hasRedis = binary !== undefined
export const needsRedis = hasRedis ? '' : ' (left out: no redis-server is installed)'

export type TestRedis = {
  readonly url: string
  /** Stops it without taking it away: connections stay, and nothing answers. */
  freeze(): void
  thaw(): void
  /** Takes it away for some seconds and brings it back, empty, at the same address. */
  restart(awayMs: number): Promise<void>
}

/** A Redis of the test's own, which keeps nothing and goes with the file's last test. */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort()
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const launch = () => spawn(binary ?? 'redis-server', settings, { stdio: 'ignore' })
  let server = launch()
  afterAll(() => void server.kill('SIGKILL'))
  const url = `redis://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async restart(awayMs) {
      server.kill('SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, awayMs))
      server = launch()
      await untilItAnswers(url)
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } })
      client.on('error', () => {})
      await client.connect()
      client.destroy()
    },
    { timeout: 10_000 },
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
