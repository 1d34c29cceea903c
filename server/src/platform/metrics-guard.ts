import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether the caller may read the metrics: from this machine, or with the token. */
export function mayRead(
  request: FastifyRequest,
  { METRICS_TOKEN, TRUST_PROXY }: { METRICS_TOKEN: string; TRUST_PROXY: number },
): boolean {
  const given = /^Bearer (.{1,500})$/.exec(request.headers.authorization ?? '')?.[1]
  if (METRICS_TOKEN !== '' && given !== undefined && isSame(given, METRICS_TOKEN)) return true
  return isLocal(request, TRUST_PROXY)
}

/**
 * The connection itself must come from this machine, and so must the caller that a believed proxy names. A proxy on
 * this machine that nobody declared gives itself away by its headers.
 */
function isLocal({ ip, socket, headers }: FastifyRequest, trustedProxies: number): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || !isLoopback(ip)) return false
  const isForwarded =
    headers['x-forwarded-for'] !== undefined ||
    headers.forwarded !== undefined ||
    headers['x-real-ip'] !== undefined
  return trustedProxies > 0 || !isForwarded
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address)
}

/** Digests are of one length, so the comparison takes as long for any guess. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
