import { Type } from 'typebox'
import { endpoint } from '@baize/contract/endpoint'
import { fields } from '@baize/contract/schema'
import { ok } from '@baize/kernel/result'
import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testHttp } from '../../testing/http.ts'
import { serve } from './http/serve.ts'
import { createJobs } from './jobs/jobs.ts'

const db = await testDatabase()
const { http, lines, signIn, log, now } = await testHttp(db)

const phone = '+639175550142'
const secrets = {
  password: 'Hunter2-Blue-Horse',
  code: '482913',
  phone,
  spaced: '+63 917 555 0142',
  digits: '09175550142',
  email: 'jessa.cruz@example.com',
  forged: 'forged-token-forged-token-forged-token-123',
}
const input = fields({
  password: Type.Optional(Type.String({ maxLength: 100 })),
  code: Type.Optional(Type.String({ maxLength: 100 })),
  mobile: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Type.String({ maxLength: 100 })),
  token: Type.Optional(Type.String({ maxLength: 200 })),
})
const common = {
  summary: 'A call of a test.',
  access: 'everyone',
  input,
  reply: fields({}),
  errors: [],
} as const
const postCall = endpoint({ ...common, method: 'POST', path: '/test/post' })
const getCall = endpoint({ ...common, method: 'GET', path: '/test/get' })
const brokenCall = endpoint({ ...common, method: 'POST', path: '/test/broken' })
const sqlCall = endpoint({ ...common, method: 'POST', path: '/test/sql' })

beforeAll(() => {
  serve(http, postCall, () => ok({}))
  serve(http, getCall, () => ok({}))
  serve(http, brokenCall, ({ mobile, email, token }) => {
    log.warn({ mobile, input: { password: secrets.password, token } }, `asked by ${email}`)
    throw new Error(`No member has ${mobile} or ${secrets.digits} or ${email}; token=${token}`)
  })
  serve(http, sqlCall, async ({ mobile = '' }) => {
    await db.sql`select ${mobile}::int`
    return ok({})
  })
})

it('[P30] a run of calls with secrets everywhere writes a log without any of them', async () => {
  const token = await signIn('member', 'mem_1', ['member'])
  const body = {
    password: secrets.password,
    code: secrets.code,
    mobile: phone,
    email: secrets.email,
    token,
  }
  const query = new URLSearchParams({ ...body, mobile: secrets.spaced }).toString()
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: `session=${token}; remember=${phone}`,
  }
  const forged = { authorization: `Bearer ${secrets.forged}`, 'x-forwarded-for': phone }
  const calls = [
    { method: 'POST', url: '/test/post', headers, payload: body },
    { method: 'POST', url: '/test/post', headers: forged, payload: { ...body, surplus: phone } },
    { method: 'POST', url: `/test/post?${query}`, headers, payload: body },
    { method: 'GET', url: `/test/get?${query}`, headers },
    { method: 'GET', url: `/nowhere/${phone}?${query}`, headers },
    { method: 'POST', url: '/test/broken', headers, payload: body },
    { method: 'POST', url: '/test/broken', headers, payload: { ...body, mobile: secrets.spaced } },
    { method: 'POST', url: '/test/sql', headers, payload: body },
    {
      method: 'POST',
      url: '/test/post',
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${secrets.password}",`,
    },
    { method: 'POST', url: '/test/post', headers: { 'content-type': 'text/xml' }, payload: phone },
  ] as const
  const statuses: number[] = []
  for (const call of calls) statuses.push((await http.app.inject(call)).statusCode)
  expect(statuses).toEqual([200, 400, 400, 200, 404, 500, 500, 500, 400, 415])

  const jobs = await createJobs({ db, log, now })
  jobs.define('test.leaks', {
    says: 'ops.jobSweep',
    maxAttempts: 1,
    handle: () =>
      Promise.reject(new Error(`gateway: ${phone} ${secrets.email} password=${secrets.password}`)),
  })
  await jobs.start()
  await db.transaction((tx) => jobs.add(tx, 'test.leaks', body))
  await expect
    .poll(() => lines.some((line) => line.includes('A job is parked')), { timeout: 5000 })
    .toBe(true)
  await jobs.stop()

  const text = lines.join('\n')
  expect(lines.length).toBeGreaterThan(4)
  expect(text).toContain('/test/broken')
  for (const secret of [...Object.values(secrets), token, '9175550142', '555 0142']) {
    expect(text).not.toContain(secret)
  }
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
})
