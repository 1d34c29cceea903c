import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { TransportRefusal } from './answer.ts'
import { limitTime } from './limit-time.ts'

let app = fastify()
afterEach(() => app.close())

/** Forty milliseconds are long here. */
function testApp() {
  app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof TransportRefusal) return reply.code(503).send({ code: error.code })
    throw error
  })
  limitTime(app, { limitMs: 40, everyMs: 10 })
  return app
}

describe('a call', () => {
  it('whose handler takes too long is told so, and its late answer harms nobody', async () => {
    const server = testApp()
    let isDone = false
    server.get('/', async () => {
      await sleep(120)
      isDone = true
      return { late: true }
    })
    const reply = await server.inject('/')
    expect([reply.statusCode, reply.json()]).toEqual([503, { code: 'took_too_long' }])
    expect(isDone).toBe(false)
    await sleep(120)
    expect(isDone).toBe(true)
  })

  it('[H20] whose body does not come is told so, once, and its connection ends', async () => {
    const server = testApp()
    server.post('/', () => ({ read: true }))
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => void (heard += String(chunk)))
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
    socket.write('content-length: 5000\r\n\r\n{')
    await once(socket, 'close')
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(heard).toContain('connection: close')
    expect(heard).toContain('"request_too_slow"')
  })

  it('that is quick is left alone, however long others take', async () => {
    const server = testApp()
    server.get('/slow', () => sleep(120, {}))
    server.get('/quick', () => ({ quick: true }))
    const slow = server.inject('/slow')
    await sleep(30)
    expect((await server.inject('/quick')).json()).toEqual({ quick: true })
    expect((await slow).statusCode).toBe(503)
  })

  it('whose answer has begun is cut off', async () => {
    const server = testApp()
    server.get('/', (_request, reply) => {
      const endless = new Readable({ read() {} })
      endless.push('begun')
      return reply.send(endless)
    })
    await expect(server.inject('/')).rejects.toThrow('destroyed')
  })

  it("that was taken over is nobody else's to end", async () => {
    const server = testApp()
    server.get('/', (_request, reply) => {
      reply.hijack()
      setTimeout(() => reply.raw.end('mine'), 120)
    })
    expect((await server.inject('/')).body).toBe('mine')
  })
})
