import { expect, it } from 'vitest'
import { exactText } from './exact-text.ts'

it.each([
  ['PHP', '37000050', '37.00005'],
  ['PHP', '1000000', '1.00'],
  ['PHP', '-150', '\u22120.00015'],
  ['JPY', '37000050', '3,700.005'],
  ['KRW', '20000', '2'],
  ['VND', '-20000', '\u22122'],
  ['USDT', '12345678901234567', '1,234,567.8901234567'],
] as const)('[GR172] %s writes %s as %s', (currency, micro, text) => {
  expect(exactText(micro, currency, 'en')).toBe(text)
})
