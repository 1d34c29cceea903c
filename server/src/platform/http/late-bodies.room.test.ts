import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { endpoint } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { mostUnwanted } from './late-bodies.ts'
import { serve } from './serve.ts'

const test = await testHttp(await testDatabase())
const common = {
  method: 'POST',
  summary: '',
  input: Type.Object({ text: Type.String() }),
  reply: Type.Object({}),
  errors: [],
} as const
const open = endpoint({ ...common, path: '/wps/open', access: 'everyone' })
const closed = endpoint({ ...common, path: '/wps/closed', access: ['member'] })
const rare = endpoint({ ...common, path: '/wps/rare', access: 'everyone', perMinute: 1 })
for (const each of [open, closed, rare]) serve(test.http, each, () => ok({}))
const address = await test.listen()
const [host = '', port = ''] = address.split(':')
const megabyte = 1024 * 1024
const said = JSON.stringify({ text: 'hello' })

/** Sends a head, and the body only when it is asked for; answers all that came until the connection ended or was quiet. */
async function expecting(path: string, length = said.length, body = said): Promise<string> {
  const socket = connect(Number(port), host)
  let heard = ''
  const ended = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  socket.on('data', (data: Buffer) => {
    heard += data.toString()
    if (heard === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write(body)
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${address}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${length}\r\nexpect: 100-continue\r\n\r\n`,
  )
  await ended
  return heard
}

describe('a body that is announced', () => {
  it('[H22] is asked for when its call is let in', async () => {
    expect(await expecting(open.path)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
  })

  it('[H22] is never asked for when its head is refused: too long, nobody signed in, too often', async () => {
    expect(await expecting(open.path, 5 * megabyte)).toMatch(/^HTTP\/1\.1 413 /)
    expect(await expecting(closed.path)).toMatch(/^HTTP\/1\.1 401 /)
    expect(await expecting(rare.path)).toContain('200 OK')
    const often = await expecting(rare.path)
    expect(often).toMatch(/^HTTP\/1\.1 429 /)
    expect(often).not.toContain('100 Continue')
  })
})

/** Sends everything before it reads, as many clients do; answers the status, or the error that was met instead. */
function send(bytes: number, head: Record<string, string | number>) {
  return new Promise<string>((resolve) => {
    const call = request({ host, port, path: open.path, method: 'POST' }, (answer) => {
      void answer.toArray().then(
        (parts) => resolve(`${answer.statusCode} ${(parts as Buffer[]).join('')}`),
        (error: Error) => resolve(String(error)),
      )
    })
    call.on('error', (error) => resolve(`${error}`))
    call.setHeader('content-type', 'application/json')
    for (const [name, value] of Object.entries(head)) call.setHeader(name, value)
    const piece = Buffer.alloc(megabyte, 32)
    let left = bytes
    const more = () => {
      if (left <= 0) return call.end()
      left -= piece.length
      return call.write(piece, () => setImmediate(more))
    }
    more()
  })
}

describe('a body that is too large', () => {
  it.each([
    ['its length is told', { 'content-length': 20 * megabyte }],
    ['it comes in pieces', { 'transfer-encoding': 'chunked' }],
  ])('[H23] is answered so that who sends all of it first still reads why: %s', async (_, head) => {
    for (let times = 0; times < 3; times += 1) {
      expect(await send(20 * megabyte, head)).toMatch(/^413 .*"code":"body_too_large"/)
    }
  })

  it('[H23] is answered before all of it came, and read no further than its bound', async () => {
    const socket = connect(Number(port), host)
    socket.on('error', () => {})
    const closing = new Promise((resolve) => socket.on('close', resolve))
    socket.write(
      `POST ${open.path} HTTP/1.1\r\nhost: ${address}\r\ncontent-type: application/json\r\n` +
        `content-length: ${100 * mostUnwanted}\r\n\r\n`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(
      /^HTTP\/1\.1 413 [\s\S]+connection: close[\s\S]+body_too_large/,
    )
    const piece = Buffer.alloc(megabyte, 32)
    for (let sent = 0; !socket.destroyed && sent < 3 * mostUnwanted; sent += piece.length) {
      await new Promise((resolve) => socket.write(piece, resolve))
    }
    await closing
    expect(socket.bytesWritten).toBeLessThan(2.5 * mostUnwanted)
  })
})

describe('a tunnel', () => {
  it('[H24] is refused in the envelope, with the headers of every answer', async () => {
    const asked = request({ host, port, method: 'CONNECT', path: 'example.org:443' })
    const answered = new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
      asked.on('error', reject)
      asked.on('connect', (answer, socket, first: Buffer) => {
        const parts = [first]
        socket.on('data', (data: Buffer) => void parts.push(data))
        socket.on('close', () => resolve([answer, Buffer.concat(parts)]))
      })
    })
    asked.end()
    const [{ statusCode, headers }, body] = await answered
    expect(statusCode).toBe(405)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers.allow).toContain('GET')
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'unknown_call' })
  })
})
