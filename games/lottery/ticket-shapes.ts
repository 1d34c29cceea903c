import type { Row, Shape, Symbols } from './ticket.ts'

export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** `01` to the last. */
export const numbers = (last: number): string[] =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))

/** Whole numbers as words. */
export const wholes = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** More than these are not picked in one row of numbers. */
const mostNumbers = 1_000

const sizeOf = (symbols: Symbols) => ('digits' in symbols ? mostNumbers : symbols.length)

export const row = (symbols: Symbols, least = 1, most = sizeOf(symbols)): Row => ({
  symbols,
  least,
  most,
})

/** One row of symbols, of which so many are picked. */
export const oneRow = (symbols: Symbols, least = 1, most = sizeOf(symbols)): Shape => ({
  rows: [row(symbols, least, most)],
})

export const rowsOfSame = (count: number, symbols: readonly string[]): Row[] =>
  Array.from({ length: count }, () => row(symbols))
