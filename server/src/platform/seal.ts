import { createECDH, createHash } from 'node:crypto'
import { compactDecrypt, importJWK, type CryptoKey } from 'jose'
import { ok, refuse, type Result } from '@baize/kernel/result'
import {
  sealAlgorithm,
  sealEncryption,
  sealWindowMs,
  type SealedContent,
} from '@baize/contract/client/seal'
import type { SealKey } from '@baize/contract/system/system'
import type { Database } from './database/database.ts'
import { deriveKey } from './secret.ts'

export type Seal = {
  /** The public key that the status call publishes. */
  readonly publicKey: SealKey
  /** Opens a sealed body once. A second opening of the same message is refused. */
  open(sealed: unknown): Promise<Result<unknown, 'seal_invalid' | 'seal_expired' | 'seal_replayed'>>
}

type Deps = { db: Database; secret: string; now: () => Date }

const maxSealedLength = 400_000

// P-256 scalars must be below the order of the group. A derived value misses that with a chance of
// 2^-32, so the next derivation is tried then.
function derivePair(secret: string) {
  for (let round = 0; ; round += 1) {
    try {
      const pair = createECDH('prime256v1')
      pair.setPrivateKey(deriveKey(secret, `seal ${round}`))
      return pair
    } catch (error) {
      if (round > 8) throw error
    }
  }
}

export async function createSeal({ db, secret, now }: Deps): Promise<Seal> {
  const pair = derivePair(secret)
  const point = pair.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33, 65).toString('base64url')
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  const publicKey: SealKey = { kid, kty: 'EC', crv: 'P-256', x, y }
  const d = pair.getPrivateKey().toString('base64url')
  const privateKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d }, sealAlgorithm)

  async function open(sealed: unknown) {
    const content = await decrypt(privateKey, sealed)
    if (!content) return refuse('seal_invalid')
    if (Math.abs(now().getTime() - content.at) > sealWindowMs) return refuse('seal_expired')
    const fresh = await db.sql`
      insert into platform.used_seals (id, expires_at)
      values (${content.id}, ${new Date(content.at + 2 * sealWindowMs)})
      on conflict do nothing
      returning id`
    return fresh.length === 1 ? ok(content.body) : refuse('seal_replayed')
  }

  return { publicKey, open }
}

async function decrypt(key: CryptoKey, sealed: unknown): Promise<SealedContent | undefined> {
  if (typeof sealed !== 'string' || sealed.length > maxSealedLength) return undefined
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [sealAlgorithm],
      contentEncryptionAlgorithms: [sealEncryption],
    })
    const content: unknown = JSON.parse(new TextDecoder().decode(plaintext))
    return isContent(content) ? content : undefined
  } catch {
    return undefined
  }
}

function isContent(value: unknown): value is SealedContent {
  if (typeof value !== 'object' || value === null) return false
  const { id, at } = value as Record<string, unknown>
  return typeof id === 'string' && /^[0-9a-zA-Z-]{16,64}$/.test(id) && typeof at === 'number'
}
