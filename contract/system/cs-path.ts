/**
 * Customer-service addresses travel as the product's wire says: ciphertext, then the eight characters of
 * its key. Whoever holds the text holds the key, so this hides an address from a glance and from crawlers,
 * and protects nothing. An address that must stay secret has no place here.
 *
 * The text is UTF-8, each byte is combined by XOR with a stream made from the key, and the outcome is
 * written in base64url.
 */
export const csKeyLength = 8

const keyForm = /^[A-Za-z0-9_-]{8}$/
const cipherForm = /^[A-Za-z0-9_-]*$/

/** Puts an address into the wire's form. The key is any eight letters, digits, dashes or underscores. */
export function encodeCsPath(address: string, key: string): string {
  if (!keyForm.test(key)) throw new TypeError('The key of an address has eight characters')
  return toBase64url(combine(new TextEncoder().encode(address), key)) + key
}

/** The address inside, or nothing when the text is not in the wire's form. */
export function decodeCsPath(path: string): string | undefined {
  const key = path.slice(-csKeyLength)
  const cipher = path.slice(0, -csKeyLength)
  if (!keyForm.test(key) || !cipherForm.test(cipher) || cipher.length % 4 === 1) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(combine(fromBase64url(cipher), key))
  } catch {
    return undefined
  }
}

/** Combining twice with the same key gives the bytes back. */
function combine(bytes: Uint8Array, key: string): Uint8Array<ArrayBuffer> {
  const next = stream(key)
  return Uint8Array.from(bytes, (byte) => byte ^ next())
}

/** Bytes that depend on every character of the key: FNV-1a for the seed, xorshift for the steps. */
function stream(key: string): () => number {
  let state = 0x811c9dc5
  for (const character of key) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 11) & 0xff
  }
}

function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
