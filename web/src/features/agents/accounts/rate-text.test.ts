import { expect, it } from 'vitest'
import { readRate, writeRate } from './rate-text.ts'

it.each([
  ['0', 0],
  ['0.5', 50],
  ['0,5', 50],
  ['1.', 100],
  ['12', 1_200],
  ['100', 10_000],
  ['100.1', undefined],
  ['0.55', undefined],
  ['-1', undefined],
  ['', undefined],
  ['half', undefined],
])('%s per cent is %s on the wire', (text, rate) => {
  expect(readRate(text)).toBe(rate)
})

it.each([0, 50, 100, 10_000])('%s on the wire is read again as it was written', (rate) => {
  expect(readRate(writeRate(rate, ','))).toBe(rate)
})
