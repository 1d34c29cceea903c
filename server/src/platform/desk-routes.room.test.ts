import type { Role } from '@baize/contract/roles'
import { Type } from 'typebox'
import { endpoint } from '@baize/contract/endpoint'
import { fields, nothing } from '@baize/contract/schema'
import { ok } from '@baize/kernel/result'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testHttp } from '../../testing/http.ts'
import { servePlatformDesk } from './desk-routes.ts'
import { createEvents } from './events/events.ts'
import { createFaults } from './faults/faults.ts'
import { serve } from './http/serve.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMessages } from './messages/messages.ts'
import { createOutboxPort } from './messages/outbox-port.ts'

const db = await testDatabase({ poolSize: 12 })
const audited: { action: string; object: string; reason: string; actor: string }[] = []

async function start(environment: Record<string, string>) {
  const node = await testHttp(db, environment)
  const { http, log, now, makeId, config } = node
  const { production } = config
  const jobs = await createJobs({ db, log, now })
  const faults = createFaults({ db, log, now, makeId, production })
  const outbox = createOutboxPort()
  const ports = { sms: outbox, email: outbox, push: outbox }
  const messages = createMessages({ db, jobs, faults, now, makeId, production, ports })
  const events = createEvents({ db, log, now, makeId })
  events.subscribe({ name: 'desk', kinds: ['thing.happened'], handle: async () => {} })
  faults.strikeCalls(http)
  const statusLike = endpoint({
    method: 'GET',
    path: '/wps/test/status',
    summary: 'A call of a test.',
    access: 'everyone',
    input: nothing,
    reply: fields({ up: Type.Boolean() }),
    errors: ['below_minimum'],
  })
  serve(http, statusLike, () => ok({ up: true }))
  servePlatformDesk({
    http,
    db,
    now,
    production,
    messages,
    faults,
    jobs,
    events,
    async audit(_, { actor, action, object, reason }) {
      audited.push({ action, object, reason, actor: actor?.id ?? '' })
    },
  })
  faults.setVendors(() => ['ACME'])
  await faults.start()
  const tokens = new Map<Role, string>()
  const call = async (
    role: Role,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const token = tokens.get(role) ?? (await node.signIn('operator', `op_${role}`, [role]))
    tokens.set(role, token)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await http.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { ...node, jobs, faults, call }
}

const test = await start({})
const live = await start({ MODE: 'production', BEACON_URL: 'http://127.0.0.1:9' })

beforeAll(() => test.jobs.start())
afterAll(async () => {
  await test.jobs.stop()
  test.faults.stop()
})

const reason = 'To try it'
const fault = {
  target: 'calls',
  scope: '',
  latencyMs: 0,
  error: 'unavailable',
  remaining: null,
  minutes: 5,
  reason,
}
const status = () => test.http.app.inject('/wps/test/status').then((reply) => reply.statusCode)

describe('the desk', () => {
  it('[P45] sends a test message, lists it, and clears the outbox, each change with its audit row', async () => {
    const sent = await test.call('support', 'POST', '/ops/api/messages/test', {
      kind: 'sms',
      to: '+63 917 555 0142',
      reason,
    })
    expect(sent).toMatchObject({ status: 200, body: { value: { kind: 'sms', outcome: 'kept' } } })
    const listed = await test.call('auditor', 'GET', '/ops/api/messages?kind=sms')
    expect(listed.body).toMatchObject({
      value: { items: [{ to: '+63 917 555 0142' }], next: null, counts: { all: 1, sms: 1 } },
    })
    const cleared = await test.call(
      'admin',
      'DELETE',
      `/ops/api/messages?reason=${encodeURIComponent(reason)}`,
    )
    expect(cleared.status).toBe(200)
    expect(audited.map(({ action }) => action)).toEqual(['message.tested', 'outbox.cleared'])
    expect(audited[0]).toMatchObject({ reason, actor: 'op_support' })
  })

  it('[P32] a fault on calls strikes members’ calls, never operators’, until it is switched off', async () => {
    expect(await status()).toBe(200)
    const put = await test.call('support', 'POST', '/ops/api/faults', fault)
    expect(put.body).toMatchObject({
      success: true,
      value: { target: 'calls', error: 'unavailable' },
    })
    await expect.poll(status).toBe(503)
    const listed = await test.call('risk', 'GET', '/ops/api/faults')
    expect(listed.body).toMatchObject({
      value: { production: false, items: [{ error: 'unavailable' }] },
    })
    const removed = await test.call(
      'admin',
      'DELETE',
      `/ops/api/faults?reason=${encodeURIComponent(reason)}`,
    )
    expect(removed.status).toBe(200)
    await expect.poll(status).toBe(200)
    expect(audited.slice(-2).map(({ action }) => action)).toEqual([
      'fault.switched_on',
      'fault.switched_off',
    ])
  })

  it('[P32] every call of the site can be struck with each of its codes, and says what people read', async () => {
    const places = await test.call('support', 'GET', '/ops/api/faults/places')
    const { calls, sentences, vendors, vendorCodes } = places.body.value
    expect(calls.map(({ call }: { call: string }) => call)).toEqual(['GET /wps/test/status'])
    expect(calls[0].codes).toEqual(expect.arrayContaining(['below_minimum', 'defect']))
    expect(sentences).toContainEqual({ code: 'below_minimum', says: expect.stringContaining('…') })
    expect(vendors).toEqual(['ACME'])
    expect(vendorCodes).toContain('insufficient_funds')
    const put = { ...fault, scope: 'GET /wps/test/status', error: 'below_minimum', remaining: 1 }
    expect((await test.call('support', 'POST', '/ops/api/faults', put)).status).toBe(200)
    await expect.poll(status).toBe(422)
    expect(await status()).toBe(200)
  })

  it('[P32] a fault counts its strikes, adds latency, and ends by itself', async () => {
    await test.call('admin', 'POST', '/ops/api/faults', {
      ...fault,
      scope: '/wps/test',
      latencyMs: 200,
      error: 'too_many_requests',
      remaining: 2,
    })
    await vi.waitUntil(async () => (await test.faults.list()).length === 1)
    await new Promise((resolve) => setTimeout(resolve, 150))
    const started = Date.now()
    expect(await status()).toBe(429)
    expect(Date.now() - started).toBeGreaterThan(190)
    expect(await status()).toBe(429)
    expect(await status()).toBe(200)
    expect(await test.faults.list()).toEqual([])
  })

  it.each([
    ['an unknown word', { error: 'made-up' }],
    ['a code that the call has not', { scope: 'GET /wps/test/status', error: 'duplicate_order' }],
    ['an operators’ call', { scope: 'POST /ops/api/faults' }],
    ['a word that the protocol has not', { target: 'vendors', error: 'below_minimum' }],
    ['nothing to do', { error: '', latencyMs: 0 }],
    ['no strikes', { remaining: 0 }],
    ['too long a time', { minutes: 61 }],
    ['too much latency', { latencyMs: 5001 }],
  ])('[P32] a fault with %s is refused', async (_, change) => {
    const { status, body } = await test.call('admin', 'POST', '/ops/api/faults', {
      ...fault,
      ...change,
    })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })

  it('[P32] removing a fault that is not there is refused', async () => {
    const reply = await test.call('admin', 'DELETE', '/ops/api/faults?id=flt_none&reason=gone')
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found'])
  })

  it('[P37] in production nothing of this can be done', async () => {
    const before = audited.length
    for (const [method, url, payload] of [
      ['POST', '/ops/api/faults', fault],
      ['DELETE', '/ops/api/faults?reason=try', undefined],
      ['DELETE', '/ops/api/messages?reason=try', undefined],
      ['POST', '/ops/api/messages/test', { kind: 'sms', to: 'x', reason }],
    ] as const) {
      const reply = await live.call('admin', method, url, payload)
      expect([reply.status, reply.body.code]).toEqual([409, 'not_in_production'])
    }
    expect(audited).toHaveLength(before)
    expect((await live.call('admin', 'GET', '/ops/api/faults')).body.value.production).toBe(true)
  })

  it('[P46] lists jobs, schedules and subscribers, and gives a parked job its tries again', async () => {
    const id = await db.transaction(async (tx) => {
      const made = await test.jobs.add(tx, 'platform.deliver', { id: 'msg_none' })
      await tx.sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no' where id = ${BigInt(made)}`
      return made
    })
    const listed = await test.call('auditor', 'GET', '/ops/api/jobs')
    expect(listed.body.value).toMatchObject({
      items: [{ id, task: 'platform.deliver', state: 'parked', lastError: 'no' }],
      subscribers: [{ name: 'desk', behind: 0, parked: 0, lastError: '' }],
    })
    expect(
      (await test.call('support', 'POST', `/ops/api/jobs/${id}/retry`, { reason })).status,
    ).toBe(403)
    expect((await test.call('admin', 'POST', `/ops/api/jobs/${id}/retry`, { reason })).status).toBe(
      200,
    )
    await vi.waitUntil(async () => (await test.jobs.list()).items.length === 0, { timeout: 5000 })
    expect((await test.call('admin', 'POST', `/ops/api/jobs/${id}/retry`, { reason })).status).toBe(
      404,
    )
    expect(audited.at(-1)).toMatchObject({ action: 'job.retried', object: id })
  })
})
