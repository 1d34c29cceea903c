import { createHash } from 'node:crypto'
import { bls12_381 as bls } from '@noble/curves/bls12-381.js'

/** The chapter on public values. The curve is anybody's; what is done on it is said there. */
const key =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const known = new Map<string, boolean>()

function isSigned(round: number, value: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(value)) return false
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  try {
    const signature = bls.G1.Point.fromHex(value)
    signature.assertValidity()
    const hashed = bls.G1.hashToCurve(message, { DST })
    const left = bls.pairing(signature, bls.G2.Point.BASE)
    return bls.fields.Fp12.eql(left, bls.pairing(hashed, bls.G2.Point.fromHex(key)))
  } catch {
    return false
  }
}

/** Whether this is the value of this round of drand-quicknet. */
export function isValueOf(round: number, value: string): boolean {
  const name = `${round}:${value}`
  const found = known.get(name) ?? isSigned(round, value)
  known.set(name, found)
  return found
}

/** The first round that comes later than 250 milliseconds after the betting ended. */
export function roundAfterBets(closesAt: string, beacon: string): number {
  const last = Date.parse(closesAt) + 250
  if (beacon === 'demo') return Math.floor(last / 1_000) + 1
  return Math.floor((last - 1_692_803_367_000) / 3_000) + 2
}
