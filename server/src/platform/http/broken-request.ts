import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { errors, type ErrorCode } from '@baize/contract/errors'
import { sentence } from '@baize/texts/catalogue'
import { alwaysSent } from './headers.ts'
import { isAnswered } from './pipelining.ts'

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
}

/**
 * Answers what never became a request: a head that is too large or that is no HTTP, or one that did not come in time.
 * The language of the caller stands in a head that was not read.
 */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Duplex,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
    socket.destroy(error)
    return
  }
  const code = codes[error.code ?? ''] ?? 'invalid_input'
  socket.end(inFull(code, requestId), () => socket.destroy(error))
}

/** A way to somewhere else is asked for, as of a proxy, which we are not. */
export function refuseTunnels({ server }: FastifyInstance, makeRequestId: () => string): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    const allowed = 'allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
    socket.end(inFull('unknown_call', makeRequestId(), 405, [allowed]), () => socket.destroy())
  })
}

function inFull(
  code: ErrorCode,
  requestId: string,
  status: number = errors[code],
  further: readonly string[] = [],
): string {
  const message = sentence('EN', `errors.${code}`)
  const body = JSON.stringify({ success: false, value: null, message, code, requestId })
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(alwaysSent(requestId)).map(([name, value]) => `${name}: ${value}`),
    ...further,
    'cache-control: no-store',
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
