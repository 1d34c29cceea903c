import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import { sealAlgorithm, sealEncryption, type SealedBody } from '@baize/contract/client/seal'
import type { SealKey } from '@baize/contract/system/system'

/** Seals as a browser does. What is sealed need not be a proper message. */
export async function sealText(key: SealKey, text: string): Promise<SealedBody> {
  const recipient = await importJWK({ ...key }, sealAlgorithm)
  const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: sealAlgorithm, enc: sealEncryption, kid: key.kid })
    .encrypt(recipient)
  return { sealed }
}

/** A proper message: its id is new, and its time is now unless another is said. */
export function sealBody(key: SealKey, body: unknown, at = Date.now()): Promise<SealedBody> {
  return sealText(key, JSON.stringify({ id: randomUUID(), at, body }))
}
