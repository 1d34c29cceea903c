import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { endpoint } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { serve } from './serve.ts'

const test = await testHttp(await testDatabase())
const common = { summary: '', input: Type.Object({}), reply: Type.Object({}), errors: [] } as const
const forFinance = endpoint({
  ...common,
  method: 'GET',
  path: '/ops/api/of-finance',
  access: ['finance'],
  perMinute: 2,
})
const forAll = endpoint({
  ...common,
  method: 'GET',
  path: '/wps/for-all',
  access: 'everyone',
  perMinute: 2,
})
serve(test.http, forFinance, () => ok({}))
serve(test.http, forAll, () => ok({}))
const finance = await test.signIn('operator', 'op_fay', ['finance'])
const content = await test.signIn('operator', 'op_celia', ['content'])

async function statuses(url: string, times: number, token = '') {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const answers: number[] = []
  while (answers.length < times) {
    answers.push((await test.http.app.inject({ url, headers })).statusCode)
  }
  return answers
}

it('[H6] a call refused for lack of a role or a session counts against nobody, and is never too many', async () => {
  expect(await statuses(forFinance.path, 4, content)).toEqual([403, 403, 403, 403])
  expect(await statuses(forFinance.path, 4)).toEqual([401, 401, 401, 401])
  expect(await statuses(forFinance.path, 3, finance)).toEqual([200, 200, 429])
  // Whether those who may call are over their limit is not told to who may not.
  expect(await statuses(forFinance.path, 1, content)).toEqual([403])
  expect(await statuses(forFinance.path, 1)).toEqual([401])
})

it('[H6] a call for everyone is counted first', async () => {
  expect(await statuses(forAll.path, 3)).toEqual([200, 200, 429])
})

it('[H6] who is over the limit is told in words how many seconds to wait', async () => {
  const ask = () => test.http.app.inject({ url: forAll.path, remoteAddress: '198.51.100.77' })
  await ask()
  await ask()
  const { headers, body } = await ask()
  expect(Number(headers['retry-after'])).toBeGreaterThan(1)
  const { message } = JSON.parse(body) as { message: string }
  expect(message).toBe(`Too many requests. Try again in ${String(headers['retry-after'])} seconds.`)
})

it('[H11] a head that is too large is refused in the envelope of every other refusal', async () => {
  await test.http.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.http.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/wps/for-all?text=${'あ'.repeat(5000)}`)
  expect(answer.status).toBe(431)
  expect(await answer.json()).toEqual({
    success: false,
    value: null,
    code: 'head_too_large',
    message: expect.any(String),
    requestId: expect.stringMatching(/^req_/),
  })
  await test.http.app.close()
})
