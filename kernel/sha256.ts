/**
 * SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104), in plain arithmetic of 32 bits. Web Crypto has both, but answers
 * later; whoever verifies a thousand rounds, or draws one card after another, needs the answer at once, and the same
 * code in the browser and in Node.
 */
const blockBytes = 64

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const constants = Int32Array.from(fractionsOfRoots(64, 3))
/** The same of the square roots of the first eight. */
const initial = Int32Array.from(fractionsOfRoots(8, 2))

/** Exact, by whole numbers: the n-th root of a prime times 2^32, without its whole part. */
function fractionsOfRoots(count: number, degree: 2 | 3): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes.map((prime) => Number(BigInt.asIntN(32, rootOf(BigInt(prime), degree))))
}

/** The whole part of the root of `value` times 2^32. */
function rootOf(value: bigint, degree: 2 | 3): bigint {
  const wanted = value << BigInt(32 * degree)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(degree) <= wanted) low = middle
    else high = middle
  }
  return low
}

/** One buffer for all: nothing here waits, so no two computations ever share it. */
const words = new Int32Array(64)

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** Spreads the sixteen words of a block over sixty-four. */
function spread(bytes: Uint8Array, start: number): void {
  for (let index = 0; index < 16; index += 1) {
    const at = start + index * 4
    words[index] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let index = 16; index < 64; index += 1) {
    const far = words[index - 15] as number
    const near = words[index - 2] as number
    const farMixed = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const nearMixed = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    words[index] =
      ((words[index - 16] as number) + farMixed + (words[index - 7] as number) + nearMixed) | 0
  }
}

/** Mixes one block into the state. The letters are those of the standard. */
function compress(state: Int32Array, bytes: Uint8Array, start: number): void {
  spread(bytes, start)
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const first =
      (h + mixedE + choice + (constants[index] as number) + (words[index] as number)) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + mixedA + majority) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** The digest of `bytes` after a state that has already taken `before` bytes, a whole number of blocks. */
function finish(state: Int32Array, bytes: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  const length = before + bytes.length
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, (length * 8) % 2 ** 32)
  for (let start = 0; start < padded.length; start += blockBytes) compress(state, padded, start)
  const digest = new Uint8Array(32)
  const written = new DataView(digest.buffer)
  for (let index = 0; index < 8; index += 1) written.setInt32(index * 4, state[index] as number)
  return digest
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return finish(initial.slice(), bytes, 0)
}

/** HMAC-SHA256 under one key, for many messages: the two blocks of the key are mixed in once. */
export function keyedHash(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > blockBytes ? sha256(key) : key
  const begin = (pad: number): Int32Array => {
    const block = new Uint8Array(blockBytes).fill(pad)
    for (let index = 0; index < short.length; index += 1)
      block[index] = pad ^ (short[index] as number)
    const state = initial.slice()
    compress(state, block, 0)
    return state
  }
  const inner = begin(0x36)
  const outer = begin(0x5c)
  return (message) => finish(outer.slice(), finish(inner.slice(), message, blockBytes), blockBytes)
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyedHash(key)(message)
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += digits[byte]
  return text
}

/** The bytes of a hexadecimal text in small letters; anything else is a defect and throws. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new RangeError('Not a hexadecimal text')
  const bytes = new Uint8Array(text.length / 2)
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(text.slice(index * 2, index * 2 + 2), 16)
  }
  return bytes
}
