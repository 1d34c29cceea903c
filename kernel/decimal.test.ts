import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, writeDecimal } from './decimal.ts'

describe('decimal', () => {
  it.each([
    ['0', 0n, 0],
    ['12', 12n, 0],
    ['12.50', 1250n, 2],
    ['-0.5', -5n, 1],
    ['0007.1', 71n, 1],
  ])('reads %s', (text, units, decimals) => {
    expect(readDecimal(text)).toEqual({ units, decimals })
  })

  it.each([
    '',
    '.',
    '5.',
    '.5',
    '+5',
    '1e3',
    '1,000',
    ' 5',
    '5 ',
    '--5',
    '0x10',
    '5\n',
    '٥',
    'NaN',
  ])('does not read %j', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })

  it('does not read a text without bounds', () => {
    expect(readDecimal('9'.repeat(21))).toBeUndefined()
    expect(readDecimal(`0.${'9'.repeat(21)}`)).toBeUndefined()
  })

  it('what is written reads back the same (seed 2)', () => {
    const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 18 }), (units, decimals) => {
        expect(readDecimal(writeDecimal({ units, decimals }))).toEqual({ units, decimals })
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('writes small sums with their zeros', () => {
    expect(writeDecimal({ units: 5n, decimals: 2 })).toBe('0.05')
    expect(writeDecimal({ units: -5n, decimals: 2 })).toBe('-0.05')
    expect(writeDecimal({ units: 0n, decimals: 2 })).toBe('0.00')
    expect(writeDecimal({ units: -50n, decimals: 0 })).toBe('-50')
  })
})
