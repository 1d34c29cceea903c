import { isIP } from 'node:net'

/**
 * Where addresses lie, as steps: from each start on, up to the next, a country. IPv4 by its 32 bits, IPv6 by the first
 * 64: what is handed out is no smaller.
 */
export type Spans = {
  readonly names: readonly string[]
  readonly v4: { readonly starts: Uint32Array; readonly countries: Uint16Array }
  readonly v6: { readonly starts: BigUint64Array; readonly countries: Uint16Array }
}

/** A range of addresses, both ends in it. */
export type Range = {
  readonly family: 4 | 6
  readonly first: bigint
  readonly last: bigint
  readonly country: string
}

type Step = { readonly start: bigint; readonly country: string }

/** Ranges in their order as steps; what lies between them is nowhere. Of those that share 64 bits the first counts. */
export function stepsOf(ranges: readonly Range[], family: 4 | 6): Step[] {
  const steps: Step[] = []
  let [next, country] = [0n, '']
  const go = (start: bigint, to: string) => {
    if (to === country) return
    steps.push({ start, country: to })
    country = to
  }
  for (const range of ranges) {
    if (range.family !== family || range.last < next) continue
    const start = range.first < next ? next : range.first
    if (start > next) go(next, '')
    go(start, range.country)
    next = range.last + 1n
  }
  if (next < 1n << (family === 4 ? 32n : 64n)) go(next, '')
  return steps
}

export function spansOf(ranges: readonly Range[]): Spans {
  const [v4, v6] = [stepsOf(ranges, 4), stepsOf(ranges, 6)]
  const names = [...new Set([...v4, ...v6].map(({ country }) => country))].toSorted()
  const places = new Map(names.map((name, place) => [name, place]))
  const countries = (steps: readonly Step[]) =>
    Uint16Array.from(steps, ({ country }) => places.get(country) ?? 0)
  return {
    names,
    v4: { starts: Uint32Array.from(v4, ({ start }) => Number(start)), countries: countries(v4) },
    v6: { starts: BigUint64Array.from(v6, ({ start }) => start), countries: countries(v6) },
  }
}

/** The country of an address; empty where none is known. */
export function findCountry({ names, v4, v6 }: Spans, ip: string): string {
  const family = isIP(ip)
  if (family === 0) return ''
  const place =
    family === 4
      ? v4.countries[lastUpTo(v4.starts, Number(bitsOf(ip)))]
      : v6.countries[lastUpTo(v6.starts, bitsOf(ip))]
  return place === undefined ? '' : (names[place] ?? '')
}

/** Where the last start lies that is not above a value; below zero when all are. */
function lastUpTo<Value extends number | bigint>(starts: ArrayLike<Value>, value: Value): number {
  let [from, to] = [0, starts.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((starts[middle] as Value) <= value) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** The 32 bits of IPv4, the first 64 of IPv6. */
export function bitsOf(ip: string): bigint {
  if (!ip.includes(':')) return BigInt(ip.split('.').reduce((bits, part) => bits * 256 + +part, 0))
  const [head = '', tail] = ip.split('::')
  const parts = head === '' ? [] : head.split(':')
  // An IPv4 in the last place stands for two groups; neither is among the first four, unless it is all there is.
  const after = tail
    ? tail.split(':').flatMap((part) => (part.includes('.') ? ['0', '0'] : part))
    : []
  const zeros = tail === undefined ? 0 : 8 - parts.length - after.length
  const groups = [...parts, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups.slice(0, 4).reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n)
}
