import { readFileSync } from 'node:fs'
import fastify from 'fastify'

// The yardstick of `status`: Fastify, one route, bytes that are already made. It runs in a process of its own, so
// that it has an event loop to itself as the product has.
const [port = '', contentType = '', bodyPath = ''] = process.argv.slice(2)
const body = readFileSync(bodyPath, 'utf8')
const app = fastify()
app.get('/', (_request, reply) => reply.type(contentType).send(body))
process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(port) })
