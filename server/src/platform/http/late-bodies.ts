import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What is read of a body after its refusal: enough for who sends everything before it reads, and not for ever. */
export const mostUnwanted = 32 * 1024 * 1024
const longestMs = 5_000

/** Who waits to be told to send the body. */
const waiting = new WeakSet<IncomingMessage>()

/**
 * Says `100 Continue` when the body is about to be read, and so never to a call that is refused by its head: for its
 * length, for who sends it, or for how often.
 */
export function askForBodies({ server }: FastifyInstance): void {
  server.on('checkContinue', (request, response) => {
    waiting.add(request)
    request.once('resume', () => {
      waiting.delete(request)
      if (!response.headersSent) response.writeContinue()
    })
    server.emit('request', request, response)
  })
}

/**
 * Sends a refusal while the body still comes. A connection that is closed with something unread is reset, and its other
 * end may lose the answer over it; so the answer goes out whole, what still comes is read and thrown away up to a bound,
 * and then the connection ends.
 */
export function sendWhileBodyComes(reply: FastifyReply, body: string) {
  void reply.header('connection', 'close')
  const { raw } = reply.request
  if (raw.complete || waiting.has(raw) || !(raw.socket instanceof Socket)) return reply.send(body)
  return reply
    .header('content-length', Buffer.byteLength(body))
    .send(Readable.from(untilOver(raw, body), { objectMode: false }))
}

async function* untilOver(request: IncomingMessage, body: string) {
  yield body
  await over(request)
}

function over(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let unwanted = 0
    const done = () => {
      clearTimeout(clock)
      resolve()
    }
    const clock = setTimeout(done, longestMs)
    for (const sign of ['end', 'close', 'error']) request.once(sign, done)
    request.on('data', (piece: Buffer) => {
      unwanted += piece.length
      if (unwanted > mostUnwanted) done()
    })
    request.resume()
  })
}
