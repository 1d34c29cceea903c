// Looks are decided by names, so that the same game has the same label on every machine and for ever.
// This generator is for drawings alone: it is small and predictable, and no outcome of a game may come from it.

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

type Words = readonly [number, number, number, number]

/** Four 32-bit words of a text: cyrb128, which spreads a one-letter change over all of them. */
export function hashText(text: string): Words {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

/** The hash as 32 hexadecimal digits: an id that is safe inside a document whatever the text was. */
export function fingerprint(text: string): string {
  return hashText(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
}

/**
 * A stream of choices for the given names. Each part carries its length into the seed, so that
 * ('ab', 'c') and ('a', 'bc') are different streams.
 */
export function createRandom(...parts: readonly string[]): Random {
  const next = sfc32(hashText(parts.map((part) => `${part.length}:${part}`).join('')))
  return {
    next,
    below: (count) => Math.floor(next() * count),
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

function sfc32(words: Words): () => number {
  let [a, b, c, d] = words
  return () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
}
