import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a page that many get: its bytes, and the same packed, once. */
export type Part = { readonly bytes: Buffer; readonly packed: Buffer }

export function partOf(text: string): Part {
  const bytes = Buffer.from(text)
  return { bytes, packed: pack(bytes, 9) }
}

/** Blocks that end at a whole byte and refer to nothing outside, so that others may stand before and behind. */
function pack(bytes: Buffer, level: number): Buffer {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH })
}

/** As it is: a signature, "packed by DEFLATE", no name, no time, any system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A last block with nothing in it. */
const end = Buffer.from([3, 0])
/** Below, packing costs more than it saves. */
const worthPacking = 200

/**
 * One stream of gzip from parts that were packed before and texts that were not: what a page costs is what is new in it.
 * Its sum is taken over all of it each time, which is a hundredth of the work of packing.
 */
export function gzipOf(parts: readonly (Part | string)[]): Buffer {
  const blocks: Buffer[] = [head]
  let [sum, size] = [0, 0]
  for (const part of parts) {
    if (part === '') continue
    const bytes = typeof part === 'string' ? Buffer.from(part) : part.bytes
    blocks.push(...(typeof part === 'string' ? blocksOf(bytes) : [part.packed]))
    sum = crc32(bytes, sum)
    size += bytes.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(sum, 0)
  tail.writeUInt32LE(size, 4)
  return Buffer.concat([...blocks, end, tail])
}

function blocksOf(bytes: Buffer): Buffer[] {
  if (bytes.length >= worthPacking) return [pack(bytes, 6)]
  const stored = Buffer.from([0, bytes.length, 0, ~bytes.length & 0xff, 0xff])
  return [stored, bytes]
}

export function plainOf(parts: readonly (Part | string)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)),
  )
}

/** Remembers the parts that were asked for last. */
export function rememberParts(most: number): (text: string) => Part {
  const known = new Map<string, Part>()
  return (text) => {
    const part = known.get(text) ?? partOf(text)
    known.delete(text)
    known.set(text, part)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return part
  }
}
