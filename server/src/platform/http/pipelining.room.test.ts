import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { endpoint } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { mostWaiting } from './pipelining.ts'
import { serve } from './serve.ts'

const test = await testHttp(await testDatabase())
const common = { summary: '', reply: Type.Object({}), errors: [] } as const
const input = Type.Object({})
const open = endpoint({
  ...common,
  input,
  method: 'GET',
  path: '/wps/open',
  access: 'everyone',
  perMinute: 100_000,
})
const closed = endpoint({
  ...common,
  input,
  method: 'PUT',
  path: '/wps/closed',
  access: ['member'],
})
const served = vi.fn<() => void>()
serve(test.http, open, () => {
  served()
  return ok({})
})
serve(test.http, closed, () => ok({}))
/** Every head that Node has read, answered or not. */
const read = vi.fn<() => void>()
type Parser = { onIncoming(...of: unknown[]): unknown }
test.http.app.server.on('connection', (socket: Socket & { parser: Parser }) => {
  const { parser } = socket
  const inner = parser.onIncoming
  parser.onIncoming = (...of) => {
    read()
    return inner(...of)
  }
})
const address = await test.listen()
const port = Number(address.split(':')[1])
const get = `GET ${open.path} HTTP/1.1\r\nhost: a\r\n\r\n`

/** Sends these bytes; answers the statuses that came until the connection ended. */
async function say(bytes: string): Promise<string[]> {
  let heard = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('error', () => {})
  socket.on('data', (data) => void (heard += data.toString()))
  await once(socket, 'close')
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
}

describe('requests that do not wait for an answer', () => {
  it('[H29] beyond a few on one connection end it, and those behind are not even read', async () => {
    served.mockClear()
    read.mockClear()
    await say(get.repeat(1_500))
    expect(served.mock.calls.length).toBeLessThanOrEqual(mostWaiting)
    expect(read.mock.calls.length).toBeLessThanOrEqual(mostWaiting + 1)
  })

  it('[H29] are answered in their order up to the bound, and the last one hears why', async () => {
    expect(await say(get.repeat(mostWaiting + 1))).toEqual([
      ...Array.from({ length: mostWaiting }, () => '200'),
      '429',
    ])
  })

  it('[H29] who waits for each answer may go on', async () => {
    served.mockClear()
    const socket = connect(port, '127.0.0.1')
    for (let times = 0; times < 3 * mostWaiting; times += 1) {
      socket.write(get)
      await once(socket, 'data')
    }
    expect(served).toHaveBeenCalledTimes(3 * mostWaiting)
    socket.destroy()
  })
})

describe('a body that comes late', () => {
  it('[H30] of a request that has its answer gets no second one', async () => {
    const { server } = test.http.app
    const arriving = once(server, 'connection')
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `PUT ${closed.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
      ),
    )
    const [other] = await arriving
    let heard = ''
    socket.on('data', (data) => void (heard += data.toString()))
    await vi.waitFor(() => expect(heard).toContain('sign_in_required'))
    // As Node says it when thirty seconds are over.
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.emit('clientError', late, other)
    await once(socket, 'close')
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })
})
