import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { About } from './about.ts'
import type { Spans } from './spans.ts'

/**
 * The file that comes with us: a line of JSON about the data, then the steps of IPv4 and of IPv6, each as distances to the
 * one before and places in the list of countries, all compressed.
 */
type Head = About & {
  readonly names: readonly string[]
  /** Steps of IPv4 and IPv6, and how many bytes their distances take. */
  readonly counts: readonly [number, number]
  readonly sizes: readonly [number, number]
}

const newline = 0x0a

export function pack({ names, v4, v6 }: Spans, about: About): Buffer {
  const distances = [packDistances(v4.starts), packDistances(v6.starts)] as const
  const head: Head = {
    ...about,
    names,
    counts: [v4.starts.length, v6.starts.length],
    sizes: [distances[0].length, distances[1].length],
  }
  const places = [v4, v6].map(({ countries }) => {
    const bytes = Buffer.alloc(countries.length * 2)
    // The high bytes after all low ones: nearly all are nought, and vanish.
    for (const [index, place] of countries.entries()) {
      bytes[index] = place & 0xff
      bytes[countries.length + index] = place >> 8
    }
    return bytes
  })
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...distances, ...places])
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  }
  return brotliCompressSync(whole, { params })
}

export function unpack(packed: Uint8Array): { readonly spans: Spans; readonly about: About } {
  const whole = brotliDecompressSync(packed)
  const end = whole.indexOf(newline)
  const { names, counts, sizes, ...about } = JSON.parse(whole.toString('utf8', 0, end)) as Head
  let at = end + 1
  const next = (size: number) => whole.subarray(at, (at += size))
  const [near, far] = [next(sizes[0]), next(sizes[1])]
  const countriesOf = (count: number) => {
    const bytes = next(count * 2)
    return Uint16Array.from(
      { length: count },
      (_, i) => (bytes[i] ?? 0) | ((bytes[count + i] ?? 0) << 8),
    )
  }
  const v4 = { starts: new Uint32Array(counts[0]), countries: countriesOf(counts[0]) }
  const v6 = { starts: new BigUint64Array(counts[1]), countries: countriesOf(counts[1]) }
  unpackNear(near, v4.starts)
  unpackFar(far, v6.starts)
  return { spans: { names, v4, v6 }, about }
}

function packDistances(starts: Uint32Array | BigUint64Array): Buffer {
  const bytes: number[] = []
  let before = 0n
  for (const start of starts) {
    let distance = BigInt(start) - before
    before = BigInt(start)
    while (distance >= 128n) {
      bytes.push(Number(distance & 127n) | 128)
      distance >>= 7n
    }
    bytes.push(Number(distance))
  }
  return Buffer.from(bytes)
}

function unpackNear(bytes: Uint8Array, starts: Uint32Array): void {
  let [place, distance, weight, before] = [0, 0, 1, 0]
  for (const byte of bytes) {
    distance += (byte & 127) * weight
    weight *= 128
    if (byte >= 128) continue
    before += distance
    starts[place++] = before
    distance = 0
    weight = 1
  }
}

function unpackFar(bytes: Uint8Array, starts: BigUint64Array): void {
  let [place, distance, shift, before] = [0, 0n, 0n, 0n]
  for (const byte of bytes) {
    distance |= BigInt(byte & 127) << shift
    shift += 7n
    if (byte >= 128) continue
    before += distance
    starts[place++] = before
    distance = 0n
    shift = 0n
  }
}
