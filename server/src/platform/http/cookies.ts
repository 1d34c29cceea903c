import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewCookie } from './call.ts'

/** One cookie of a request, if it has it. Ours hold no character that would need decoding. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key = '', value] = pair.split('=', 2)
    if (key.trim() === name) return value?.trim()
  }
  return undefined
}

/** `Secure` wherever the person came by https; a local trial has only http. */
export function writeCookie(request: FastifyRequest, reply: FastifyReply, cookie: NewCookie): void {
  const { name, value, path, maxAgeSeconds } = cookie
  if (!/^[\w.~-]*$/.test(value)) throw new Error(`A cookie cannot hold this value: ${name}`)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const age = `Max-Age=${Math.floor(maxAgeSeconds)}`
  // An array, because `set-cookie` is the one header that may come twice.
  void reply.header('set-cookie', [
    `${name}=${value}; Path=${path}; ${age}; HttpOnly; SameSite=Lax${secure}`,
  ])
}
