import { choose, productOf, range, sumOf, sumOfProducts } from '../counting.ts'
import { addUp, fair, firstRow, rowsOf, won, type Draw, type Rule } from '../play.ts'
import { digits, oneRow, rowsOfSame, wholes } from '../ticket-shapes.ts'
import type { Picked } from '../ticket.ts'
import { isSide, sides } from '../words.ts'

/** Plays on digits that stand beside each other: `draw` is what was drawn on these places. */

const all = (size: number) => `1/${10 ** size}`

/** Rows, or each typed line as rows of one. */
const combinations = (picked: Picked): readonly (readonly (readonly string[])[])[] =>
  picked.form === 'lines'
    ? picked.lines.map((line) => line.map((symbol) => [symbol]))
    : [rowsOf(picked)]

const matches = (rows: readonly (readonly string[])[], draw: Draw): number[] =>
  rows.map((row, place) => (row.includes(draw[place] ?? '') ? 1 : 0))

const typed = (length: number) => ({ symbols: digits, length })

/** All digits in order. */
export function direct(size: number): Rule {
  return {
    shape: { rows: rowsOfSame(size, digits), lines: typed(size) },
    tiers: { win: fair(all(size)) },
    count: (picked) => sumOf(combinations(picked).map((rows) => productOf(rows.map(sizeOf)))),
    judge: (picked, draw) =>
      won(sumOf(combinations(picked).map((rows) => productOf(matches(rows, draw))))),
  }
}

const sizeOf = (list: readonly unknown[]) => list.length

/** Each combination is a bet on all of its digits, and on its last ones: of the last `k` as many win as rows before have digits. */
export function ladder(size: number): Rule {
  const stars = range(1, size)
  return {
    shape: { rows: rowsOfSame(size, digits), lines: typed(size) },
    tiers: Object.fromEntries(stars.map((star) => [`star${star}`, fair(all(star))])),
    count: (picked) =>
      size * sumOf(combinations(picked).map((rows) => productOf(rows.map(sizeOf)))),
    judge: (picked, draw) =>
      addUp(
        combinations(picked).flatMap((rows) =>
          stars.map((star) => {
            const first = size - star
            const before = productOf(rows.slice(0, first).map(sizeOf))
            return won(before * productOf(matches(rows, draw).slice(first)), `star${star}`)
          }),
        ),
      ),
  }
}

const valueOf = (draw: Draw) => draw.map(Number)

/** How many numbers of so many digits have each sum. */
export function countsOfSums(size: number): number[] {
  let counts = [1]
  for (let place = 0; place < size; place += 1) {
    const next = Array.from({ length: counts.length + 9 }, () => 0)
    for (const [sum, count] of counts.entries()) {
      for (let digit = 0; digit <= 9; digit += 1)
        next[sum + digit] = (next[sum + digit] ?? 0) + count
    }
    counts = next
  }
  return counts
}

/** Every number with one of the sums is a bet. */
export function directSum(size: number): Rule {
  const counts = countsOfSums(size)
  return {
    shape: oneRow(wholes(0, 9 * size)),
    tiers: { win: fair(all(size)) },
    count: (picked) => sumOf(firstRow(picked).map((sum) => counts[Number(sum)] ?? 0)),
    judge: (picked, draw) => won(firstRow(picked).includes(String(sumOf(valueOf(draw)))) ? 1 : 0),
  }
}

export const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** How many numbers of two or three digits have this span. */
const countOfSpan = (size: number, span: number): number => {
  if (span === 0) return 10
  return size === 2 ? 2 * (10 - span) : 6 * span * (10 - span)
}

export function directSpan(size: 2 | 3): Rule {
  return {
    shape: oneRow(digits),
    tiers: { win: fair(all(size)) },
    count: (picked) => sumOf(firstRow(picked).map((span) => countOfSpan(size, Number(span)))),
    judge: (picked, draw) => won(firstRow(picked).includes(String(spanOf(valueOf(draw)))) ? 1 : 0),
  }
}

/** The units digit of the sum. */
export const sumTail: Rule = {
  shape: oneRow(digits),
  tiers: { win: fair('1/10') },
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    won(firstRow(picked).includes(String(sumOf(valueOf(draw)) % 10)) ? 1 : 0),
}

/** A digit of one place; rows may be empty. */
export function position(size: number): Rule {
  return {
    shape: { rows: rowsOfSame(size, digits), filled: { least: 1, most: size } },
    tiers: { win: fair('1/10') },
    count: (picked) => sumOf(rowsOf(picked).map(sizeOf)),
    judge: (picked, draw) => won(sumOf(matches(rowsOf(picked), draw))),
  }
}

/** Exactly two of the rows are played. */
export function twoPlaces(size: number): Rule {
  const filledOf = (picked: Picked) => rowsOf(picked).filter((row) => row.length > 0)
  return {
    shape: { rows: rowsOfSame(size, digits), filled: { least: 2, most: 2 } },
    tiers: { win: fair('1/100') },
    count: (picked) => productOf(filledOf(picked).map(sizeOf)),
    judge: (picked, draw) => won(sumOf(matches(rowsOf(picked), draw)) === 2 ? 1 : 0),
  }
}

/** Digits that are drawn somewhere: each set of so many of them is a bet. */
export function unplaced(together: number, chance: string): Rule {
  return {
    shape: oneRow(digits, together),
    tiers: { win: fair(chance) },
    count: (picked) => choose(firstRow(picked).length, together),
    judge: (picked, draw) =>
      won(choose(firstRow(picked).filter((digit) => draw.includes(digit)).length, together)),
  }
}

/** Big, small, odd or even on each place. */
export function sidesInOrder(size: number): Rule {
  return {
    shape: { rows: rowsOfSame(size, sides) },
    tiers: { win: fair(`1/${2 ** size}`) },
    count: (picked) => productOf(rowsOf(picked).map(sizeOf)),
    judge: (picked, draw) =>
      won(
        productOf(
          rowsOf(picked).map(
            (row, place) => row.filter((word) => isSide(word, Number(draw[place]), 5)).length,
          ),
        ),
      ),
  }
}

/** The digit is drawn so often at least. */
export function atLeast(often: number, chance: string): Rule {
  return {
    shape: oneRow(digits),
    tiers: { win: fair(chance) },
    count: (picked) => firstRow(picked).length,
    judge: (picked, draw) =>
      won(
        firstRow(picked).filter((digit) => draw.filter((each) => each === digit).length >= often)
          .length,
      ),
  }
}

/** Digits in order on any of the places: rows of which so many are taken together, or places and lines. */
export function anyDirect(size: number, take: number): Rule {
  return {
    shape: {
      rows: rowsOfSame(size, digits),
      filled: { least: take, most: size },
      lines: typed(take),
      places: { of: size, least: take },
    },
    tiers: { win: fair(all(take)) },
    count(picked) {
      if (picked.form === 'lines') return choose(picked.places.length, take) * picked.lines.length
      // Rows say themselves which places they are for.
      return picked.places.length > 0 ? 0 : sumOfProducts(rowsOf(picked).map(sizeOf), take)
    },
    judge(picked, draw) {
      if (picked.form !== 'lines') return won(sumOfProducts(matches(rowsOf(picked), draw), take))
      const drawn = picked.places.map((place) => draw[place - 1] ?? '')
      return won(sumOf(picked.lines.map((line) => occurrences(line, drawn))))
    },
  }
}

/** In how many ways a line stands within a longer one, in its order. */
function occurrences(line: readonly string[], within: readonly string[]): number {
  const ways = [1, ...line.map(() => 0)]
  for (const symbol of within) {
    for (let taken = line.length; taken >= 1; taken -= 1) {
      if (line[taken - 1] === symbol) ways[taken] = (ways[taken] ?? 0) + (ways[taken - 1] ?? 0)
    }
  }
  return ways[line.length] ?? 0
}
