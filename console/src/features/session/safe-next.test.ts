import { expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

it('keeps a path of the console with its query', () => {
  expect(safeNext('/audit?text=brand')).toBe('/audit?text=brand')
})

it.each([
  undefined,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere',
  'audit',
])('leads to the dashboard instead of %s', (next) => {
  expect(safeNext(next)).toBe('/')
})
