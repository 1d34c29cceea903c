import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is over. */
export type Signed = {
  /** Milliseconds since 1970. */
  readonly timestamp: string
  readonly nonce: string
  readonly method: string
  /** As it stands in the request line, without a query. */
  readonly path: string
  /** The body byte for byte. */
  readonly body: string
}

/** Hexadecimal HMAC-SHA256 over `timestamp.nonce.METHOD.path.body`. */
export function sign(secret: string, { timestamp, nonce, method, path, body }: Signed): string {
  const text = `${timestamp}.${nonce}.${method}.${path}.${body}`
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether one of the secrets made this signature; takes as long whatever is wrong with it. */
export function isSigned(secrets: readonly string[], signature: string, signed: Signed): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  let isRight = false
  for (const secret of secrets) {
    const own = Buffer.from(sign(secret, signed), 'hex')
    isRight = timingSafeEqual(given, own) || isRight
  }
  return isRight
}

const skewMs = 60_000

/** A call may be a minute old, or as much ahead of our clock. */
export function isTimely(timestamp: string, now: Date): boolean {
  if (!/^[0-9]{13}$/.test(timestamp)) return false
  return Math.abs(now.getTime() - Number(timestamp)) <= skewMs
}
