import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@baize/kernel/sha256'
import type { PublicBeacon } from './public-beacon.ts'

const { shortSignatures: bls, G2 } = bls12_381
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const signature = /^[0-9a-f]{96}$/

/**
 * Whether this is the value of this round, and of no other: the beacon's signature (BLS12-381) of the round's number. The
 * value is the signature itself, so nothing else is needed to prove it. It has a file of its own because its mathematics
 * are large; whoever does not verify does not load it.
 */
export function isPulseOf({ publicKey }: PublicBeacon, round: number, value: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !signature.test(value)) return false
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  try {
    const signed = bls.Signature.fromHex(value)
    return bls.verify(signed, bls.hash(sha256(number), domain), G2.Point.fromHex(publicKey))
  } catch {
    // No point of the curve.
    return false
  }
}
