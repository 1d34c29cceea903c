import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewCookie } from './call.ts'

/** One cookie of a request, if it has it. Ours hold no character that would need decoding. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const written = nameOnWire(request, name)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value] = pair.split('=', 2)
    if (key.trim() === written) return value?.trim()
  }
  return undefined
}

/** Browsers take the prefix over https alone; a local trial has the rest of the name. */
function nameOnWire({ protocol }: FastifyRequest, name: string): string {
  return protocol === 'https' ? name : name.replace(/^__Host-/, '')
}

/** `Secure` wherever the person came by https; a local trial has only http. */
export function writeCookie(request: FastifyRequest, reply: FastifyReply, cookie: NewCookie): void {
  const { name, value, path, maxAgeSeconds, strict = false, readable = false } = cookie
  if (!/^[\w.~-]*$/.test(value)) throw new Error(`A cookie cannot hold this value: ${name}`)
  const parts = [
    `${nameOnWire(request, name)}=${value}`,
    `Path=${path}`,
    maxAgeSeconds === undefined ? '' : `Max-Age=${Math.floor(maxAgeSeconds)}`,
    readable ? '' : 'HttpOnly',
    `SameSite=${strict ? 'Strict' : 'Lax'}`,
    request.protocol === 'https' ? 'Secure' : '',
  ]
  // An array, because `set-cookie` is the one header that may come twice.
  void reply.header('set-cookie', [parts.filter((part) => part !== '').join('; ')])
}
