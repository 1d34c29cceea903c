import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromHex, hmacSha256, keyedHash, sha256, toHex } from './sha256.ts'
import { seededBytes } from './testing/seeded-bytes.ts'

const text = (value: string) => new TextEncoder().encode(value)

describe('sha256', () => {
  it('[K60] agrees with the published examples', () => {
    expect(toHex(sha256(text('')))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(toHex(sha256(text('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('[K60] agrees with Node for every length up to three hundred bytes, and for a long one', () => {
    const bytes = seededBytes(60)
    for (const length of [...Array(301).keys(), 100_000]) {
      const message = bytes(length)
      expect(toHex(sha256(message)), `${length} bytes`).toBe(
        createHash('sha256').update(message).digest('hex'),
      )
    }
  })
})

describe('hmacSha256', () => {
  it('[K60] agrees with Node for keys shorter and longer than a block', () => {
    const bytes = seededBytes(61)
    for (let key = 0; key <= 140; key += 7) {
      for (let length = 0; length <= 200; length += 13) {
        const secret = bytes(key)
        const message = bytes(length)
        expect(toHex(hmacSha256(secret, message))).toBe(
          createHmac('sha256', secret).update(message).digest('hex'),
        )
      }
    }
  })

  it('[K60] one key serves many messages', () => {
    const hash = keyedHash(text('key'))
    hash(text('another'))
    expect(toHex(hash(text('The quick brown fox jumps over the lazy dog')))).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    )
  })
})

describe('hexadecimal', () => {
  it('[K60] goes there and back, and nothing else is read', () => {
    const bytes = Uint8Array.from(Array(256).keys())
    expect(fromHex(toHex(bytes))).toEqual(bytes)
    for (const wrong of ['0', 'ZZ', 'AB', '0x', ' 00'])
      expect(() => fromHex(wrong)).toThrow(RangeError)
  })
})
