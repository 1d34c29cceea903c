import { choose, range } from '../counting.ts'
import type { Draw } from '../play.ts'
import { drawShapeOf } from '../draw.ts'
import type { Play } from '../play.ts'

/** Draws that are alike for a ticket, by one of them, and how many they are. */
export type Class = { readonly draw: Draw; readonly weight: bigint }

/** All that can be drawn, in classes; the weights come to `total`. */
export type Space = { readonly classes: Iterable<Class>; readonly total: bigint }

/** All digits of some places; others cannot matter, and stand still. */
export function digitSpace(play: Play, places: readonly number[]): Space {
  const shape = drawShapeOf(play)
  if (shape.kind !== 'digits') throw new Error(`${play.id} is not drawn in digits`)
  const { symbols, count } = shape
  function* classes(): Generator<Class> {
    const draw = Array.from({ length: count }, () => symbols[0] ?? '')
    for (const index of range(0, symbols.length ** places.length - 1)) {
      let rest = index
      for (const place of places) {
        draw[place - 1] = symbols[rest % symbols.length] ?? ''
        rest = Math.floor(rest / symbols.length)
      }
      yield { draw: [...draw], weight: 1n }
    }
  }
  return { classes: classes(), total: BigInt(symbols.length) ** BigInt(places.length) }
}

/** All numbers of some places, none twice; what is left stands in its order on the others. */
export function numberSpace(play: Play, places: readonly number[]): Space {
  const shape = drawShapeOf(play)
  if (shape.kind !== 'numbers') throw new Error(`${play.id} is not drawn in numbers`)
  const { symbols, count } = shape
  function* walk(taken: readonly string[]): Generator<Class> {
    if (taken.length < places.length) {
      for (const symbol of symbols) if (!taken.includes(symbol)) yield* walk([...taken, symbol])
      return
    }
    const rest = symbols.filter((symbol) => !taken.includes(symbol))
    const draw = range(1, count).map((place) => {
      const at = places.indexOf(place)
      return (at >= 0 ? taken[at] : rest.shift()) ?? ''
    })
    yield { draw, weight: 1n }
  }
  const total = places.reduce((all, _, index) => all * BigInt(symbols.length - index), 1n)
  return { classes: walk([]), total }
}

/** All draws of six and a special one of 49, by how many of each group are drawn; within a group numbers are alike. */
export function groupSpace(groups: readonly (readonly string[])[]): Space {
  const total = BigInt(choose(49, 6)) * 43n
  function* walk(
    place: number,
    left: number,
    taken: readonly (readonly string[])[],
    weight: bigint,
  ): Generator<Class> {
    const group = groups[place]
    if (group === undefined) {
      if (left > 0) return
      const regular = taken.flat()
      for (const [index, own] of groups.entries()) {
        const used = taken[index]?.length ?? 0
        const special = own[used]
        if (special === undefined) continue
        yield { draw: [...regular, special], weight: weight * BigInt(own.length - used) }
      }
      return
    }
    for (const count of range(0, Math.min(left, group.length))) {
      const ways = BigInt(choose(group.length, count))
      yield* walk(place + 1, left - count, [...taken, group.slice(0, count)], weight * ways)
    }
  }
  return { classes: walk(0, 6, [], 1n), total }
}

const two = (number: number) => String(number).padStart(2, '0')

/** All sets of so many of 49 by their sum, each with one of them. */
export function sumsOfSets(size: number): { draw: string[]; sum: number; sets: bigint }[] {
  const top = 49 * size
  const counts = Array.from({ length: size + 1 }, () => Array.from({ length: top + 1 }, () => 0n))
  const first = counts[0]
  if (first !== undefined) first[0] = 1n
  for (const number of range(1, 49)) {
    for (const taken of range(1, size).toReversed()) {
      for (const sum of range(number, top)) {
        const row = counts[taken]
        if (row !== undefined)
          row[sum] = (row[sum] ?? 0n) + (counts[taken - 1]?.[sum - number] ?? 0n)
      }
    }
  }
  return range(0, top).flatMap((sum) => {
    const sets = counts[size]?.[sum] ?? 0n
    return sets === 0n ? [] : [{ sum, sets, draw: oneWithSum(size, sum) }]
  })
}

/** The lowest numbers, raised from the last on until they come to the sum. */
function oneWithSum(size: number, sum: number): string[] {
  const set = range(1, size)
  let missing = sum - set.reduce((all, each) => all + each, 0)
  for (const place of range(0, size - 1).toReversed()) {
    const raise = Math.min(missing, 49 - (size - 1 - place) - (set[place] ?? 0))
    set[place] = (set[place] ?? 0) + raise
    missing -= raise
  }
  return set.map(two)
}
