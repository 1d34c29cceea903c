import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Callback, CallbackRefusal } from './port.ts'

/** What a signature is over. */
export type Signed = {
  /** Milliseconds since 1970. */
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

export const signatureHeaders = {
  timestamp: 'x-gateway-timestamp',
  nonce: 'x-gateway-nonce',
  signature: 'x-gateway-signature',
} as const

/** Gateways repeat a call for a while with the signature of its first time; five minutes either way are enough. */
export const windowMs = 5 * 60_000

/** Hexadecimal HMAC-SHA256 over `timestamp.nonce.body`. */
export function sign(key: Buffer, { timestamp, nonce, body }: Signed): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex')
}

export function headersOf(key: Buffer, signed: Signed): Record<string, string> {
  return {
    [signatureHeaders.timestamp]: signed.timestamp,
    [signatureHeaders.nonce]: signed.nonce,
    [signatureHeaders.signature]: sign(key, signed),
  }
}

/** The nonce of a call that was signed with the key, and lately. */
export function checkSignature(
  key: Buffer,
  { body, header }: Callback,
  now: Date,
): Result<{ nonce: string }, CallbackRefusal> {
  const timestamp = header(signatureHeaders.timestamp)
  const nonce = header(signatureHeaders.nonce)
  const signature = header(signatureHeaders.signature)
  if (!/^[\w-]{8,80}$/.test(nonce)) return refuse('invalid_request')
  // The signature comes first: who cannot sign learns nothing about our clock.
  if (!isRight(key, signature, { timestamp, nonce, body })) return refuse('invalid_signature')
  if (!/^[0-9]{13}$/.test(timestamp)) return refuse('stale_timestamp')
  if (Math.abs(now.getTime() - Number(timestamp)) > windowMs) return refuse('stale_timestamp')
  return ok({ nonce })
}

/** Takes as long whatever is wrong with it. */
function isRight(key: Buffer, signature: string, signed: Signed): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(key, signed), 'hex'))
}
