import { CompactEncrypt, importJWK } from 'jose'
import { sealAlgorithm, sealEncryption, type SealedContent } from './seal.ts'
import type { SealKey } from '../system/system.ts'

/** Seals a body to the server's key, with an id and a time inside, so that it can be used once. */
export async function seal(key: SealKey, body: unknown, at: number): Promise<string> {
  const content: SealedContent = { id: crypto.randomUUID(), at, body }
  const publicKey = await importJWK({ ...key }, sealAlgorithm)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: sealAlgorithm, enc: sealEncryption, kid: key.kid })
    .encrypt(publicKey)
}
