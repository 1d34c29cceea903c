import { expect, it } from 'vitest'
import { variantsOf } from './variants.ts'

it('[PT34] a choice that was there keeps its code, and with it its stock', () => {
  const known = [
    { code: 'S', name: 'Small' },
    { code: 'old', name: 'Large' },
  ]
  expect(variantsOf('Large, Small, Extra', known)).toEqual([
    { code: 'old', name: 'Large' },
    { code: 'S', name: 'Small' },
    { code: 'Extra', name: 'Extra' },
  ])
})

it('[PT34] what has nothing to choose keeps the one it has', () => {
  expect(variantsOf(' , ', [{ code: 'std', name: '' }])).toEqual([{ code: 'std', name: '' }])
  expect(variantsOf('', [])).toEqual([{ code: 'one', name: '' }])
})

it('[PT34] names that read alike have codes of their own', () => {
  const codes = variantsOf('XL, X-L, X L, 大, 小', [{ code: 'v1', name: 'Old' }])
  expect(new Set(codes.map(({ code }) => code)).size).toBe(5)
  expect(codes.every(({ code }) => /^[A-Za-z0-9_-]{1,20}$/.test(code))).toBe(true)
  expect(codes.some(({ code }) => code === 'v1')).toBe(false)
})
