import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendRefusal, TransportRefusal } from './answer.ts'
import { addSecurityHeaders } from './headers.ts'
import { refuseWhenClosing } from './refuse-when-closing.ts'

it('[H13] what is under way ends, and a further call over its connection is sent elsewhere', async () => {
  const app = fastify({ return503OnClosing: false })
  app.setErrorHandler((error, request, reply) =>
    error instanceof TransportRefusal ? sendRefusal(request, reply, error) : reply.send(error),
  )
  addSecurityHeaders(app)
  refuseWhenClosing(app)
  let arrived = () => {}
  const underWay = new Promise<void>((resolve) => (arrived = resolve))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  app.get('/slow', async () => {
    arrived()
    await held
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => void (heard += data.toString()))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const ask = 'GET /slow HTTP/1.1\r\nhost: here\r\n\r\n'
  socket.write(ask)
  await underWay
  const closed = app.close()
  socket.write(ask)
  await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  await Promise.all([closed, ended])
  const [, first, second] = heard.split('HTTP/1.1 ')
  expect(first).toMatch(/^200 [^]*done$/)
  expect(second).toContain('x-content-type-options: nosniff')
  expect(second).toMatch(/^503 [^]*retry-after: \d[^]*"code":"unavailable"/)
})
