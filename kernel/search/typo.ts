/** How many wrong letters a word of a length may have: short words mean what they say. */
export function allowedTypos(length: number): number {
  return length >= 5 ? 2 : length >= 4 ? 1 : 0
}

/** The same for a word that is still being typed: with the end open, a second wrong letter would fit nearly anything. */
export function allowedInBeginning(length: number): number {
  return length >= 8 ? 2 : length >= 5 ? 1 : 0
}

/** The letters of a word as bits, by which most words can be told apart without comparing them. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** A wrong letter brings in at most one that the other word does not have. */
export function mayBeTypo(typedBits: number, wordBits: number, most: number): boolean {
  let foreign = typedBits & ~wordBits
  for (let left = most; left > 0 && foreign !== 0; left -= 1) foreign &= foreign - 1
  return foreign === 0
}

export type Distance = {
  /** From the whole word. */
  readonly whole: number
  /** From that beginning of the word which is nearest. */
  readonly beginning: number
}

/** Longer words are compared by so many letters. */
const longest = 62
const width = longest + 2
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]

/** Farther away than was asked for. */
export const far = 99

/**
 * How many letters were left out, put in, changed or swapped with their neighbour, up to a limit; beyond it, far. Only
 * places that lie within the limit of each other are compared: whatever is farther apart is too far already.
 */
export function typoDistance(typed: string, word: string, most: number): Distance {
  const from = Math.min(typed.length, longest)
  const length = Math.min(word.length, longest)
  const to = Math.min(length, from + most)
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= to; column += 1) above[column] = column
  for (let line = 1; line <= from; line += 1) {
    const least = fillRow(typed, word, line, to, most, before, above, row)
    if (least > most) return { whole: far, beginning: far }
    ;[before, above, row] = [above, row, before]
  }
  let nearest = far
  for (let column = Math.max(0, from - most); column <= to; column += 1)
    nearest = Math.min(nearest, above[column] ?? far)
  const whole = length > from + most || length < from - most ? far : (above[length] ?? far)
  return { whole: within(whole, most), beginning: within(nearest, most) }
}

function within(distance: number, most: number): number {
  return distance > most ? far : distance
}

function fillRow(
  typed: string,
  word: string,
  line: number,
  to: number,
  most: number,
  before: Uint8Array,
  above: Uint8Array,
  row: Uint8Array,
): number {
  const letter = typed.charCodeAt(line - 1)
  const earlier = typed.charCodeAt(line - 2)
  const first = Math.max(1, line - most)
  const last = Math.min(to, line + most)
  // What lies beside the band is beyond the limit, and the next row reads one place of it on each side.
  row[first - 1] = first === 1 ? line : far
  let least = row[first - 1] ?? far
  for (let column = first; column <= last; column += 1) {
    const other = word.charCodeAt(column - 1)
    let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
    cost = Math.min(cost, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1)
    const swapped =
      line > 1 && column > 1 && letter === word.charCodeAt(column - 2) && earlier === other
    if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
    row[column] = cost
    if (cost < least) least = cost
  }
  if (last < to) row[last + 1] = far
  return least
}
