import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedInBeginning,
  allowedTypos,
  far,
  letterBits,
  mayBeTypo,
  typoDistance,
} from './typo.ts'

describe('the distance of a typed word', () => {
  it.each([
    ['tiger', 'tiger', 0],
    ['tigr', 'tiger', 1],
    ['tigger', 'tiger', 1],
    ['tigar', 'tiger', 1],
    ['tigre', 'tiger', 1],
    ['itger', 'tiger', 1],
    ['olimpos', 'olympus', 2],
    ['lion', 'tiger', far],
  ])('[K54] %s from %s', (typed, word, distance) => {
    expect(typoDistance(typed, word, 2).whole).toBe(distance)
  })

  it('[K54] from the beginning of a word that is still being typed', () => {
    expect(typoDistance('olimp', 'olympus', 1)).toEqual({ whole: far, beginning: 1 })
  })

  it('[K54] is what counting every way gives (seed 3)', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '虎'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, (typed, other) => {
        const counted = slowDistance(typed, other)
        const begun = Array.from({ length: other.length + 1 }, (_, at) =>
          slowDistance(typed, other.slice(0, at)),
        )
        for (const most of [1, 2, 3]) {
          const limited = (distance: number) => (distance > most ? far : distance)
          expect(typoDistance(typed, other, most)).toEqual({
            whole: limited(counted),
            beginning: limited(Math.min(...begun)),
          })
        }
        const sieved = mayBeTypo(letterBits(typed), letterBits(other), counted)
        expect(sieved || counted > 2).toBe(true)
      }),
      { seed: 3, numRuns: 600 },
    )
  })

  it('[K54] takes words of any length', () => {
    expect(typoDistance('a'.repeat(500), 'a'.repeat(400), 2).whole).toBe(0)
  })
})

it('[K54] four letters may have one typo, five two, three none', () => {
  expect([3, 4, 5, 8, 80].map(allowedTypos)).toEqual([0, 1, 2, 2, 2])
})

it('[K54] a beginning may have one typo from five letters on, and two from eight', () => {
  expect([4, 5, 7, 8].map(allowedInBeginning)).toEqual([0, 1, 1, 2])
})

/** The same by its definition, without a limit. */
function slowDistance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const ways = [
      at(i - 1, j) + 1,
      at(i, j - 1) + 1,
      at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ]
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      ways.push(at(i - 2, j - 2) + 1)
    return Math.min(...ways)
  }
  return at(a.length, b.length)
}
