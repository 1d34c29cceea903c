import { choose, factorial, range, sumOf } from '../counting.ts'
import { ratio, type Fraction } from '../fraction.ts'
import { addUp, fair, firstRow, rowsOf, won, type Draw, type Rule } from '../play.ts'
import { oneRow, row, rowsOfSame } from '../ticket-shapes.ts'
import type { Picked, Shape } from '../ticket.ts'
import { byWords } from '../words.ts'

/** Plays on numbers of which none is drawn twice. */

/** Ordered choices, one of each row, all different. */
function countOrdered(rows: readonly (readonly string[])[], taken: readonly string[] = []): number {
  const [first, ...rest] = rows
  if (first === undefined) return 1
  if (rest.length === 0) return first.filter((number) => !taken.includes(number)).length
  return sumOf(
    first.map((number) => (taken.includes(number) ? 0 : countOrdered(rest, [...taken, number]))),
  )
}

const isDifferent = (line: readonly string[]) => new Set(line).size === line.length

const combinations = (picked: Picked) =>
  picked.form === 'lines'
    ? picked.lines.map((line) => line.map((number) => [number]))
    : [rowsOf(picked)]

/** How many ordered choices of `of` numbers there are. */
const orderedOf = (of: number, size: number) => factorial(of) / factorial(of - size)

const orderedShape = (symbols: readonly string[], size: number): Shape => ({
  rows: rowsOfSame(size, symbols),
  lines: { symbols, length: size, fits: isDifferent },
})

/** The first numbers in order. */
export function inOrder(symbols: readonly string[], size: number): Rule {
  return {
    shape: orderedShape(symbols, size),
    tiers: { win: fair(ratio(1, orderedOf(symbols.length, size))) },
    count: (picked) => sumOf(combinations(picked).map((rows) => countOrdered(rows))),
    judge: (picked, draw) =>
      won(
        combinations(picked).filter((rows) =>
          rows.every((own, place) => own.includes(draw[place] ?? '')),
        ).length,
      ),
  }
}

/** Paid by how many numbers stand in their places; what comes back is shared alike among the tiers. */
export function ladderInOrder(symbols: readonly string[], size: number): Rule {
  const hits = range(1, size)
  const whole = orderedOf(symbols.length, size)
  const tiers = hits.map((hit) => {
    const count = withHits(size, hit, symbols.length)
    const tier = { chance: ratio(count, whole), prize: ratio(whole, count * size) }
    return [`hit${hit}`, tier] as const
  })
  return {
    shape: orderedShape(symbols, size),
    tiers: Object.fromEntries(tiers),
    count: (picked) => sumOf(combinations(picked).map((rows) => countOrdered(rows))),
    judge: (picked, draw) =>
      addUp(combinations(picked).map((rows) => addUp(hitsOfLadder(rows, draw)))),
  }
}

/** Of all ordered choices of rows: how many have so many numbers in their places. */
function hitsOfLadder(rows: readonly (readonly string[])[], draw: Draw) {
  const counts = new Map<number, number>()
  function walk(place: number, taken: readonly string[], hits: number): void {
    const own = rows[place]
    if (own === undefined) {
      if (hits > 0) counts.set(hits, (counts.get(hits) ?? 0) + 1)
      return
    }
    for (const number of own) {
      if (taken.includes(number)) continue
      walk(place + 1, [...taken, number], hits + (draw[place] === number ? 1 : 0))
    }
  }
  walk(0, [], 0)
  return [...counts].map(([hits, count]) => won(count, `hit${hits}`))
}

/** Draws of the first places in which just so many of them are as one said. */
function withHits(size: number, hits: number, of: number): number {
  const wrong = size - hits
  // Those that are wrong: by leaving out what is right in some of them.
  const others = sumOf(
    range(0, wrong).map(
      (right) =>
        (right % 2 === 0 ? 1 : -1) *
        choose(wrong, right) *
        orderedOf(of - hits - right, wrong - right),
    ),
  )
  return choose(size, hits) * others
}

type Sets = {
  readonly symbols: readonly string[]
  /** So many together are a bet. */
  readonly take: number
  readonly chance: string | Fraction
  readonly dan?: 'dan'
  readonly typed?: boolean
  readonly most?: number
  /** How many bets won, given those of which one may choose (and must have all of the first). */
  readonly wins: (own: readonly string[], draw: Draw, all: readonly string[]) => number
}

/** Numbers of which each set of so many is a bet: picked, typed, or with some in all of them. */
export function bySets({ symbols, take, chance, dan, typed = true, most, wins }: Sets): Rule {
  const lines = { symbols, length: take, isUnordered: true, fits: isDifferent }
  const shape: Shape =
    dan === undefined
      ? { rows: [row(symbols, take, most ?? symbols.length)], ...(typed && { lines }) }
      : { dan: { symbols, take } }
  return {
    shape,
    tiers: { win: fair(chance) },
    count(picked) {
      if (picked.form === 'dan') return choose(picked.tuo.length, take - picked.dan.length)
      if (picked.form === 'lines') return picked.lines.length
      return choose(firstRow(picked).length, take)
    },
    judge(picked, draw) {
      if (picked.form === 'dan') return won(wins(picked.tuo, draw, picked.dan))
      if (picked.form === 'lines') {
        return won(sumOf(picked.lines.map((line) => wins(line, draw, []))))
      }
      return won(wins(firstRow(picked), draw, []))
    },
  }
}

/** All of a bet are among the drawn, or (of longer bets) all drawn are among the bet. */
export const amongDrawn =
  (take: number, drawnCount: number): Sets['wins'] =>
  (own, draw, always) => {
    const drawn = draw.slice(0, drawnCount)
    const inOwn = own.filter((number) => drawn.includes(number)).length
    const inAlways = always.filter((number) => drawn.includes(number)).length
    const free = take - always.length
    if (take <= drawnCount) return inAlways < always.length ? 0 : choose(inOwn, free)
    // Each bet holds all that were drawn; the rest of it is free.
    if (inOwn + inAlways < drawnCount) return 0
    return choose(own.length - inOwn, free - inOwn)
  }

/** A number of one place; rows may be empty. */
export function positions(symbols: readonly string[], rows: number, from = 0): Rule {
  return {
    shape: { rows: rowsOfSame(rows, symbols), filled: { least: 1, most: rows } },
    tiers: { win: fair(ratio(1, symbols.length)) },
    count: (picked) => sumOf(rowsOf(picked).map(({ length }) => length)),
    judge: (picked, draw) =>
      won(rowsOf(picked).filter((own, place) => own.includes(draw[from + place] ?? '')).length),
  }
}

/** Numbers that are among these places, or are not. */
export function among(
  symbols: readonly string[],
  chance: string,
  isHit: (number: string, draw: Draw) => boolean,
): Rule {
  return {
    shape: oneRow(symbols),
    tiers: { win: fair(chance) },
    count: (picked) => firstRow(picked).length,
    judge: (picked, draw) => won(firstRow(picked).filter((one) => isHit(one, draw)).length),
  }
}

/** Sums, spans and numbers of which each has a price of its own. */
export function byValue(
  words: readonly string[],
  chances: Readonly<Record<string, string>>,
  valueOf: (draw: Draw) => number | string,
): Rule {
  return {
    ...byWords({ words, chances, names: (draw) => String(valueOf(draw)) }),
    mode: 'official',
  }
}
