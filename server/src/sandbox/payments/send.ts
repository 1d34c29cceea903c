import type { AddressInfo } from 'node:net'
import type { Http } from '../../platform/http/http.ts'
import type { Send } from './payments.ts'

const longestMs = 10_000

/** Sends to this very node: over the network where it listens, within the process where it does not, as in tests. */
export function sendToSelf(http: Http): Send {
  return async (path, headers, body) => {
    const address = http.app.server.address()
    const all = { ...headers, 'content-type': 'application/json' }
    if (address === null || typeof address === 'string') {
      const reply = await http.app.inject({
        method: 'POST',
        url: path,
        headers: all,
        payload: body,
      })
      return reply.statusCode
    }
    const reply = await fetch(`${originOf(address)}${path}`, {
      method: 'POST',
      headers: all,
      body,
      signal: AbortSignal.timeout(longestMs),
    })
    await reply.arrayBuffer()
    return reply.status
  }
}

/** A node that listens on every interface is reached on the nearest one. */
function originOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
