import { expect, it } from 'vitest'
import { keepNumber } from './number-text.ts'

it.each([
  ['2000', 2, '.', '2000'],
  ['2,000.50', 2, '.', '2000.50'],
  ['2.000,50', 2, ',', '2000,50'],
  ['12.345', 2, '.', '12.34'],
  ['12.50', 0, '.', '12'],
  ['1.2.3', 2, '.', '1.23'],
  ['-5e3', 2, '.', '53'],
  ['１２３', 0, '.', '123'],
  ['PHP 900', 0, '.', '900'],
  ['.', 2, '.', '.'],
] as const)(
  'of "%s" with %d decimals and mark "%s" the number keeps "%s"',
  (text, decimals, mark, kept) => {
    expect(keepNumber(text, decimals, mark)).toBe(kept)
  },
)
