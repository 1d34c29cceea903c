import { expect, it } from 'vitest'
import { checkLimit, checkPrice, planConversion, waits } from './rules.ts'

it.each([
  ['physical', 1n, true],
  ['virtual', 1_000_000n, false],
  ['funds', 999n, false],
  ['funds', 1_000n, true],
  ['convert', 999n, false],
  ['convert', 1_000n, true],
] as const)('[PT26] %s for %d points waits for the house: %s', (type, points, expected) => {
  expect(waits(type, points, 1_000)).toBe(expected)
})

it('[PT23] another price than the page showed is refused, with the one that holds', () => {
  expect(checkPrice(10n, 10n)).toMatchObject({ ok: true })
  expect(checkPrice(10n, 12n)).toMatchObject({ code: 'price_changed', value: { price: '12' } })
})

it('[PT25] a limit counts what was taken before', () => {
  expect(checkLimit({ perMember: null }, 1_000, 100).ok).toBe(true)
  expect(checkLimit({ perMember: 3 }, 2, 1).ok).toBe(true)
  expect(checkLimit({ perMember: 3 }, 2, 2)).toMatchObject({ code: 'limit_per_member' })
})

it.each([
  [{ points: 2_500n, worth: 150n }, 150n, { ok: true, value: 3_750n }],
  [{ points: 2_550n, worth: 150n }, 150n, { code: 'points_uneven' }],
  [{ points: 900n, worth: 150n }, 150n, { code: 'points_too_few' }],
  [{ points: -1_000n, worth: 150n }, 150n, { code: 'points_too_few' }],
  [{ points: 1_000n, worth: 150n }, 151n, { code: 'price_changed' }],
  [{ points: 1_000n, worth: 0n }, 0n, { code: 'not_convertible' }],
  [{ points: 1_000n, worth: 1n }, undefined, { code: 'not_convertible' }],
])('[PT27] a conversion of %o at %d comes to %o', (asked, worth, expected) => {
  expect(planConversion(asked, { worth, convertMin: 1_000 })).toMatchObject(expected)
})
