import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testHttp } from '../../testing/http.ts'
import { createEvents } from './events/events.ts'
import { serveHealth } from './health.ts'
import { createJobs } from './jobs/jobs.ts'
import { serveMetrics } from './metrics.ts'
import { createPostgresBus } from './sockets/postgres-bus.ts'
import { createSockets } from './sockets/sockets.ts'

const shared = await testDatabase()
const token = 'a token of sixteen letters or more'

async function start(environment: Record<string, string>, migrations = 1, db = shared) {
  const node = await testHttp(db, environment)
  const { http, sessions, config, log, now, makeId } = node
  const jobs = await createJobs({ db, log, now })
  const events = createEvents({ db, log, now, makeId })
  events.subscribe({ name: 'nobody', kinds: ['thing.happened'], handle: async () => {} })
  const bus = createPostgresBus(db)
  const sockets = await createSockets({ http, sessions, bus, log, now, publicUrl: '' })
  serveMetrics({ http, config, db, jobs, events, sockets })
  const health = serveHealth({ http, db, migrations })
  const stop = () => sockets.close()
  afterAll(stop)
  const get = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    http.app.inject({ url, remoteAddress, headers })
  return { ...node, health, get, stop }
}

const plain = await start({ METRICS_TOKEN: token })
const proxied = await start({ METRICS_TOKEN: token, TRUST_PROXY: '1' })
const closed = await start({})

describe('metrics', () => {
  it('[P40] tell of calls, the event loop, the pool, jobs, events, sockets and the process', async () => {
    await plain.get('/healthz', '127.0.0.1')
    await plain.get('/nowhere/%2b639175550142', '127.0.0.1')
    const { body, headers } = await plain.get('/metrics', '127.0.0.1')
    expect(headers['content-type']).toContain('text/plain')
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
      'http_request_duration_seconds_count{method="any",route="unknown",status="404"} 1',
      'nodejs_eventloop_lag_seconds',
      'database_connections{state="idle"}',
      'jobs{state="parked"} 0',
      'events{subscriber="nobody",state="behind"} 0',
      'events{subscriber="nobody",state="parked"} 0',
      'sockets_open 0',
      'sockets_dropped_total{what="slow"} 0',
      'process_resident_memory_bytes',
    ]) {
      expect(body).toContain(line)
    }
    expect(body).not.toContain('9175550142')
  })

  it.each([
    ['this machine', plain, '127.0.0.1', {}, 200],
    ['this machine over IPv6', plain, '::1', {}, 200],
    ['elsewhere', plain, '203.0.113.9', {}, 403],
    ['elsewhere with the token', plain, '203.0.113.9', { authorization: `Bearer ${token}` }, 200],
    [
      'elsewhere with a wrong token',
      plain,
      '203.0.113.9',
      { authorization: `Bearer ${token}x` },
      403,
    ],
    [
      'elsewhere with an empty token where none is set',
      closed,
      '203.0.113.9',
      { authorization: 'Bearer ' },
      403,
    ],
    [
      'an undeclared proxy on this machine',
      plain,
      '127.0.0.1',
      { 'x-forwarded-for': '203.0.113.9' },
      403,
    ],
    [
      'an undeclared proxy that claims this machine',
      plain,
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
      403,
    ],
    [
      'a declared proxy for a stranger',
      proxied,
      '127.0.0.1',
      { 'x-forwarded-for': '203.0.113.9' },
      403,
    ],
    [
      'a stranger who poses as a proxy',
      proxied,
      '203.0.113.9',
      { 'x-forwarded-for': '127.0.0.1' },
      403,
    ],
    ['this machine beside a declared proxy', proxied, '127.0.0.1', {}, 200],
  ])('[P41] from %s', async (_, node, address, headers, status) => {
    const reply = await node.get('/metrics', address, headers)
    expect(reply.statusCode).toBe(status)
    expect(reply.body.includes('"code":"not_allowed"')).toBe(status === 403)
  })
})

it('[P40] the figures of this node are told while the database is away', async () => {
  const lonely = await testDatabase()
  const { get, stop } = await start({}, 1, lonely)
  await stop()
  await lonely.close()
  const { statusCode, body } = await get('/metrics', '127.0.0.1')
  expect(statusCode).toBe(200)
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('jobs{')
  expect((await get('/readyz', '127.0.0.1')).statusCode).toBe(503)
})

describe('health', () => {
  it('[P42] is up while the process is, ready while it can serve', async () => {
    expect((await plain.get('/healthz', '203.0.113.9')).json()).toMatchObject({ success: true })
    expect((await plain.get('/readyz', '203.0.113.9')).statusCode).toBe(200)
  })

  it('[P42] is not ready before all migrations are applied', async () => {
    const early = await start({}, 1000)
    const reply = await early.get('/readyz', '127.0.0.1')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ success: false, code: 'unavailable' })
  })

  it('[P42] is up but not ready once closing has begun', async () => {
    closed.health.startClosing()
    expect((await closed.get('/readyz', '127.0.0.1')).statusCode).toBe(503)
    expect((await closed.get('/healthz', '127.0.0.1')).statusCode).toBe(200)
  })
})
