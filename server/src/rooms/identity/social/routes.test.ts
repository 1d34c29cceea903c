import { expect, it } from 'vitest'
import { samePlace } from './routes.ts'

it.each([
  ['/rng?vassalage=PP', '/rng?vassalage=PP'],
  ['/', '/'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['\\/evil.example', ''],
  ['/\t/evil.example', ''],
  ['https://evil.example', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
  [undefined, ''],
  [['/a', '/b'], ''],
  [`/${'a'.repeat(600)}`, ''],
])('[I81] a way back to %s is taken as %s', (next, path) => {
  expect(samePlace(next)).toBe(path)
})
