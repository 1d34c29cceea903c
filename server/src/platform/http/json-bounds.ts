/** What a body of JSON may hold. */
export type JsonBounds = {
  /** Lists and objects inside each other. */
  readonly depth: number
  /** Values in all, those inside of others too. */
  readonly values: number
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/**
 * Whether a body stays within its bounds, told in one pass over its bytes and before anything is made of them: what
 * a body costs is not its length but how many objects it unfolds to. Whether it is JSON at all is for the parser.
 */
export function staysWithin(bytes: Uint8Array, { depth: deepest, values: most }: JsonBounds) {
  let depth = 0
  let values = 1
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === comma) values += 1
    else if (byte === openList || byte === openObject) {
      depth += 1
      values += 1
      if (depth > deepest) return false
    } else if (byte === closeList || byte === closeObject) depth -= 1
    if (values > most) return false
  }
  return true
}
