import { choose, range } from '../counting.ts'
import { drawShapeOf } from '../draw.ts'
import type { Draw, Play } from '../play.ts'
import type { Class, Space } from './space.ts'

/** Sheets of prizes, whose digits are all drawn apart. */

/** Prizes that are never what somebody picked, as long as nobody picks nothing but sevens. */
const blank = (play: Play, filler = '7'): string[] => {
  const shape = drawShapeOf(play)
  if (shape.kind !== 'prizes') throw new Error(`${play.id} is not drawn in prizes`)
  return shape.lengths.map((length) => filler.repeat(length))
}

const withEnd = (prize: string, end: string) => prize.slice(0, prize.length - end.length) + end

/** All digits at the end, or the beginning, of one prize. */
export function endSpace(play: Play, prize: number, size: number, from: 'end' | 'start'): Space {
  const sheet = blank(play)
  function* classes(): Generator<Class> {
    for (const value of range(0, 10 ** size - 1)) {
      const text = String(value).padStart(size, '0')
      const whole = sheet[prize] ?? ''
      const changed = from === 'end' ? withEnd(whole, text) : text + whole.slice(size)
      yield { draw: sheet.map((each, at) => (at === prize ? changed : each)), weight: 1n }
    }
  }
  return { classes: classes(), total: 10n ** BigInt(size) }
}

/**
 * Of so many ways each is one of the numbers that were picked, or none of them. What a ticket gets depends on how often each
 * is there, so that one sheet stands for all with the same counts. `places` are the prizes that have such a way.
 */
export function countSpace(play: Play, places: readonly number[], own: readonly string[]): Space {
  const sheet = blank(play)
  const [size] = own.map(({ length }) => length)
  const others = BigInt(10 ** (size ?? 2) - own.length)
  function* walk(at: number, left: number, draw: Draw, weight: bigint): Generator<Class> {
    const number = own[at]
    if (number === undefined) {
      yield { draw, weight: weight * others ** BigInt(left) }
      return
    }
    const free = places.slice(places.length - left)
    for (const count of range(0, left)) {
      const here = free.slice(0, count)
      const next = draw.map((prize, place) =>
        here.includes(place) ? withEnd(prize, number) : prize,
      )
      yield* walk(at + 1, left - count, next, weight * BigInt(choose(left, count)))
    }
  }
  const total = BigInt(10 ** (size ?? 2)) ** BigInt(places.length)
  return { classes: walk(0, places.length, sheet, 1n), total }
}

/** Where it only matters whether any of the picked numbers is there: by how many ways are one of them. */
export function anySpace(play: Play, places: readonly number[], own: readonly string[]): Space {
  const sheet = blank(play)
  const picked = BigInt(own.length)
  function* classes(): Generator<Class> {
    for (const count of range(0, places.length)) {
      const here = places.slice(0, count)
      const draw = sheet.map((prize, place) =>
        here.includes(place) ? withEnd(prize, own[place % own.length] ?? '') : prize,
      )
      const rest = BigInt(places.length - count)
      const weight = BigInt(choose(places.length, count)) * picked ** BigInt(count)
      yield { draw, weight: weight * (100n - picked) ** rest }
    }
  }
  return { classes: classes(), total: 100n ** BigInt(places.length) }
}

/**
 * For plays that pay each hit by itself: what one number gets is what it gets on each prize alone. Each prize in turn is drawn
 * as one of its orders, and all others as nothing; the mean of a sum is the sum of the means.
 */
export function singleHits(play: Play, numbers: readonly string[]): Space {
  const sheet = blank(play)
  const [size = 0] = numbers.map(({ length }) => length)
  function* classes(): Generator<Class> {
    for (const [place, prize] of sheet.entries()) {
      if (prize.length < size) continue
      for (const number of numbers) {
        const draw = sheet.map((each, at) => (at === place ? withEnd(each, number) : each))
        yield { draw, weight: 1n }
      }
    }
  }
  return { classes: classes(), total: 10n ** BigInt(size) }
}

const other = (digit: string) => String((Number(digit) + 1) % 10)

/** A prize by how many of its last digits are those of the number; as many have just so many. */
function bySuffix(number: string): { readonly prize: string; readonly weight: bigint }[] {
  const size = number.length
  const none = [...number].map(other).join('')
  return range(0, size).map((same) => ({
    prize: none.slice(0, size - same) + number.slice(size - same),
    weight: same === size ? 1n : 9n * 10n ** BigInt(size - same - 1),
  }))
}

/** One prize that only its number wins. */
export function onePrize(play: Play, number: string): Space {
  const sheet = blank(play)
  const classes = bySuffix(number).map(({ prize, weight }) => ({
    draw: [prize, ...sheet.slice(1)],
    weight,
  }))
  return { classes, total: 10n ** BigInt(number.length) }
}

/** Three prizes: the first by its last digits, the others by whether they are the number. */
export function threePrizes(number: string): Space {
  const firsts = bySuffix(number)
  const [none] = firsts
  const all = 10n ** BigInt(number.length)
  const others = [
    { prize: number, weight: 1n },
    { prize: none?.prize ?? '', weight: all - 1n },
  ]
  const classes = firsts.flatMap((first) =>
    others.flatMap((second) =>
      others.map((third) => ({
        draw: [first.prize, second.prize, third.prize],
        weight: first.weight * second.weight * third.weight,
      })),
    ),
  )
  return { classes, total: all ** 3n }
}
