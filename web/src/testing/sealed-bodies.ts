import { compactDecrypt, importJWK } from 'jose'
import { sealAlgorithm, type SealedBody, type SealedContent } from '@baize/contract/client/seal'
import type { SealKey } from '@baize/contract/system/system'

/** The key of the tests' server, both halves of it. */
export const testSealKey: SealKey = {
  kid: 'test',
  kty: 'EC',
  crv: 'P-256',
  x: 'wzQBB4012U47rCATm0PGmDAKaSMSeDQAgfdtd5aqrxI',
  y: '_7PQPDR06x1CeGqqXI-yEreNnOyAl7Ryj4BQykY_FZE',
}
const privateHalf = 'h9QiLExqAvbxaZ5lZhFpBgc8cOUUQdHzmFabnuS74fU'

/** What a page sent, opened where it was sealed. */
export async function readBody(body: BodyInit | null | undefined): Promise<unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (body instanceof Uint8Array) return body
  if (typeof body !== 'string') return undefined
  const written = JSON.parse(body) as SealedBody | object
  if (!('sealed' in written)) return written
  const key = await importJWK({ ...testSealKey, d: privateHalf }, sealAlgorithm)
  const { plaintext } = await compactDecrypt(written.sealed, key)
  return (JSON.parse(new TextDecoder().decode(plaintext)) as SealedContent).body
}
