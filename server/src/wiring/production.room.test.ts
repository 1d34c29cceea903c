import { gunzipSync } from 'node:zlib'
import { listFaults, putFault } from '@baize/contract/system/desk'
import { getSandboxGateway } from '@baize/contract/cashier/methods-desk'
import { getDemoOperators } from '@baize/contract/system/operators'
import type { Endpoint } from '@baize/contract/endpoint'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

/** What comes along for the demo, and that the wiring leaves out of production. */
const { app, db, server } = await testApp({
  MODE: 'production',
  PASSWORD_COST: 'full',
  // Nobody is there; a table that waits for its beacon holds up nothing else.
  BEACON_URL: 'http://127.0.0.1:9',
})
const admin = await db.transaction((tx) =>
  app.http.sessions.open(tx, {
    kind: 'operator',
    id: 'opr_test',
    name: 'Test',
    roles: ['admin'],
    ip: '127.0.0.1',
    userAgent: 'test',
  }),
)

async function ask({ method, path: url }: Endpoint, payload?: object) {
  const headers = { authorization: `Bearer ${admin}` }
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
  return answer.json<{ code: string; value: { production: boolean } }>()
}

it('[I14] nobody of the demo is there, nor shown', async () => {
  expect(await ask(getDemoOperators)).toMatchObject({ code: 'not_found' })
  expect(await db.sql`select id from identity.operators`).toEqual([])
  expect(await db.sql`select id from identity.members`).toEqual([])
})

it('[C26] no gateway of ours takes payments', async () => {
  expect((await ask(getSandboxGateway)).code).toBe('not_in_production')
  expect(await db.sql`select id from cashier.methods`).toEqual([])
})

it('[Y25] no vendor of ours makes players or money', async () => {
  expect(app.rooms.sandbox).toBeUndefined()
  expect(await db.sql`select key from play.vendors where sandbox`).toEqual([])
})

it('[P37] no fault is switched on', async () => {
  expect((await ask(listFaults)).value.production).toBe(true)
  const fault = { target: 'sms', scope: '', latencyMs: 0, error: 'unknown', remaining: null }
  const { code } = await ask(putFault, { ...fault, minutes: 5, reason: 'A test of the wiring' })
  expect(code).toBe('not_in_production')
})

it('[S39] the plan of the calls leaves out those of operators', async () => {
  const answer = await server.inject({
    url: '/docs/api.json',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(answer.headers['content-encoding']).toBe('gzip')
  const { paths } = JSON.parse(gunzipSync(answer.rawPayload).toString('utf8')) as { paths: object }
  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(Object.keys(paths).filter((path) => path.startsWith('/ops/'))).toEqual([])
  const { body: page } = await server.inject('/docs/api')
  const [, inBody = ''] = page.split(
    'aria-label="In the body of POST /arcade/rounds/:round/moves">',
  )
  const fields = inBody.slice(0, inBody.indexOf('</pre>'))
  expect(fields).toContain('&quot;session&quot;')
  expect(fields).not.toContain('&quot;round&quot;')
  expect((await server.inject('/robots.txt')).body).toContain('Disallow: /ops/')
  expect((await server.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
