import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { TransportRefusal } from './answer.ts'

/** A name or an address, with a port or without; never a path, a person or a space. */
const properHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Refuses who names no host, two of them or something that is none. A proxy in front may read the first name and we the
 * second, and what is kept for one would then be given to the other.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isProper(request.raw) ? undefined : new TransportRefusal('invalid_input'))
  })
}

function isProper({ rawHeaders, httpVersion, headers: { host } }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === '1.0'
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') named += 1
  }
  return named === 1 && properHost.test(host)
}
