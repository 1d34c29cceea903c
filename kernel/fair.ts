import { chanceFrom, type Chance } from './chance.ts'
import { fromHex, keyedHash, sha256, toHex } from './sha256.ts'

/**
 * Results that nobody can change afterwards, and that everybody can check. The house shows the commitment of a secret
 * seed before play and the seed itself after it; the player adds a seed of their own. Results are keyed by the secret
 * and never by its commitment: whoever knows only what was published cannot know what comes.
 *
 * The numbers of a round: block `c` (0, 1, 2, …) is HMAC-SHA256 with the 32 bytes of the server seed as the key and
 * the text `clientSeed:nonce:c` as the message. Its 32 bytes are eight whole numbers of four bytes, the most
 * significant byte first. A round takes them one after the other; how one becomes a number below a bound is told at
 * `chanceFrom`. There is no float anywhere, so that every verifier agrees.
 */
export type FairSeeds = {
  /** Sixty-four hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** The number of the round under this pair of seeds, from 0. */
  readonly nonce: number
}

const seedPattern = /^[0-9a-f]{64}$/
const clientPattern = /^[\x21-\x7e]{1,64}$/

/** A seed of the house, and so a link of a chain, as it is written. */
export function isServerSeed(text: string): boolean {
  return seedPattern.test(text)
}

/** One to sixty-four visible characters of ASCII, as a player may choose them. */
export function isClientSeed(text: string): boolean {
  return clientPattern.test(text)
}

/** What is shown of a server seed before play: SHA-256 of its 32 bytes. */
export function commitmentOf(serverSeed: string): string {
  return toHex(sha256(seedBytes(serverSeed)))
}

export function fairChance({ serverSeed, clientSeed, nonce }: FairSeeds): Chance {
  if (!isClientSeed(clientSeed)) throw new RangeError('Not a client seed')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`Not a nonce: ${nonce}`)
  return keyedChance(serverSeed, `${clientSeed}:${nonce}`)
}

/**
 * A chain of seeds for rounds that are shared by all: each link is the SHA-256 of the one after it, as 32 bytes. The
 * first, which no round uses, is published; the round `n` uses link `n`, whose fingerprint is link `n - 1`, known to
 * everybody by then. So all results are fixed before the first, and none can be computed from those before.
 */
export function makeChain(seed: string, length: number): string[] {
  const links = [seed]
  let bytes = seedBytes(seed)
  for (let made = 0; made < length; made += 1) {
    bytes = sha256(bytes)
    links.push(toHex(bytes))
  }
  return links.reverse()
}

/** The link that a chain leads to when it is gone back so many rounds: a link of round 5, four back, is that of round 1. */
export function linkBefore(link: string, rounds: number): string {
  let bytes = seedBytes(link)
  for (let gone = 0; gone < rounds; gone += 1) bytes = sha256(bytes)
  return toHex(bytes)
}

/** The salt of a chain: SHA-256 of `terminal:value`, with a public value that did not exist when it was published. */
export function chainSalt(terminal: string, value: string): string {
  return toHex(sha256(new TextEncoder().encode(`${terminal}:${value}`)))
}

/**
 * What a round adds to the salt of its chain: SHA-256 of `salt:value`, with a public value that did not exist while bets
 * were taken. Without it the house, which knows link and salt, would know the result before the bets.
 */
export function roundSalt(salt: string, value: string): string {
  return toHex(sha256(new TextEncoder().encode(`${salt}:${value}`)))
}

/**
 * The numbers of a shared round, as above with the link as the key and `salt:c` as the message. The salt is that of the
 * round; in rounds of before they had one, that of the chain.
 */
export function chainChance(link: string, salt: string): Chance {
  if (!isClientSeed(salt)) throw new RangeError('Not a salt')
  return keyedChance(link, salt)
}

function keyedChance(seed: string, prefix: string): Chance {
  const hash = keyedHash(seedBytes(seed))
  const encoder = new TextEncoder()
  let cursor = 0
  let place = 8
  let block: DataView = new DataView(new ArrayBuffer(0))
  return chanceFrom(() => {
    if (place === 8) {
      block = new DataView(hash(encoder.encode(`${prefix}:${cursor}`)).buffer)
      cursor += 1
      place = 0
    }
    const word = block.getUint32(place * 4)
    place += 1
    return word
  })
}

function seedBytes(seed: string): Uint8Array {
  if (!isServerSeed(seed)) throw new RangeError('Not a seed of 32 bytes in hexadecimal digits')
  return fromHex(seed)
}
