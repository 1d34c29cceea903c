import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { sendRefusal, TransportRefusal } from '../http/answer.ts'
import { answerBrokenRequest } from '../http/broken-request.ts'
import { hiddenRoute } from '../http/hidden.ts'
import type { Http } from '../http/http.ts'
import type { OwnCounter } from '../http/rates/own-counter.ts'
import { networkOf } from '../network.ts'
import { closing, createConnection, type Connection } from './connection.ts'
import { createFrameCounter } from './frames.ts'
import { longestClientMessage } from './limits.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { answer } from './talk.ts'

type Deps = Parameters<typeof answer>[0] & {
  readonly publicUrl: string
  /** Of each address, the sockets that ended before they said whose they are. */
  readonly nobodies: OwnCounter
  slow(): void
  defect(error: unknown): void
  isClosing(): boolean
  close(): Promise<void>
}

/** Of all people behind one address: after a restart they come back within a minute. */
const openingsPerMinute = 1_200

/** Binds `/socket` and keeps watch at its gate. */
export async function serveSockets(http: Http, deps: Deps): Promise<void> {
  await http.app.register(websocket, {
    options: { maxPayload: longestClientMessage, perMessageDeflate: false },
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done) => void closeThen(deps, done),
  })
  // What cannot become a socket is answered as every other broken request.
  http.app.websocketServer.on('wsClientError', (error: Error, socket: Socket) =>
    answerBrokenRequest(error, socket, http.makeRequestId()),
  )
  http.app.route({
    method: 'GET',
    url: '/socket',
    schema: hiddenRoute,
    config: http.limitCalls(openingsPerMinute),
    preValidation: async (request) => admit(deps, request),
    handler: async (request, reply) => sendRefusal(request, reply, { code: 'unknown_call' }),
    wsHandler: (socket, request) => take(deps, socket, request),
  })
}

async function closeThen({ close, defect }: Deps, done: () => void): Promise<void> {
  try {
    await close()
  } catch (error) {
    defect(error)
  }
  done()
}

function admit(deps: Deps, request: FastifyRequest): void {
  const { publicUrl, crowd, limits, nobodies, isClosing } = deps
  if (isClosing()) throw new TransportRefusal('unavailable')
  if (!isOwnOrigin(request.headers.origin, request.host, publicUrl)) {
    throw new TransportRefusal('not_allowed')
  }
  const { ip } = request
  if (crowd.countOfAddress(ip) >= limits.perAddress || nobodies.waitOf(nobodyAt(deps, ip)) > 0) {
    throw new TransportRefusal('too_many_requests')
  }
}

const nobodyAt = ({ limits }: Deps, ip: string) => ({
  key: networkOf(ip),
  most: limits.nobodiesPerMinute,
})

function take(deps: Deps, socket: WebSocket, { ip, raw }: FastifyRequest): void {
  const { crowd, limits } = deps
  const connection = createConnection(socket, ip, limits, deps.slow)
  crowd.arrive(connection)
  listenWithin(connection, raw.socket, limits.rate)
  const impatience = setTimeout(() => {
    if (!connection.actor) connection.close(closing.policy, 'no hello')
  }, limits.helloMs)
  // One message after the other: what follows `hello` waits until it is known who speaks.
  let tail = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    const text = readText(connection, data, isBinary)
    if (text === undefined) return
    tail = tail
      .then(() => (connection.isOpen() ? answer(deps, connection, text) : undefined))
      .catch((error: unknown) => {
        deps.defect(error)
        connection.close(closing.defect, 'defect')
      })
  })
  socket.on('close', () => {
    clearTimeout(impatience)
    crowd.leave(connection)
    if (!connection.actor) deps.nobodies.count([nobodyAt(deps, ip)])
  })
}

/**
 * Counts the frames of what came before the library sees any of it: it would answer thousands of pings in one go. What has too
 * many is not heard at all.
 */
function listenWithin(connection: Connection, socket: Socket, rate: number): void {
  const hearers = socket.listeners('data')
  const countFrames = createFrameCounter(rate)
  let isFlood = false
  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    if (isFlood || socket.destroyed) return
    isFlood = !connection.mayTalk(countFrames(bytes))
    if (isFlood) endFlood(connection, socket)
    else for (const hear of hearers) hear.call(socket, bytes)
  })
}

/** Nothing more is read from who talks too much; a moment is left for the word of goodbye to arrive. */
function endFlood(connection: Connection, socket: Socket): void {
  connection.close(closing.policy, 'too many messages')
  socket.pause()
  setTimeout(() => connection.cut(), 1_000).unref()
}

function readText(connection: Connection, data: RawData, isBinary: boolean): string | undefined {
  if (isBinary) {
    connection.close(closing.notText, 'text only')
    return undefined
  }
  return (data as Buffer).toString('utf8')
}
