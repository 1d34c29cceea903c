import { connect } from 'node:net'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { endpoint } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { serve } from './serve.ts'
import { answerTheRest } from './unknown.ts'

const test = await testHttp(await testDatabase())
const anything = Type.Object({ value: Type.Optional(Type.Unknown()) })
const common = { summary: '', input: anything, reply: Type.Object({}), errors: [] } as const
const forAll = endpoint({ ...common, method: 'PUT', path: '/wps/for-all', access: 'everyone' })
const forOwnPages = endpoint({
  ...common,
  method: 'PUT',
  path: '/wps/own-pages',
  access: 'everyone',
  ownPages: true,
})
const forMembers = endpoint({
  ...common,
  method: 'PUT',
  path: '/wps/for-members',
  access: ['member'],
})
const wide = endpoint({
  ...common,
  method: 'PUT',
  path: '/wps/wide',
  access: 'everyone',
  bodyBytes: 256 * 1024,
  bodyValues: 20_000,
})
const readAll = endpoint({ ...common, method: 'GET', path: '/wps/read-all', access: 'everyone' })
for (const call of [readAll, forAll, forOwnPages, forMembers, wide])
  serve(test.http, call, () => ok({}))
answerTheRest(test.http, undefined)
const address = await test.listen()
const port = Number(address.split(':')[1])

/** Sends these very bytes; answers all that comes back until the server ends it, or says nothing more for a moment. */
async function say(bytes: string): Promise<string> {
  return await new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(1_500, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data.toString()
      if (answer.includes('}')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

async function put(path: string, body: string, type = 'application/json') {
  const answer = await fetch(`http://${address}${path}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': type },
  })
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
}

describe('what a body may cost', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    '[H28] what is sent by %s to an address that leads nowhere is not read',
    async (method) => {
      const head = [
        `${method} /wps/nobody HTTP/1.1`,
        `host: ${address}`,
        'content-type: application/json',
        'content-length: 1000',
      ]
      expect(await say(`${head.join('\r\n')}\r\n\r\n{`)).toMatch(
        /^HTTP\/1\.1 404 [\s\S]+x-content-type-options: nosniff[\s\S]+"code":"unknown_call"/,
      )
    },
  )

  // The head promises a body that never comes: only who does not wait for it can answer.
  it.each([
    [forMembers.path, 'application/json', 'sign_in_required'],
    [forOwnPages.path, 'application/json', 'not_allowed'],
    [forAll.path, 'application/x-www-form-urlencoded', 'invalid_content_type'],
    [forAll.path, 'image/png', 'invalid_content_type'],
  ])('[H9] %s as %s is refused before its body is read', async (path, type, code) => {
    const head = [
      `PUT ${path} HTTP/1.1`,
      `host: ${address}`,
      `content-type: ${type}`,
      'content-length: 1000',
    ]
    expect(await say(`${head.join('\r\n')}\r\n\r\n{`)).toContain(`"code":"${code}"`)
  })

  it('[H10] is 64 kB unless the call says more', async () => {
    const text = (length: number) => `{"value":"${'x'.repeat(length - 12)}"}`
    expect(await put(forAll.path, text(64 * 1024))).toMatchObject({ status: 200 })
    expect(await put(forAll.path, text(64 * 1024 + 1))).toMatchObject({ code: 'body_too_large' })
    expect(await put(wide.path, text(256 * 1024))).toMatchObject({ status: 200 })
  })

  it('[H10] is 16 levels deep', async () => {
    const deep = (levels: number) => `{"value":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect(await put(forAll.path, deep(15))).toMatchObject({ status: 200 })
    expect(await put(forAll.path, deep(16))).toMatchObject({ code: 'body_too_large' })
    expect(await put(wide.path, deep(100_000))).toMatchObject({ code: 'body_too_large' })
  })

  it('[H10] is 2,000 values unless the call says more', async () => {
    const many = (values: number) => `{"value":[${'1,'.repeat(values - 3)}1]}`
    expect(await put(forAll.path, many(2_000))).toMatchObject({ status: 200 })
    expect(await put(forAll.path, many(2_001))).toMatchObject({ code: 'body_too_large' })
    expect(await put(wide.path, many(20_000))).toMatchObject({ status: 200 })
    expect(await put(wide.path, many(20_001))).toMatchObject({ code: 'body_too_large' })
  })

  it('[H10] counts nothing inside a text', async () => {
    const text = JSON.stringify({ value: '[{,:"\\'.repeat(4_000) })
    expect(await put(forAll.path, text)).toMatchObject({ status: 200 })
  })
})

describe('what is no proper request', () => {
  const guarded = [
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy: same-origin',
    'x-request-id: req_',
    '"success":false',
    '"requestId":"req_',
  ]
  const get = (lines: readonly string[], path = '/wps/read-all') =>
    `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  const own = `Host: ${address}`

  it.each([
    ['words', 'hello\r\n\r\n', 400, 'invalid_input'],
    ['a head above 16 kB', get([own, `a: ${'b'.repeat(17_000)}`]), 431, 'head_too_large'],
    ['two hosts', get([own, 'Host: elsewhere.example']), 400, 'invalid_input'],
    ['the same host twice', get([own, own]), 400, 'invalid_input'],
    ['no host', get(['accept: */*']), 400, 'invalid_input'],
    ['a host with words', get(['Host: a b']), 400, 'invalid_input'],
    ['a host with a path', get(['Host: a/../b']), 400, 'invalid_input'],
    ['a host with a name in it', get(['Host: user@a']), 400, 'invalid_input'],
    ['an endless host', get([`Host: ${'a'.repeat(300)}`]), 400, 'invalid_input'],
    ['an address that cannot be read', get([own], '/wps/%zz'), 400, 'invalid_input'],
    [
      'a length and pieces at once',
      get([own, 'content-length: 3', 'transfer-encoding: chunked']),
      400,
      'invalid_input',
    ],
  ])(
    '[H11] %s has the envelope and the headers of every answer',
    async (_, bytes, status, code) => {
      const answer = await say(bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      for (const part of [...guarded, `"code":"${code}"`]) expect(answer).toContain(part)
    },
  )

  it.each(['[::1]:3000', 'name.example', 'NAME.example:80', '127.0.0.1', 'a_b-c.example'])(
    '[H11] %s is a host',
    async (host) => {
      expect(await say(get([`Host: ${host}`]))).toContain('"success":true')
    },
  )

  it('[H11] an expectation is passed over', async () => {
    expect(await say(get([own, 'Expect: the-moon']))).toContain('"success":true')
  })
})
