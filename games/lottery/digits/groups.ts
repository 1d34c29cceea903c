import { choose, factorial, range, subsets, sumOf } from '../counting.ts'
import { fraction, ratio } from '../fraction.ts'
import {
  addUp,
  fair,
  firstRow,
  linesOf,
  lost,
  rowsOf,
  won,
  type Draw,
  type Judged,
  type Rule,
  type Tiers,
} from '../play.ts'
import { digits, oneRow, row, wholes } from '../ticket-shapes.ts'
import type { Picked } from '../ticket.ts'

/** Plays on digits in any order. */

/** How often each digit was drawn. */
function timesOf(draw: Draw): Map<string, number> {
  const times = new Map<string, number>()
  for (const digit of draw) times.set(digit, (times.get(digit) ?? 0) + 1)
  return times
}

/** Digits of one row stand so often each, and so many of them are taken. */
type Part = { readonly often: number; readonly take: number }

const chanceOf = (parts: readonly Part[]) => {
  const size = sumOf(parts.map(({ often, take }) => often * take))
  const orders = parts.reduce(
    (count, { often, take }) => count / factorial(often) ** take,
    factorial(size),
  )
  return ratio(orders, 10 ** size)
}

/** The drawn digits have exactly this pattern, and those of each kind are of its row. */
export function group(...parts: readonly [Part] | readonly [Part, Part]): Rule {
  const [first, second] = parts
  return {
    shape: { rows: parts.map(({ take }) => row(digits, take)) },
    tiers: { win: fair(chanceOf(parts)) },
    count(picked) {
      const [a = [], b = []] = rowsOf(picked)
      if (second === undefined) return choose(a.length, first.take)
      const shared = a.filter((digit) => b.includes(digit)).length
      // Of those that stand in both rows so many are taken from the first, and are gone from the second.
      return sumOf(
        range(0, first.take).map(
          (both) =>
            choose(shared, both) *
            choose(a.length - shared, first.take - both) *
            choose(b.length - both, second.take),
        ),
      )
    },
    judge(picked, draw) {
      const times = [...timesOf(draw)]
      const rows = rowsOf(picked)
      const fits = parts.every(({ often, take }, place) => {
        const drawn = times.filter(([, count]) => count === often)
        return drawn.length === take && drawn.every(([digit]) => rows[place]?.includes(digit))
      })
      return won(fits ? 1 : 0)
    },
  }
}

const isPair = (line: readonly string[]) => new Set(line).size === 2
const isDifferent = (line: readonly string[]) => new Set(line).size === line.length
const sortedText = (line: readonly string[]) => line.toSorted().join('')

const typed = (fits: (line: readonly string[]) => boolean) => ({
  symbols: digits,
  length: 3,
  isUnordered: true,
  fits,
})

const hasLine = (picked: Picked, draw: Draw) =>
  linesOf(picked).some((line) => sortedText(line) === sortedText(draw))

/** A pair and a single of three. Typed, a line says which is which. */
export const group3: Rule = {
  shape: { ...oneRow(digits, 2), lines: typed(isPair) },
  tiers: { win: fair('3/1000') },
  count(picked) {
    if (picked.form === 'lines') return picked.lines.length
    const size = firstRow(picked).length
    return size * (size - 1)
  },
  judge(picked, draw) {
    if (!isPair(draw)) return lost
    if (picked.form === 'lines') return won(hasLine(picked, draw) ? 1 : 0)
    return won(draw.every((digit) => firstRow(picked).includes(digit)) ? 1 : 0)
  },
}

/** Different digits in any order: picked, typed, or some of them in every bet. */
export function differentDigits(size: 2 | 3, dan: 'dan' | 'plain'): Rule {
  const shape =
    dan === 'dan'
      ? { dan: { symbols: digits, take: size } }
      : { ...oneRow(digits, size), lines: { ...typed(isDifferent), length: size } }
  return {
    shape,
    tiers: { win: fair(ratio(factorial(size), 10 ** size)) },
    count(picked) {
      if (picked.form === 'dan') return choose(picked.tuo.length, size - picked.dan.length)
      if (picked.form === 'lines') return picked.lines.length
      return choose(firstRow(picked).length, size)
    },
    judge(picked, draw) {
      if (!isDifferent(draw)) return lost
      if (picked.form === 'lines') return won(hasLine(picked, draw) ? 1 : 0)
      if (picked.form === 'dan') {
        const own = new Set([...picked.dan, ...picked.tuo])
        const isIn = picked.dan.every((digit) => draw.includes(digit))
        return won(isIn && draw.every((digit) => own.has(digit)) ? 1 : 0)
      }
      return won(draw.every((digit) => firstRow(picked).includes(digit)) ? 1 : 0)
    },
  }
}

const kinds: Tiers = { g3: fair('3/1000'), g6: fair('6/1000') }

/** The kind of three digits that are not all equal. */
const kindOf = (draw: Draw) => (isPair(draw) ? 'g3' : 'g6')

const isMixed = (line: readonly string[]) => new Set(line).size > 1

export const groupMixed: Rule = {
  shape: { lines: typed(isMixed) },
  tiers: kinds,
  count: (picked) => linesOf(picked).length,
  judge: (picked, draw) => (isMixed(draw) && hasLine(picked, draw) ? won(1, kindOf(draw)) : lost),
}

/** Sets of digits, not all equal, with each sum. */
function setsWithSum(size: 2 | 3): number[] {
  const counts = Array.from({ length: 9 * size + 1 }, () => 0)
  const add = (sum: number) => (counts[sum] = (counts[sum] ?? 0) + 1)
  for (const a of range(0, 9)) {
    for (const b of range(a, 9)) {
      if (size === 2) {
        if (a !== b) add(a + b)
        continue
      }
      for (const c of range(b, 9)) if (a !== c) add(a + b + c)
    }
  }
  return counts
}

/** Every set of digits with the sum that is not all equal is a bet. */
export function groupSum(size: 2 | 3): Rule {
  const counts = setsWithSum(size)
  return {
    shape: oneRow(wholes(1, 9 * size - 1)),
    tiers: size === 3 ? kinds : { win: fair('2/100') },
    count: (picked) => sumOf(firstRow(picked).map((sum) => counts[Number(sum)] ?? 0)),
    judge(picked, draw) {
      const sum = sumOf(draw.map(Number))
      if (!isMixed(draw) || !firstRow(picked).includes(String(sum))) return lost
      return won(1, size === 3 ? kindOf(draw) : 'win')
    },
  }
}

/** Every set that holds the digit and is not all equal is a bet. */
export function groupContains(size: 2 | 3): Rule {
  return {
    shape: oneRow(digits, 1, 1),
    tiers: size === 3 ? kinds : { win: fair('2/100') },
    count: () => (size === 3 ? 54 : 9),
    judge(picked, draw) {
      const [digit = ''] = firstRow(picked)
      if (!isMixed(draw) || !draw.includes(digit)) return lost
      return won(1, size === 3 ? kindOf(draw) : 'win')
    },
  }
}

/** The play on every set of so many of the chosen places. */
export function onAnyPlaces(of: number, take: number, rule: Rule): Rule {
  const setsOf = (picked: Picked) => subsets(picked.places, take)
  return {
    ...rule,
    shape: { ...rule.shape, places: { of, least: take } },
    count: (picked) => setsOf(picked).length * rule.count(picked),
    judge: (picked, draw, day): Judged =>
      addUp(
        setsOf(picked).map((places) =>
          rule.judge(
            picked,
            places.map((place) => draw[place - 1] ?? ''),
            day,
          ),
        ),
      ),
  }
}

/** The digit is drawn so often: a tier each. */
export const guessOne: Rule = {
  shape: oneRow(digits),
  tiers: {
    hit1: { chance: ratio(243, 1000), prize: ratio(25, 13) },
    hit2: { chance: ratio(27, 1000), prize: ratio(150, 13) },
    hit3: { chance: ratio(1, 1000), prize: ratio(2875, 13) },
  },
  count: (picked) => firstRow(picked).length,
  judge(picked, draw) {
    const times = timesOf(draw)
    return addUp(
      firstRow(picked).map((digit) => {
        const often = times.get(digit) ?? 0
        return often === 0 ? lost : won(1, `hit${often}`)
      }),
    )
  },
}

/** Lines of which the order pays most, and any other order less. */
export function pack(kind: 'pair' | 'different', prizes: { exact: string; order: string }): Rule {
  const fits = kind === 'pair' ? isPair : isDifferent
  const others = kind === 'pair' ? 2 : 5
  const [exact, order] = [fraction(prizes.exact), fraction(prizes.order)]
  return {
    shape: { lines: { symbols: digits, length: 3, fits } },
    tiers: {
      exact: { chance: ratio(1, 1000), prize: exact },
      order: { chance: ratio(others, 1000), prize: order },
    },
    count: (picked) => linesOf(picked).length,
    judge: (picked, draw) =>
      addUp(
        linesOf(picked).map((line) => {
          if (sortedText(line) !== sortedText(draw)) return lost
          return won(1, line.join('') === draw.join('') ? 'exact' : 'order')
        }),
      ),
  }
}
