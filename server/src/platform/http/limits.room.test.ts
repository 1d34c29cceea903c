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
