import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { errors } from '@baize/contract/errors'
import { sentence } from '@baize/texts/catalogue'
import { alwaysSent } from './headers.ts'

/** Requests that wait for their answer on one connection. Browsers and proxies have one. */
export const mostWaiting = 16

type Line = { waiting: number; over: boolean; request: IncomingMessage; response: ServerResponse }

/** What Node's parser of a connection calls for each head that it has read; 2 says that what follows is no HTTP. */
type Parser = { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number }

const lines = new WeakMap<Duplex, Line>()

/**
 * Ends a connection that asks on and on without reading what it asked for. Node hands over every request of what it read
 * at once before anything else has its turn, which are thousands of them in 64 kB: so the first few are answered, the next is
 * refused and is the last, and of the rest not even the heads are read.
 */
export function limitPipelining({ server }: FastifyInstance, makeRequestId: () => string): void {
  const [handle] = server.listeners('request') as [(...of: Asked) => void]
  server.off('request', handle)
  server.on('request', (request, response) => {
    const line = join(request, response)
    if (line.over) return
    line.over = line.waiting > mostWaiting
    if (line.over) refuse(response, makeRequestId())
    else handle.call(server, request, response)
  })
  server.on('connection', (socket: Duplex & { parser?: Parser }) => {
    const { parser } = socket
    const read = parser?.onIncoming
    if (parser === undefined || read === undefined) return
    parser.onIncoming = (request, keepAlive) => {
      if (lines.get(socket)?.over === true) return 2
      const next = read(request, keepAlive)
      return lines.get(socket)?.over === true ? 2 : next
    }
  })
}

type Asked = [IncomingMessage, ServerResponse]

function join(request: IncomingMessage, response: ServerResponse): Line {
  const { socket } = request
  const line = lines.get(socket) ?? { waiting: 0, over: false, request, response }
  lines.set(socket, line)
  line.waiting += 1
  line.request = request
  line.response = response
  response.once('close', () => (line.waiting -= 1))
  return line
}

/** Whether the request that still comes over a connection has its answer: a second one would belong to no question. */
export function isAnswered(socket: Duplex): boolean {
  const line = lines.get(socket)
  return line !== undefined && !line.request.complete && line.response.writableEnded
}

function refuse(response: ServerResponse, requestId: string): void {
  const code = 'too_many_requests'
  const message = sentence('EN', `errors.${code}`)
  const body = JSON.stringify({ success: false, value: null, message, code, requestId })
  response
    .writeHead(errors[code], {
      'content-type': 'application/json; charset=utf-8',
      ...alwaysSent(requestId),
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(body)
}
