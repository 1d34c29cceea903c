import { connect as connectTo } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { endpoint } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import { testDatabase } from '../../../../testing/database.ts'
import { testHttp, type TestHttp } from '../../../../testing/http.ts'
import { hasRedis, needsRedis, testRedis } from '../../../../testing/redis.ts'
import type { Pages } from '../pages.ts'
import { serve } from '../serve.ts'
import { answerTheRest } from '../unknown.ts'

const common = {
  summary: '',
  input: Type.Object({}),
  reply: Type.Object({}),
  errors: [],
  perMinute: 2,
} as const
const own = endpoint({ ...common, method: 'GET', path: '/wps/own', access: ['member'] })
const forAll = endpoint({ ...common, method: 'GET', path: '/wps/for-all', access: 'everyone' })
const guessed = endpoint({
  ...common,
  method: 'GET',
  path: '/wps/guessed',
  access: 'everyone',
  countedBy: 'address',
})
const sendsCode = endpoint({
  ...common,
  method: 'GET',
  path: '/wps/sends-code',
  access: ['member'],
  countedBy: 'address',
})
const ofGame = endpoint({
  ...common,
  method: 'POST',
  path: '/arcade/of-game',
  access: 'everyone',
  input: Type.Object({ session: Type.String({ maxLength: 43 }) }),
  countedBy: 'session',
})

const db = await testDatabase()

async function node(environment: Readonly<Record<string, string>> = {}): Promise<TestHttp> {
  const test = await testHttp(db, environment)
  for (const call of [own, forAll, guessed, sendsCode, ofGame]) serve(test.http, call, () => ok({}))
  return test
}

type Asked = { readonly token?: string; readonly ip?: string; readonly session?: string }

async function ask({ http }: TestHttp, path: string, { token, ip, session }: Asked = {}) {
  return await http.app.inject({
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(ip !== undefined && { remoteAddress: ip }),
    ...(session !== undefined && { method: 'POST', payload: { session } }),
  })
}

async function statuses(test: TestHttp, path: string, times: number, asked: Asked = {}) {
  const answers: number[] = []
  while (answers.length < times) answers.push((await ask(test, path, asked)).statusCode)
  return answers
}

const alone = await node()
const [jessa, rico] = [
  await alone.signIn('member', 'mem_jessa', ['member']),
  await alone.signIn('member', 'mem_rico', ['member']),
]

describe('[H17] whose limit a call uses up', () => {
  it.each([own.path, forAll.path])(
    '%s: two sessions behind one address do not share',
    async (path) => {
      const ip = '198.51.100.1'
      expect(await statuses(alone, path, 3, { ip, token: jessa })).toEqual([200, 200, 429])
      expect(await statuses(alone, path, 3, { ip, token: rico })).toEqual([200, 200, 429])
      // Nor does another address give more.
      expect(await statuses(alone, path, 1, { ip: '198.51.100.2', token: rico })).toEqual([429])
    },
  )

  it('a visitor is counted by the address, and a token that opens nothing changes nothing', async () => {
    const ip = '198.51.100.3'
    expect(await statuses(alone, forAll.path, 2, { ip })).toEqual([200, 200])
    expect(await statuses(alone, forAll.path, 1, { ip, token: 'x'.repeat(43) })).toEqual([429])
    expect(await statuses(alone, forAll.path, 1, { ip: '198.51.100.4' })).toEqual([200])
  })

  it('a visitor who changes the address within a /64 stays the same', async () => {
    const asked = [
      '2001:db8:0:7::1',
      '2001:0db8::7:ffff:1:2:3',
      '2001:db8:0:7:abcd::',
      '2001:db8:0:8::1',
    ]
    const answers: number[] = []
    for (const ip of asked) answers.push(...(await statuses(alone, forAll.path, 1, { ip })))
    expect(answers).toEqual([200, 200, 429, 200])
  })

  it('what is guessed is counted by the address, and sessions of one’s own give no more tries', async () => {
    const ip = '198.51.100.5'
    expect(await statuses(alone, guessed.path, 1, { ip, token: jessa })).toEqual([200])
    expect(await statuses(alone, guessed.path, 2, { ip, token: rico })).toEqual([200, 429])
  })

  it('what sends a code is bounded by the session, and by the address for a crowd of sessions', async () => {
    const ip = '198.51.100.6'
    const answers: number[] = []
    for (let index = 0; index < 11; index += 1) {
      const token = await alone.signIn('member', `mem_${index}`, ['member'])
      answers.push(...(await statuses(alone, sendsCode.path, index === 0 ? 3 : 2, { ip, token })))
    }
    expect(answers.slice(0, 3)).toEqual([200, 200, 429])
    expect(answers.filter((status) => status === 200)).toHaveLength(19)
    expect(answers.slice(-2)).toEqual([429, 429])
  })

  it('a game is counted by the session that its input names, and all of an address by ten times as much', async () => {
    const ip = '198.51.100.7'
    const played = async (session: string) => await statuses(alone, ofGame.path, 3, { ip, session })
    for (const session of 'abcdef') expect(await played(session)).toEqual([200, 200, 429])
    expect(await played('g')).toEqual([200, 200, 429])
  })
})

it('[H17] no answer says how much is left', async () => {
  for (let index = 0; index < 3; index += 1) {
    const { headers, statusCode } = await ask(alone, forAll.path, { ip: '198.51.100.8' })
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
    expect('retry-after' in headers).toBe(statusCode === 429)
  }
})

describe.skipIf(!hasRedis)(`[H18] over two nodes and a Redis${needsRedis}`, async () => {
  if (!hasRedis) return
  const redis = await testRedis()
  const [one, two] = [await node({ REDIS_URL: redis.url }), await node({ REDIS_URL: redis.url })]
  const token = await one.signIn('member', 'mem_both', ['member'])

  it('a session has one limit', async () => {
    expect(await statuses(one, own.path, 1, { token })).toEqual([200])
    expect(await statuses(two, own.path, 2, { token })).toEqual([200, 429])
    expect(await statuses(one, own.path, 1, { token })).toEqual([429])
  })

  it('a visitor and a game have one, too', async () => {
    expect(await statuses(one, forAll.path, 2)).toEqual([200, 200])
    const { statusCode, headers } = await ask(two, forAll.path)
    expect([statusCode, Number(headers['retry-after']) > 30]).toEqual([429, true])
    expect(await statuses(one, ofGame.path, 2, { session: 'g' })).toEqual([200, 200])
    expect(await statuses(two, ofGame.path, 1, { session: 'g' })).toEqual([429])
  })

  it('many at once are counted exactly', async () => {
    const ip = '198.51.100.9'
    const asked = [one, two, one, two, one, two].map((test) => ask(test, forAll.path, { ip }))
    const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429, 429, 429])
  })

  it('while it is away each node counts by itself, from where they stood, and says so once', async () => {
    const ip = '198.51.100.10'
    const told = () => one.lines.filter((line) => line.includes('Redis does not answer')).length
    expect(await statuses(one, forAll.path, 1, { ip })).toEqual([200])
    redis.freeze()
    expect(await statuses(one, forAll.path, 2, { ip })).toEqual([200, 429])
    const began = performance.now()
    await statuses(one, forAll.path, 10, { ip: '198.51.100.11' })
    expect(performance.now() - began).toBeLessThan(900)
    expect(told()).toBe(1)
    redis.thaw()
    let visitor = 20
    await vi.waitFor(
      async () => {
        // Who is over the limit is not asked about, so it is somebody new each time.
        await ask(one, forAll.path, { ip: `198.51.100.${(visitor += 1)}` })
        expect(one.lines.some((line) => line.includes('Redis answers again'))).toBe(true)
      },
      { timeout: 10_000, interval: 200 },
    )
    expect(told()).toBe(1)
  })
})

it('[H19] a caller who leaves is no defect; who stays and meets one is told', async () => {
  const { http, lines, listen } = await node()
  const met: string[] = []
  http.app.get('/stream', async (_, reply) => {
    const stream = new Readable({ read() {} })
    stream.on('close', () => void met.push('closed'))
    return reply.send(stream)
  })
  http.app.get('/late', async ({ raw }) => {
    await new Promise((resolve) => raw.socket.once('close', resolve))
    met.push('left')
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  })
  http.app.get('/vendor', async () => {
    throw Object.assign(new Error('the vendor hung up'), { code: 'ECONNRESET' })
  })
  const [host = '', port] = (await listen()).split(':')
  for (const path of ['/stream', '/late']) {
    const socket = connectTo(Number(port), host)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    setTimeout(() => socket.destroy(), 100)
  }
  await vi.waitFor(() => expect(met.toSorted()).toEqual(['closed', 'left']), { timeout: 5_000 })
  const answer = await fetch(`http://${host}:${port}/vendor`)
  expect(answer.status).toBe(500)
  expect(lines.filter((line) => line.includes('"defect"'))).toEqual([
    expect.stringContaining('the vendor hung up'),
  ])
})

it('[H21] pages are counted by address: who opens too many is told when to come back, and others are not', async () => {
  const test = await node()
  const sent: string[] = []
  const send = (_request: FastifyRequest, reply: FastifyReply, page: string) => {
    sent.push(page)
    return reply.send('')
  }
  answerTheRest(test.http, { send } as unknown as Pages)
  const open = async (url: string, ip: string) => {
    const reply = await test.http.app.inject({ url, remoteAddress: ip })
    return [reply.statusCode, reply.headers['retry-after'] !== undefined]
  }
  for (let made = 0; made < 599; made += 1) await open('/', '203.0.113.9')
  expect(await open('/ops', '203.0.113.9')).toEqual([200, false])
  expect(await open('/arcade', '203.0.113.9')).toEqual([429, true])
  expect(await open('/login', '203.0.113.10')).toEqual([200, false])
  expect(sent.slice(-3)).toEqual(['web', 'console', 'web'])
})
