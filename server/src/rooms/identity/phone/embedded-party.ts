import { createECDH, createHash } from 'node:crypto'
import { createLocalJWKSet, importJWK, SignJWT, type JSONWebKeySet } from 'jose'
import { deriveKey } from '../../../platform/secret.ts'
import type { TokenParty } from './id-token.ts'

const algorithm = 'ES256'
const issuer = 'urn:baize:embedded-phone-verification'
const audience = 'baize'
const tokenMs = 5 * 60_000

/** A third party of our own, so that a demo shows the whole way without an account anywhere. */
export type EmbeddedParty = TokenParty & {
  /** The public keys, as any such party publishes them. */
  readonly keySet: JSONWebKeySet
  sign(mobile: string, now: Date): Promise<string>
}

/** The key follows from the secret, so all nodes sign with the same one and a restart changes nothing. */
export function createEmbeddedParty(secret: string): EmbeddedParty {
  const { kid, publicJwk, d } = makePair(secret)
  const keySet: JSONWebKeySet = { keys: [{ ...publicJwk, kid, alg: algorithm, use: 'sig' }] }
  const privateKey = importJWK({ ...publicJwk, d }, algorithm)
  return {
    issuer,
    audience,
    keys: createLocalJWKSet(keySet),
    keySet,
    sign: async (mobile, now) =>
      await new SignJWT({ phone_number: mobile })
        .setProtectedHeader({ alg: algorithm, kid })
        .setSubject(createHash('sha256').update(mobile).digest('base64url'))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + tokenMs))
        .sign(await privateKey),
  }
}

// P-256 scalars must be below the order of the group. A derived value misses that with a chance of 2^-32, so the
// next derivation is tried then.
function makePair(secret: string) {
  for (let round = 0; ; round += 1) {
    try {
      const pair = createECDH('prime256v1')
      pair.setPrivateKey(deriveKey(secret, `phone verification ${round}`))
      const point = pair.getPublicKey()
      const x = point.subarray(1, 33).toString('base64url')
      const y = point.subarray(33, 65).toString('base64url')
      const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
      const publicJwk = { kty: 'EC', crv: 'P-256', x, y } as const
      return { kid, publicJwk, d: pair.getPrivateKey().toString('base64url') }
    } catch (error) {
      if (round > 8) throw error
    }
  }
}
