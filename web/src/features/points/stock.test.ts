import { expect, it } from 'vitest'
import { mostOf, stockOf } from './stock.ts'

const variants = (...stocks: (number | null)[]) =>
  stocks.map((stock, index) => ({ code: `v${index}`, name: '', stock }))

it('[PT30] what is left of a good is that of all its choices together', () => {
  expect(stockOf({ variants: variants(2, 3) })).toBe(5)
  expect(stockOf({ variants: variants(0) })).toBe(0)
  expect(stockOf({ variants: variants(null) })).toBeNull()
})

it.each([
  ['the stock', { variants: variants(3), price: '10', left: null }, 1_000n, 3],
  ['the limit', { variants: variants(30), price: '10', left: 2 }, 1_000n, 2],
  ['the points', { variants: variants(30), price: '10', left: null }, 49n, 4],
  ['a hundred', { variants: variants(null), price: '1', left: null }, 10_000n, 100],
  ['nothing', { variants: variants(0), price: '1', left: null }, 10_000n, 0],
])('[PT30] at once go as many as %s allows', (_, good, own, most) => {
  expect(mostOf(good, 'v0', own)).toBe(most)
})
