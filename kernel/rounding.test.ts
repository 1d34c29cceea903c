import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divide, type Rounding } from './rounding.ts'

const roundings: Rounding[] = ['down', 'up', 'half_even', 'half_up']
const anyNumber = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const anyDivisor = fc.bigInt({ min: -1000n, max: 1000n }).filter((value) => value !== 0n)

describe('divide', () => {
  it.each([
    // numerator, denominator, down, up, half even, half up
    [5n, 2n, 2n, 3n, 2n, 3n],
    [7n, 2n, 3n, 4n, 4n, 4n],
    [-5n, 2n, -2n, -3n, -2n, -3n],
    [5n, -2n, -2n, -3n, -2n, -3n],
    [-7n, -2n, 3n, 4n, 4n, 4n],
    [10n, 3n, 3n, 4n, 3n, 3n],
    [11n, 3n, 3n, 4n, 4n, 4n],
    [6n, 3n, 2n, 2n, 2n, 2n],
    [0n, 7n, 0n, 0n, 0n, 0n],
    [1n, 2n, 0n, 1n, 0n, 1n],
  ])('[K3] %s / %s is %s, %s, %s, %s', (numerator, denominator, ...expected) => {
    expect(roundings.map((rounding) => divide(numerator, denominator, rounding))).toEqual(expected)
  })

  it('[K3] a division by zero throws', () => {
    expect(() => divide(1n, 0n, 'down')).toThrow(RangeError)
  })

  it('[K3] the opposite of a sum divides to the opposite result (seed 2)', () => {
    fc.assert(
      fc.property(anyNumber, anyDivisor, fc.constantFrom(...roundings), (a, b, rounding) => {
        expect(divide(-a, b, rounding)).toBe(-divide(a, b, rounding))
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('[K3] down and up enclose the true value, and both halves are at most half a unit off (seed 2)', () => {
    fc.assert(
      fc.property(anyNumber, anyDivisor, (a, b) => {
        const [size, divisor] = [a < 0n ? -a : a, b < 0n ? -b : b]
        const down = divide(size, divisor, 'down') * divisor
        const up = divide(size, divisor, 'up') * divisor
        expect(down <= size && size <= up && up - down <= divisor).toBe(true)
        for (const rounding of ['half_even', 'half_up'] as const) {
          const error = divide(size, divisor, rounding) * divisor - size
          expect((error < 0n ? -error : error) * 2n <= divisor).toBe(true)
        }
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('[K3] half even is even on a tie (seed 2)', () => {
    fc.assert(
      fc.property(anyNumber, (a) => {
        expect(divide(a * 2n + 1n, 2n, 'half_even') % 2n).toBe(0n)
      }),
      { seed: 2, numRuns: 300 },
    )
  })
})
