import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@baize/contract/errors'
import { sentence } from '@baize/texts/catalogue'
import { alwaysSent } from './headers.ts'

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
  socket: Socket,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const code = codes[error.code ?? ''] ?? 'invalid_input'
  const message = sentence('EN', `errors.${code}`)
  const body = JSON.stringify({ success: false, value: null, message, code, requestId })
  const head = [
    `HTTP/1.1 ${errors[code]} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(alwaysSent(requestId)).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy(error))
}
