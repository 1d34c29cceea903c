/** A source of random bytes. It is handed in wherever chance decides, so that tests can replay it. */
export type RandomBytes = (count: number) => Uint8Array

// The Web Crypto API gives at most this many bytes a call.
const bytesPerCall = 65_536

// A call of Web Crypto costs the same for four bytes as for hundreds, and ids and cards ask for a few at a time.
const pool = new Uint8Array(2048)
const pooledAtMost = 64
let poolUsed = pool.length

/** The cryptographic generator of the browser or of Node. */
export const systemRandomBytes: RandomBytes = (count) => {
  if (count <= pooledAtMost) return takeFromPool(count)
  const bytes = new Uint8Array(count)
  for (let start = 0; start < count; start += bytesPerCall) {
    globalThis.crypto.getRandomValues(bytes.subarray(start, start + bytesPerCall))
  }
  return bytes
}

function takeFromPool(count: number): Uint8Array {
  if (poolUsed + count > pool.length) {
    globalThis.crypto.getRandomValues(pool)
    poolUsed = 0
  }
  const bytes = pool.slice(poolUsed, poolUsed + count)
  // What was handed out may become a secret, so no copy of it stays behind.
  pool.fill(0, poolUsed, poolUsed + count)
  poolUsed += count
  return bytes
}

/**
 * A whole number from 0 up to but without `max`, each equally likely; `max` goes from 1 to 2^48. A draw from the
 * incomplete last stretch, which would favour low numbers, is thrown away and drawn again: fewer than two draws on
 * average.
 */
export function randomInt(randomBytes: RandomBytes, max: number): number {
  if (!Number.isInteger(max) || max < 1 || max > 2 ** 48) {
    throw new RangeError(`A random number below ${max} was asked for; 1 to 2^48 is possible`)
  }
  let size = 0
  let range = 1
  for (; range < max; range *= 256) size += 1
  const limit = range - (range % max)
  for (;;) {
    const drawn = randomBytes(size).reduce((value, byte) => value * 256 + byte, 0)
    if (drawn < limit) return drawn % max
  }
}

/** As `randomInt`, for any `max` of at least 1. */
export function randomBigInt(randomBytes: RandomBytes, max: bigint): bigint {
  if (max < 1n) {
    throw new RangeError(`A random number below ${max} was asked for; 1 is the least`)
  }
  let size = 0
  let range = 1n
  for (; range < max; range *= 256n) size += 1
  const limit = range - (range % max)
  for (;;) {
    let drawn = 0n
    for (const byte of randomBytes(size)) drawn = drawn * 256n + BigInt(byte)
    if (drawn < limit) return drawn % max
  }
}

/** A copy in random order, every order equally likely (Fisher and Yates). */
export function shuffle<T>(randomBytes: RandomBytes, items: readonly T[]): T[] {
  const left = [...items]
  const shuffled: T[] = []
  while (left.length > 0) {
    const index = randomInt(randomBytes, left.length)
    const last = left.length - 1
    // Every index below the length holds an item, so the casts only tell the compiler what the loop knows.
    shuffled.push(left[index] as T)
    left[index] = left[last] as T
    left.length = last
  }
  return shuffled
}

/** One of the items, each equally likely. To pick from nothing is a defect and throws. */
export function pick<T>(randomBytes: RandomBytes, items: readonly T[]): T {
  return items[randomInt(randomBytes, items.length)] as T
}

/** An unguessable text in base64url. Thirty-two bytes, the default, suit a session; count bytes, not letters. */
export function randomToken(randomBytes: RandomBytes, byteCount = 32): string {
  const base64 = btoa(String.fromCharCode(...randomBytes(byteCount)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
