import type { RandomBytes } from './random.ts'
import type { Clock } from './time.ts'

/** The name of a thing: what it is, then 128 bits in 26 letters that sort by the time of its making. */
export type Id<Prefix extends string> = `${Prefix}_${string}`

export type IdMaker = <const Prefix extends string>(prefix: Prefix) => Id<Prefix>

// Crockford's base 32: no i, l, o or u, so that an id read aloud or typed from paper survives. Digits come before
// letters, in ASCII as here, so that ids sort as their bits do.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const prefixForm = /^[a-z]{2,8}$/
const idForm = /^[a-z]{2,8}_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/**
 * Makes ids of 48 bits of milliseconds and 80 bits of chance, as UUIDv7 does. Each id sorts after the one made before
 * it: within one millisecond, and while the clock is set back, the chance part grows by a random step, so that an id
 * does not betray its neighbour.
 */
export function createIdMaker(deps: {
  readonly now: Clock
  readonly randomBytes: RandomBytes
}): IdMaker {
  const bits = new DataView(new ArrayBuffer(16))
  let latestMs = -1
  return (prefix) => {
    requirePrefix(prefix)
    const nowMs = deps.now().getTime()
    if (nowMs > latestMs) {
      latestMs = nowMs
      startMillisecond(bits, nowMs, deps.randomBytes)
    } else {
      stepForward(bits, deps.randomBytes)
    }
    return `${prefix}_${encode(bits)}`
  }
}

/**
 * The one id that a thing made from another always gets: the same source and parts give the same id, in any process, so
 * that an event delivered twice makes its money once. It carries the time of its source and sorts beside it. It waits,
 * since the hash that browsers and Node share (SHA-256 of Web Crypto, in secure pages only) is not to be had at once.
 */
export async function deriveId<const Prefix extends string>(
  prefix: Prefix,
  source: Id<string>,
  ...parts: readonly string[]
): Promise<Id<Prefix>> {
  requirePrefix(prefix)
  const bits = new DataView(new ArrayBuffer(16))
  // JSON keeps the parts apart: joined bare, ('ab', 'c') and ('a', 'bc') would be one thing.
  const content = new TextEncoder().encode(JSON.stringify([prefix, source, ...parts]))
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', content))
  writeTime(bits, timeOfId(source).getTime())
  new Uint8Array(bits.buffer).set(digest.subarray(0, 10), 6)
  return `${prefix}_${encode(bits)}`
}

/** Whether a value is an id of this kind, written exactly as ids are written. */
export function isId<const Prefix extends string>(
  prefix: Prefix,
  value: unknown,
): value is Id<Prefix> {
  return typeof value === 'string' && value.startsWith(`${prefix}_`) && idForm.test(value)
}

/** When the thing was named, to the millisecond. A text that is no id is a defect and throws. */
export function timeOfId(id: Id<string>): Date {
  if (!idForm.test(id)) throw new TypeError('A text that is no id was read as one')
  const start = id.indexOf('_') + 1
  let ms = 0
  for (const letter of id.slice(start, start + 10)) ms = ms * 32 + alphabet.indexOf(letter)
  return new Date(ms)
}

/** The lowest id that a thing named at this time can have: what is older sorts before it. */
export function lowestId<const Prefix extends string>(prefix: Prefix, at: Date): Id<Prefix> {
  requirePrefix(prefix)
  const bits = new DataView(new ArrayBuffer(16))
  writeTime(bits, at.getTime())
  return `${prefix}_${encode(bits)}`
}

function requirePrefix(prefix: string): void {
  if (!prefixForm.test(prefix)) throw new TypeError(`${prefix} cannot be the prefix of an id`)
}

function writeTime(bits: DataView, ms: number): void {
  bits.setUint16(0, Math.floor(ms / 2 ** 32))
  bits.setUint32(2, ms % 2 ** 32)
}

// The topmost bit of chance starts at zero. That leaves room for 2^47 steps: at a million ids a second, for a clock that
// stands still for four years.
function startMillisecond(bits: DataView, ms: number, randomBytes: RandomBytes): void {
  writeTime(bits, ms)
  new Uint8Array(bits.buffer).set(randomBytes(10), 6)
  bits.setUint8(6, bits.getUint8(6) & 0x7f)
}

/** Adds 1 to 2^32 to the 80 bits of chance. */
function stepForward(bits: DataView, randomBytes: RandomBytes): void {
  const step = 1 + randomBytes(4).reduce((value, byte) => value * 256 + byte, 0)
  const low = bits.getUint32(12) + step
  const middle = bits.getUint32(8) + Math.floor(low / 2 ** 32)
  bits.setUint32(12, low % 2 ** 32)
  bits.setUint32(8, middle % 2 ** 32)
  bits.setUint16(6, bits.getUint16(6) + Math.floor(middle / 2 ** 32))
}

const letterCodes = Array.from(alphabet, (letter) => letter.charCodeAt(0))

/** 128 bits are 26 letters of five bits; the two bits too many stand as zeros in front. */
function encode(bits: DataView): string {
  // Made at once from its codes: letter by letter, each of the 26 steps would leave a text behind.
  const codes: number[] = []
  let held = 0
  let heldCount = 2
  for (let index = 0; index < 16; index += 1) {
    held = (held << 8) | bits.getUint8(index)
    for (heldCount += 8; heldCount >= 5;) {
      heldCount -= 5
      codes.push(letterCodes[(held >> heldCount) & 31] ?? 0)
    }
    held &= (1 << heldCount) - 1
  }
  return String.fromCharCode(...codes)
}
