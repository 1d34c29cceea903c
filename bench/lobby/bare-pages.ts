import { readFileSync } from 'node:fs'
import fastify from 'fastify'

// The yardstick of `lobby`: Fastify, one route, bytes that are already made. It runs in a process of its own, so that
// it has an event loop to itself as the product has.
const [port = '', bodiesPath = ''] = process.argv.slice(2)
const bodies = new Map(
  Object.entries(JSON.parse(readFileSync(bodiesPath, 'utf8')) as Record<string, string>),
)
const type = 'application/json; charset=utf-8'
const app = fastify()
app.get('/ready', () => 'yes')
app.get('/*', (request, reply) => {
  const body = bodies.get(request.url)
  return body === undefined ? reply.code(404).send() : reply.type(type).send(body)
})
process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(port) })
