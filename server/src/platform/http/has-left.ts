import type { FastifyRequest } from 'fastify'

/** What streams and sockets say when the other side is gone. */
const codes: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ABORT_ERR',
])

/**
 * Whether a call failed only because its caller is not there any more. The word alone does not say so: a vendor or a
 * database that hangs up says the same, while the caller still waits.
 */
export function hasLeft({ raw }: FastifyRequest, error: unknown): boolean {
  return raw.socket.destroyed && codes.has((error as { code?: unknown } | null)?.code)
}
